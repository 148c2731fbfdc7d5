import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSettings, type Settings } from '../../../scripts/settings.ts';
import { findUnset, legalAddresses, legalProblems } from '../../../scripts/unset-settings.ts';

/** Those that every site needs; the others have their defaults. */
const DEFAULTS = parseSettings(
  {},
  { supabaseUrl: 'https://abc.supabase.co', supabaseAnonKey: 'sb_publishable_abc' },
);
const SETTINGS: Settings = {
  ...DEFAULTS,
  siteUrl: 'https://www.torque.example',
  contactEmail: 'hello@torque.example',
  launchDate: '2999-11-22',
  termsUrl: '/terms.html',
  privacyUrl: 'https://legal.torque.example/privacy',
  mailingAddress: '12 Spadina Avenue, Toronto, Ontario M5V 2T6',
};

it('every setting that has a placeholder is named, and a launch date that is past', () => {
  const unset = (settings: Settings) =>
    findUnset(settings).map((text) => /Set VITE_(\w+)\.$/.exec(text)?.[1]);
  const all = ['SITE_URL', 'CONTACT_EMAIL', 'LAUNCH_DATE', 'TERMS_URL', 'PRIVACY_URL', 'MAILING_ADDRESS'];
  expect(unset(DEFAULTS)).toEqual(all);
  expect(unset({ ...SETTINGS, launchDate: '2020-01-01' })).toEqual(['LAUNCH_DATE']);
  expect(unset(SETTINGS)).toEqual([]);
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
  ['<p>By [legal name\nof you].</p>', ['/x has blanks to fill in, such as [legal name of you]']],
])('of the legal page "%s" is said: %s', async (html, problems) => {
  expect(await legalProblems(['/x'], async () => html)).toEqual(problems);
});

it('a legal page that cannot be read does not answer', async () => {
  expect(await legalProblems(['/x'], () => Promise.reject(new Error('404')))).toEqual(['/x does not answer']);
});
