import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legalProblem, UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

const CANONICAL = '<link rel="canonical" href="https://www.torque.example/">';

const found = (html: string, day = '2026-11-22') =>
  Object.entries(UNSET_SETTINGS).flatMap(([variable, problem]) => {
    const text = problem(CANONICAL + html, new Date(`${day}T12:00:00Z`));
    return text === null ? [] : `${variable}: ${text}`;
  });

it.each([
  [
    '<a href="mailto:hello@pitlane.example?subject=x">',
    'CONTACT_EMAIL: the page gives hello@pitlane.example',
  ],
  [
    '<time class="x" dateTime="2025-07-30">Launch day: Jul 30, 2025</time>',
    'LAUNCH_DATE: the page says "Live today!" for 2025-07-30, 480 days ago',
  ],
  ['<a class="x" href="#">Terms</a>', 'TERMS_URL: Terms leads nowhere'],
  ['<a href="#">Privacy</a>', 'PRIVACY_URL: Privacy leads nowhere'],
  ['<a href="mailto:hello@torque.example">'],
  ['<time dateTime="2027-01-01">Launch day: Jan 1, 2027</time>'],
  ['<a href="/terms.html">Terms</a><a href="#benefits">Benefits</a>'],
])('a page with %s holds these placeholders: %s', (html, ...problems) => {
  expect(found(html)).toEqual(problems.map((problem) => `VITE_${problem}`));
});

it('a page without its address holds one', () => {
  expect(UNSET_SETTINGS['VITE_SITE_URL']?.('<h1>Torque</h1>', new Date())).toBe(
    'shared links show no picture',
  );
});

it('a launch day counts as past once it has ended in Vancouver', () => {
  const day = '<time dateTime="2026-11-22">';
  expect(found(day, '2026-11-23')).toEqual([]);
  expect(found(day, '2026-11-24')).toHaveLength(1);
});

it.each([
  ['', []],
  ['/terms.html', []],
  ['/privacy.html', ['/privacy.html has blanks to fill in']],
  ['/none.html', ['/none.html does not answer']],
  ['http://127.0.0.1:9/terms', ['http://127.0.0.1:9/terms does not answer']],
])('of the legal page "%s" is said: %s', async (page, problems) => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  writeFileSync(join(folder, 'terms.html'), '<h1>Terms of use</h1>');
  cpSync('docs/templates/privacy.html', join(folder, 'privacy.html'));
  expect(await legalProblem(page, folder)).toEqual(problems);
  rmSync(folder, { recursive: true });
});
