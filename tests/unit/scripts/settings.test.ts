import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { findLegalProblems, findUnset, listLegalUrls } from '../../../scripts/shared/launch-warnings';
import { DEFAULTS as FALLBACKS, findSettingProblem, parseSettings } from '../../../scripts/shared/settings';
import type { Settings } from '../../../scripts/shared/settings-schema';
import { LANGUAGES } from '../../../src/lib/languages';

const REQUIRED = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
};

/** Returns a legacy API key. `exp` is in seconds since 1970. */
const legacyKey = (role: string, exp?: number, ref?: string) =>
  `header.${btoa(JSON.stringify({ role, exp, ref }))}.signature`;
const HOUR = 3600;
const now = Math.round(Date.now() / 1000);

it('uses a default for every setting except the two for Supabase', () => {
  expect(parseSettings({ ...REQUIRED, VITE_PRODUCT_NAME: '  ' })).toMatchObject({
    supabaseUrl: 'https://abc.supabase.co',
    supabaseAnonKey: 'sb_publishable_abc',
    productName: FALLBACKS.productName,
    siteUrl: '',
    contactEmail: FALLBACKS.contactEmail,
    launchDate: FALLBACKS.launchDate,
    termsUrl: '',
    privacyUrl: '',
    mailingAddress: '',
  });
});

it.each([
  ['VITE_SUPABASE_URL', ' https://abc.supabase.co/ '],
  ['VITE_SUPABASE_URL', 'http://localhost:5173'],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('anon')],
  ['VITE_SITE_URL', 'https://pitlane.example/'],
  ['VITE_PRODUCT_NAME', 'Maplewood Car Garage'],
  ['VITE_LAUNCH_DATE', '2028-02-29'],
  ['VITE_TERMS_URL', 'https://pitlane.example/terms'],
  ['VITE_PRIVACY_URL', '/privacy.html'],
  ['VITE_MAILING_ADDRESS', '12 Spadina Avenue, Toronto, Ontario M5V 2T6'],
])('accepts %s = %s', (variable, value) => {
  const settings = parseSettings({ ...REQUIRED, [variable]: value });
  expect(Object.values(settings)).toContain(value.trim().replace(/\/$/, ''));
});

// White space and invisible characters in text that was copied from an email, a chat or a spreadsheet.
const UNSEEN = ['\u200b', '\ufeff', '\u00ad', '\u00a0', '\r\n'];

it.each([
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc'],
  ['VITE_SITE_URL', 'https://www.pitlane.example'],
  ['VITE_CONTACT_EMAIL', 'hello@pitlane.example'],
  ['VITE_LAUNCH_DATE', '2027-05-01'],
  ['VITE_TERMS_URL', 'https://pitlane.example/terms'],
  ['VITE_PRIVACY_URL', '/privacy.html'],
])('removes quotes and invisible characters from %s', (variable, value) => {
  for (const unseen of UNSEEN) {
    // Copied white space is only at the ends. White space inside a value is the owner's mistake.
    const inside = /\s/.test(unseen) ? value : value.slice(0, 4) + unseen + value.slice(4);
    const typed = `"${unseen}${inside}${unseen}"${unseen}`;
    expect(Object.values(parseSettings({ ...REQUIRED, [variable]: typed })), JSON.stringify(typed)).toContain(
      value,
    );
  }
});

it.each([
  ['VITE_SITE_URL', 'https://www.Garage-Zoé.ca', 'https://www.xn--garage-zo-j4a.ca'],
  ['VITE_SITE_URL', 'HTTPS://WWW.Pitlane.Example', 'https://www.pitlane.example'],
  ['VITE_TERMS_URL', 'https://Légal.ca/Générales.html?É=1', 'https://xn--lgal-bpa.ca/Générales.html?É=1'],
  ['VITE_PRIVACY_URL', '/Confidentialité.html', '/Confidentialité.html'],
  ['VITE_CONTACT_EMAIL', 'Allô@garage-zoé.ca', 'Allô@xn--garage-zo-j4a.ca'],
  ['VITE_CONTACT_EMAIL', 'Pitlane <hello@pitlane.example>', 'hello@pitlane.example'],
  ['VITE_CONTACT_EMAIL', 'mailto:hello@pitlane.example', 'hello@pitlane.example'],
])('stores %s = %s as browsers and mail servers write it: %s', (variable, typed, stored) => {
  expect(Object.values(parseSettings({ ...REQUIRED, [variable]: typed }))).toContain(stored);
});

it.each([`'L'Étoile'`, ` " L'Étoile " `])('removes the quotes around a name: %s', (name) => {
  expect(parseSettings({ ...REQUIRED, VITE_PRODUCT_NAME: name }).productName).toBe("L'Étoile");
});

