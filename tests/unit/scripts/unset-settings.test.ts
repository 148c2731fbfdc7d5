import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legalProblem, parsePage, UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

const ADDRESS = '12 Spadina Avenue, Toronto, Ontario M5V 2T6';
const NOON = 'T12:00:00Z';

const launchOn = (day: string) => `<time dateTime="${day}"></time>`;
const linkTo = (target: string, rel = '') => `<footer><a href="${target}" rel="${rel}">Lien</a></footer>`;
const TERMS = 'terms-of-service';
const PRIVACY = 'privacy-policy';

/** A correct page, but for the parts that a test names. */
const pageWith = ({
  head = '<link rel="canonical" href="https://www.torque.example/">',
  launch = launchOn('2027-01-01'),
  contact = linkTo('mailto:hello@torque.example?subject=x'),
  terms = linkTo('/terms.html', TERMS),
  privacy = linkTo('/privacy.html', PRIVACY),
} = {}) => `<head>${head}</head>${launch}${contact}${terms}${privacy}`;

function found(html: string, { day = '2026-11-22', mailingAddress = ADDRESS } = {}) {
  const page = parsePage(html);
  return Object.entries(UNSET_SETTINGS).flatMap(([variable, problem]) => {
    const text = problem({ page, today: new Date(day + NOON), mailingAddress });
    return text === null ? [] : `${variable}: ${text}`;
  });
}

it('a page as it should be holds no placeholder', () => {
  expect(found(pageWith())).toEqual([]);
});

it.each([
  [{ head: '' }, 'VITE_SITE_URL: shared links show no picture'],
  [
    { contact: linkTo('mailto:hello@pitlane.example?subject=x') },
    'VITE_CONTACT_EMAIL: the page gives hello@pitlane.example',
  ],
  [
    { launch: launchOn('2025-07-30') },
    `VITE_LAUNCH_DATE: the page counts the days to 2025-07-30, 480 days ago`,
  ],
  [{ terms: linkTo('#', TERMS) }, 'VITE_TERMS_URL: the terms lead nowhere'],
  [{ privacy: linkTo('#', PRIVACY) }, 'VITE_PRIVACY_URL: the privacy policy leads nowhere'],
])('a page with %j holds a placeholder: %s', (parts, problem) => {
  expect(found(pageWith(parts))).toEqual([problem]);
});

it('a page without its links does not pass', () => {
  expect(found('<a href="/x">Conditions</a><time>soon</time>')).toEqual([
    'VITE_SITE_URL: shared links show no picture',
    'VITE_CONTACT_EMAIL: the page has no link footer a[href^="mailto:"]',
    'VITE_LAUNCH_DATE: the page names no launch day',
    'VITE_TERMS_URL: the page has no link a[rel="terms-of-service"]',
    'VITE_PRIVACY_URL: the page has no link a[rel="privacy-policy"]',
  ]);
});

it('a consent without a postal address holds one', () => {
  expect(found(pageWith(), { mailingAddress: '' })).toEqual([
    "VITE_MAILING_ADDRESS: the consent has no postal address, which Canada's anti-spam law asks for",
  ]);
});

it('a launch day counts as past once it has ended in Vancouver', () => {
  const page = pageWith({ launch: launchOn('2026-11-22') });
  expect(found(page, { day: '2026-11-23' })).toEqual([]);
  expect(found(page, { day: '2026-11-24' })).toHaveLength(1);
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
