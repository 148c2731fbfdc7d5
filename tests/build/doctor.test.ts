import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { hostSite, serve } from '../../scripts/build/static-host';
import { siteChecks } from '../../scripts/owner/doctor/site-checks';
import { parseSettings } from '../../scripts/shared/settings';
import type { Settings } from '../../scripts/shared/settings-schema';
import { LANGUAGES } from '../../src/lib/languages';
import { NAMED_SITE } from '../setup/named-build';
import { builtFiles, textOf } from './built-site';

const SITE = NAMED_SITE.VITE_SITE_URL;

const LANDING = 'The landing page loads, with all of its files';
const SETTINGS = 'The site was built with these settings';
const NOT_FOUND = 'An unknown path returns 404 and the 404 page';
const HEADERS = 'Every response has the security headers';
const PLACEHOLDERS = 'The page has no placeholders';
const ADDRESS = 'The canonical URL and the share image belong to this site';
const LEGAL = 'The terms and the privacy policy load, with all blanks filled in';
const SEARCH = 'Search engines may show the pages';

/** Returns the response that replaces the real one. If the request goes to another site, `path` is the whole URL. */
type Change = (path: string, answer: Response) => Response | Promise<Response>;

const missing =
  (pattern: RegExp): Change =>
  (path, answer) =>
    pattern.test(path) ? new Response('', { status: 404 }) : answer;
const edited =
  (pattern: RegExp, edit: (text: string) => string): Change =>
  async (path, answer) =>
    pattern.test(path) ? new Response(edit(await answer.text()), answer) : answer;
const withHeader =
  (name: string, value: string | null): Change =>
  (_, answer) => {
    const changed = new Response(answer.body, answer);
    if (value === null) changed.headers.delete(name);
    else changed.headers.set(name, value);
    return changed;
  };
const found: Change = (_, answer) =>
  answer.status === 404 ? new Response(answer.body, { headers: answer.headers }) : answer;
const cacheMissing: Change = (path, answer) =>
  answer.status === 404 ? withHeader('Cache-Control', 'max-age=31536000')(path, answer) : answer;

/** A script that a visit loads after the page. */
const [later = ''] = builtFiles().filter(
  (file) => file.startsWith('assets/') && file.endsWith('.js') && !textOf('index.html').includes(file),
);
const LATER = new RegExp(`/${later}$`);
type Defect = [what: string, failedChecks: string[], change: Change, settings?: Partial<Settings>];
const none: Change = (_, answer) => answer;

/** Defects of a site, each with the checks that fail because of it. More placeholders are tested in settings.test.ts. */
const DEFECTS: Defect[] = [
  ['the site does not respond', [LANDING], () => new Response('', { status: 503 })],
  ['files are missing', [LANDING], missing(LATER)],
  [
    'the site was built for another project',
    [SETTINGS],
    none,
    { supabaseUrl: 'https://other.supabase.test' },
  ],
  ['unknown paths return 200', [NOT_FOUND], found],
  ['browsers may cache a 404 for a year', [NOT_FOUND], cacheMissing],
  ...LANGUAGES.slice(1).flatMap(({ path, name }): Defect[] => [
    [`the page in ${name} is missing`, [LANDING], missing(new RegExp(`^${path}$`))],
    [
      `the 404 page in ${name} is English`,
      [NOT_FOUND],
      edited(new RegExp(`^${path}.`), () => textOf('404.html')),
    ],
  ]),
  ['a security header is missing', [HEADERS], withHeader('Content-Security-Policy', null)],
  ['a setting is not set', [PLACEHOLDERS], none, { mailingAddress: '' }],
  [
    'the site was built for another URL',
    [ADDRESS],
    edited(/^\/$/, (html) => html.replaceAll(/(?<=rel="canonical" href=")[^"]*/g, 'x')),
  ],
  ['the picture for shared links is missing', [ADDRESS], missing(/\/share-/)],
  ['the privacy policy is missing', [LEGAL], missing(/\/privacy$/)],
  [
    'a proxy challenges the request for the terms',
    [LEGAL],
    (path, answer) =>
      path.endsWith('/terms')
        ? new Response('[a blank]', { status: 403, headers: { 'cf-mitigated': 'challenge' } })
        : answer,
  ],
  [
    'the host keeps the site out of search engines',
    [SEARCH],
    withHeader('X-Robots-Tag', 'noindex, nofollow'),
  ],
  [
    'the network shows a login page instead',
    [LANDING],
    edited(/^\/$/, () => '<title>Sign in to the network</title>'),
  ],
  ['nothing is wrong', [], none],
];

let host: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  host = await serve(hostSite(inject('namedBuild')));
});
afterAll(() => host.close());

it.each(DEFECTS)(
  'if %s, the doctor reports the failed checks %j',
  async (_what, failedChecks, change, settings = {}) => {
    const get = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (!address.startsWith(SITE)) return change(address, new Response('<h1>Terms</h1>'));
      const path = address.slice(SITE.length);
      return change(path, await get(host.origin + path, init));
    });
    const failed: string[] = [];
    for (const { name, run } of siteChecks(SITE, { ...parseSettings(NAMED_SITE), ...settings })) {
      if ((await run()).length > 0) failed.push(name);
      // If the first check fails, the others fail, too.
      if (failed[0] === LANDING) break;
    }
    expect(failed).toEqual(failedChecks);
  },
);