it.each([
  ['VITE_SUPABASE_URL', '', 'is missing'],
  ['VITE_SUPABASE_URL', 'http://abc.supabase.co', 'must be a project’s URL'],
  [
    'VITE_SUPABASE_URL',
    'http://kong:8000',
    'must be a project’s URL without a path, such as https://abc.supabase.co. Only localhost and 127.0.0.1 may',
  ],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v1/', 'must be a project’s URL'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.com', 'must end in .supabase.co'],
  ['VITE_SUPABASE_URL', 'https://db.abc.supabase.co', 'must end in .supabase.co'],
  ['VITE_SUPABASE_ANON_KEY', '', 'is missing'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_...', 'must be a publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'must be a publishable key'],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), 'must be a publishable key'],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('anon', now - HOUR), 'has expired. Use the publishable key'],
  ['VITE_PRODUCT_NAME', 'P', 'must have from 2 to 20 characters'],
  ['VITE_PRODUCT_NAME', 'Maplewood Car Garages', 'must have from 2 to 20 characters'],
  ['VITE_SITE_URL', 'www.pitlane.example', 'must be a URL such as https://'],
  ['VITE_SITE_URL', 'https://pitlane.example/home', 'must be a URL such as'],
  ['VITE_CONTACT_EMAIL', 'hello', 'is not an email address'],
  ['VITE_LAUNCH_DATE', '2027-02-29', 'is not a date'],
  ['VITE_TERMS_URL', 'javascript:alert(1)', 'must be an https URL'],
  ['VITE_TERMS_URL', 'terms.html', 'must be an https URL, or a path on the site such as /terms.html'],
  ['VITE_PRIVACY_URL', '//pitlane.example/privacy', 'must be an https URL'],
])('rejects %s = %j with the message "%s"', (variable, value, message) => {
  expect(() => parseSettings({ ...REQUIRED, [variable]: value })).toThrow(`${variable} ${message}`);
});

it('suggests renaming the variable if it has the name that the dashboard uses', () => {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY: key } = REQUIRED;
  const message = 'is missing. You have set VITE_SUPABASE_PUBLISHABLE_KEY: rename it';
  expect(() => parseSettings({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
    `VITE_SUPABASE_ANON_KEY ${message}`,
  );
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', key);
  expect(findSettingProblem('VITE_SUPABASE_ANON_KEY', '')).toBe(message);
});

it('rejects a legacy key from another project', () => {
  const parse =
    (ref: string, url = REQUIRED.VITE_SUPABASE_URL) =>
    () =>
      parseSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: legacyKey('anon', undefined, ref) });
  expect(parse('xyz')).toThrow(
    'VITE_SUPABASE_ANON_KEY belongs to a different project than VITE_SUPABASE_URL',
  );
  expect(parse('abc')).not.toThrow();
  expect(parse('xyz', 'http://localhost:5173')).not.toThrow();
});

it('prints the directive for the Content-Security-Policy if a project has a custom domain', () => {
  expect(() => parseSettings({ ...REQUIRED, VITE_SUPABASE_URL: 'https://api.garage.example' })).toThrow(
    /VITE_SUPABASE_URL is blocked by the content security policy.* vercel\.json to:\n +connect-src 'self' https:\S.* https:\/\/api\.garage\.example$/,
  );
});

it('the error lists every invalid variable without its value', () => {
  const parse = () =>
    parseSettings({
      VITE_SUPABASE_URL: 'https://me:hunter2@abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_secret_hunter2',
      VITE_LAUNCH_DATE: 'soon',
    });
  expect(parse).toThrow(/VITE_SUPABASE_URL[\s\S]*VITE_SUPABASE_ANON_KEY[\s\S]*VITE_LAUNCH_DATE/);
  expect(parse).not.toThrow('hunter2');
});

const DEFAULTS = parseSettings(REQUIRED);
const SETTINGS: Settings = {
  ...DEFAULTS,
  siteUrl: 'https://www.torque.example',
  contactEmail: 'hello@torque.example',
  launchDate: '2999-11-22',
  termsUrl: '/terms.html',
  privacyUrl: 'https://legal.torque.example/privacy',
  mailingAddress: '12 Spadina Avenue, Toronto, Ontario M5V 2T6',
};

it('lists every setting that must change before the launch', () => {
  const unset = (settings: Settings) =>
    findUnset(settings).map((text) => /Set VITE_(\w+)\.$/.exec(text)?.[1]);
  const all = ['SITE_URL', 'CONTACT_EMAIL', 'LAUNCH_DATE', 'TERMS_URL', 'PRIVACY_URL', 'MAILING_ADDRESS'];
  expect(unset(DEFAULTS)).toEqual(all);
  expect(unset({ ...SETTINGS, launchDate: '2020-01-01' })).toEqual(['LAUNCH_DATE']);
  expect(unset(SETTINGS)).toEqual([]);
});

it('lists each legal page once per language', () => {
  const inEach = LANGUAGES.map(({ path }) => `${path}terms.html`);
  expect(listLegalUrls(SETTINGS)).toEqual([...inEach, SETTINGS.privacyUrl]);
  expect(listLegalUrls({ ...SETTINGS, termsUrl: '', privacyUrl: '' })).toEqual([]);
});

const FINISHED = `<head><title>[draft]</title></head><!-- replace each <mark>[date]</mark> --><h1>Terms<mark> of use</mark></h1>
  As agreed [1]. [email\u00a0protected], [email&#160;protected]<script>[ab]</script>`;

it.each([
  ['a finished legal page', FINISHED, []],
  [
    'the template of a legal page',
    readFileSync('docs/templates/privacy.html', 'utf8'),
    ['/x still has blanks to fill in, such as [date]'],
  ],
  [
    'a legal page with a blank outside of a mark',
    '<p>By [legal name\nof you].</p>',
    ['/x still has blanks to fill in, such as [legal name of you]'],
  ],
  [
    'a legal page that is not UTF-8',
    Buffer.from('<p>G\xe9n\xe9rales</p>', 'latin1').toString(),
    ['/x is not saved as UTF-8, so some letters are missing'],
  ],
])('the build reports the problems on a legal page: %s', async (_, html, problems) => {
  expect(await findLegalProblems(['/x'], async () => html)).toEqual(problems);
});

it('reports a legal page that cannot be read', async () => {
  expect(await findLegalProblems(['/x'], () => Promise.reject(new Error('404')))).toEqual([
    '/x does not load',
  ]);
});
