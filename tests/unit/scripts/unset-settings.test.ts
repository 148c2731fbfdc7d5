import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { legalProblem, readPage, UNSET_SETTINGS } from '../../../scripts/unset-settings.ts';

const SHOWN = {
  siteUrl: 'https://www.torque.example/fr/',
  contactEmail: 'hello@torque.example',
  launchDate: '2999-11-22',
  termsUrl: '/terms.html',
  privacyUrl: 'https://legal.torque.example/privacy',
  shareImage: 'https://www.torque.example/share.png',
};
const SETTINGS = { ...SHOWN, mailingAddress: '12 Spadina Avenue, Toronto, Ontario M5V 2T6' };

it('a page shows its settings in any language', () => {
  const html = `<link rel="canonical" href="${SHOWN.siteUrl}"><meta property="og:image" content="${SHOWN.shareImage}">
    <time dateTime="${SHOWN.launchDate}"></time><footer><a href="mailto:${SHOWN.contactEmail}?subject=x">Écrire</a>
    <a href="/terms.html" rel="terms-of-service"></a><a href="${SHOWN.privacyUrl}" rel="privacy-policy"></a></footer>`;
  expect(readPage(html)).toEqual(SHOWN);
});

it.each(['<a href="/x">Conditions</a><time>soon</time>', '<a href="#" rel="terms-of-service">'])(
  'a page shows none of them with %s',
  (html) => {
    expect(new Set(Object.values(readPage(html)))).toEqual(new Set(['']));
  },
);

it.each([
  [{ launchDate: '2020-01-01' }, ['VITE_LAUNCH_DATE']],
  [{ launchDate: '2025-07-30' }, ['VITE_LAUNCH_DATE']],
  [{ contactEmail: 'hello@pitlane.example' }, ['VITE_CONTACT_EMAIL']],
  [Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ''])), Object.keys(UNSET_SETTINGS)],
])('settings with %j publish placeholders: %j', (changed, variables) => {
  const found = Object.entries(UNSET_SETTINGS).filter(([, problem]) => problem({ ...SETTINGS, ...changed }));
  expect(found.map(([variable]) => variable)).toEqual(variables);
});

it.each([
  ['', []],
  ['/terms.html', []],
  ['/privacy.html', ['/privacy.html has blanks to fill in, such as [date]']],
  // Without the mark around it.
  ['/brackets.html', ['/brackets.html has blanks to fill in, such as [legal name of the company]']],
  ['/none.html', ['/none.html does not answer']],
  ['http://127.0.0.1:9/terms', ['http://127.0.0.1:9/terms does not answer']],
])('of the legal page "%s" is said: %s', async (page, problems) => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const finished =
    '<!-- replace each <mark>[date]</mark> --><h1>Terms<mark> of use</mark></h1>As agreed [1]. [email\u00a0protected]<script>[ab]</script>';
  writeFileSync(join(folder, 'terms.html'), finished);
  writeFileSync(join(folder, 'brackets.html'), '<p>By [legal name\nof the company].</p>');
  cpSync('docs/templates/privacy.html', join(folder, 'privacy.html'));
  expect(await legalProblem(page, folder)).toEqual(problems);
});
