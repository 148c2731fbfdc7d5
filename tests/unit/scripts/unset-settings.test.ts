import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCHEMA, type Settings } from '../../../scripts/settings.ts';
import { findUnset, legalAddresses, legalProblems } from '../../../scripts/unset-settings.ts';

const SETTINGS: Settings = {
  supabaseUrl: 'https://abc.supabase.co',
  supabaseAnonKey: 'sb_publishable_abc',
  siteUrl: 'https://www.torque.example',
  contactEmail: 'hello@torque.example',
  launchDate: '2999-11-22',
  termsUrl: '/terms.html',
  privacyUrl: 'https://legal.torque.example/privacy',
  mailingAddress: '12 Spadina Avenue, Toronto, Ontario M5V 2T6',
  productName: 'Torque',
};
const DEFAULTS = Object.fromEntries(
  Object.entries(SCHEMA).flatMap(([name, rule]) => ('fallback' in rule ? [[name, rule.fallback]] : [])),
);

it.each([
  [{}, []],
  [{ launchDate: '2020-01-01' }, ['VITE_LAUNCH_DATE']],
  [
    DEFAULTS,
    [
      'VITE_SITE_URL',
      'VITE_CONTACT_EMAIL',
      'VITE_LAUNCH_DATE',
      'VITE_TERMS_URL',
      'VITE_PRIVACY_URL',
      'VITE_MAILING_ADDRESS',
    ],
  ],
])('settings with %j publish placeholders: %j', (changed, variables) => {
  const found = findUnset({ ...SETTINGS, ...changed });
  expect(found.map((text) => /Set (\w+)\.$/.exec(text)?.[1])).toEqual(variables);
});

it('a legal page of the site is one in each language, one elsewhere is one, and one that is not set is none', () => {
  expect(legalAddresses(SETTINGS)).toEqual(['/terms.html', '/fr/terms.html', SETTINGS.privacyUrl]);
  expect(legalAddresses({ ...SETTINGS, termsUrl: '', privacyUrl: '' })).toEqual([]);
});

const FINISHED = `<head><title>[draft]</title></head><!-- replace each <mark>[date]</mark> --><h1>Terms<mark> of use</mark></h1>
  As agreed [1]. [email\u00a0protected], [email&#160;protected]<script>[ab]</script>`;

it.each([
  [FINISHED, []],
  [readFileSync('docs/templates/privacy.html', 'utf8'), ['/x has blanks to fill in, such as [date]']],
  // Without the mark around it.
  [
    '<p>By [legal name\nof the company].</p>',
    ['/x has blanks to fill in, such as [legal name of the company]'],
  ],
])('of the legal page "%s" is said: %s', async (html, problems) => {
  expect(await legalProblems(['/x'], async () => html)).toEqual(problems);
});

it('of a legal page that cannot be read is said that it does not answer', async () => {
  expect(await legalProblems(['/x'], () => Promise.reject(new Error('404')))).toEqual(['/x does not answer']);
});
