import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { siteChecks } from '../../scripts/doctor/site-checks.ts';
import { headersOf } from '../../scripts/headers.ts';
import { parseSettings, type Settings } from '../../scripts/settings.ts';
import { type Host, hostSite, serve } from '../../scripts/site-build/static-host.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { NAMED_SITE } from '../setup/named-build.ts';

/**
 * A deployed site: a copy of the build, made for the address that it is served at, which is served as Netlify and Cloudflare
 * Pages do.
 */
async function openLiveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  cpSync(inject('namedBuild'), folder, { recursive: true });
  let host: Host;
  const { origin, close } = await serve((request, response) => host(request, response));
  for (const page of ['terms', 'privacy']) writeFileSync(join(folder, `${page}.html`), '<h1>Terms</h1>');
  const replacements = [
    [NAMED_SITE.VITE_TERMS_URL, `${origin}/terms.html`],
    [NAMED_SITE.VITE_PRIVACY_URL, `${origin}/privacy.html`],
    [NAMED_SITE.VITE_SITE_URL, origin],
  ] as const;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:png|woff2)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of replacements) text = text.replaceAll(from, to);
    writeFileSync(file, text);
  }
  host = hostSite(folder);
  return {
    origin,
    /** With which it was built. */
    settings: parseSettings(NAMED_SITE, {
      siteUrl: origin,
      termsUrl: `${origin}/terms.html`,
      privacyUrl: `${origin}/privacy.html`,
    }),
    /** The copy, which a test may change. */
    folder,
    /** Replaces the rules it is served by. */
    answerBy: (other: Host) => {
      host = other;
    },
    close: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

let live: Awaited<ReturnType<typeof openLiveSite>>;
beforeEach(async () => {
  live = await openLiveSite();
});
afterEach(() => live.close());

/** The names of the checks that fail; of the first alone if that does. */
async function failures(changed: Partial<Settings>) {
  const failed: string[] = [];
  for (const { name, run } of siteChecks(live.origin, { ...live.settings, ...changed })) {
    if ((await run()).length > 0) failed.push(name);
    if (failed[0] === LANDING) break;
  }
  return failed;
}

/** A deployed file. */
const at = (...path: string[]) => join(live.folder, ...path);
const asset = (shape: RegExp) =>
  at('assets', readdirSync(at('assets')).find((name) => shape.test(name)) ?? '');
/** A script that a visit loads later. */
const laterScript = () => {
  const html = readFileSync(at('index.html'), 'utf8');
  const later = readdirSync(at('assets')).find((name) => name.endsWith('.js') && !html.includes(name));
  return at('assets', later ?? '');
};

/** Replaces a text in the deployed page, wherever it occurs. */
const edit = (from: RegExp, to: string) =>
  writeFileSync(at('index.html'), readFileSync(at('index.html'), 'utf8').replaceAll(from, to));

function withoutPolicy(path: string) {
  const headers = headersOf(path);
  headers.delete('Content-Security-Policy');
  return headers;
}

function answerUnknownPathsWithPage() {
  const host = hostSite(live.folder);
  live.answerBy((request, response) => {
    if (!existsSync(at(request.url ?? ''))) request.url = '/';
    host(request, response);
  });
}

/** Answers `/fr` with the 404 page of the first language. */
function answerOnlyWithSlash() {
  const host = hostSite(live.folder);
  const paths = LANGUAGES.slice(1).map(({ path }) => path.slice(0, -1));
  live.answerBy((request, response) => {
    if (paths.includes(request.url ?? '')) request.url = '/missing';
    host(request, response);
  });
}

const LANDING = 'The landing page comes, with every file that it loads';
const SECRETS = 'No secret is in the site';
const SETTINGS = 'The site was built with these settings';
const NOT_FOUND = 'An unknown path is answered with 404 and the page for it';
const SLASHES = 'A language answers without its slash, too';
const HEADERS = 'Every answer comes with the security headers';
const PLACEHOLDERS = 'The page has no placeholders';
const ADDRESS = 'Canonical address and share image are of this site';
const LEGAL = 'Terms and privacy policy answer, without blanks';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const legacyKey = (role: string) =>
  `"${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ iss: 'supabase', role })}.c2lnbmF0dXJlLW9m"`;

type Defect = [what: string, noticed: string[], breakSite: () => void, changed?: Partial<Settings>];
const nothing = () => {};
const writeInto = (text: string) => () => appendFileSync(laterScript(), text);

/** Defects of a site, and what the doctor says of each, as of nothing else. tests/unit/scripts has the other placeholders. */
const DEFECTS: Defect[] = [
  [
    'it does not answer',
    [LANDING],
    () => live.answerBy((_request, response) => response.writeHead(503).end()),
  ],
  ['files are missing', [LANDING], () => rmSync(laterScript())],
  ['a script that loads later has a secret key', [SECRETS], writeInto('sb_secret_4f9a0c1d2e3b4a5c')],
  ['it has a key of the service role', [SECRETS], writeInto(legacyKey('service_role'))],
  ["it has a database's password", [SECRETS], writeInto('"postgres://postgres:s3cret@db.x.co/x"')],
  ['it was built for another project', [SETTINGS], nothing, { supabaseUrl: 'https://other.supabase.test' }],
  ['unknown paths answer 200', [NOT_FOUND], answerUnknownPathsWithPage],
  ...LANGUAGES.slice(1).flatMap(({ path, name }): Defect[] => [
    [`the page in ${name} is missing`, [LANDING], () => rmSync(at(path, 'index.html'))],
    [`${path} without its slash is unknown`, [SLASHES], answerOnlyWithSlash],
    [`the 404 page in ${name} is English`, [NOT_FOUND], () => cpSync(at('404.html'), at(path, '404.html'))],
  ]),
  ['a header is missing', [HEADERS], () => live.answerBy(hostSite(live.folder, withoutPolicy))],
  ['a setting is not set', [PLACEHOLDERS], nothing, { mailingAddress: '' }],
  ['its consent has another address', [SETTINGS], nothing, { mailingAddress: '9 Other Street' }],
  ['it was built for another address', [ADDRESS], () => edit(/(?<=rel="canonical" href=")[^"]*/g, 'x')],
  ['the picture for shared links is missing', [ADDRESS], () => rmSync(asset(/^share-/))],
  ['the privacy policy is not there', [LEGAL], () => rmSync(at('privacy.html'))],
  ['nothing is wrong, and it has publishable keys', [], writeInto(`sb_publishable_x ${legacyKey('anon')}`)],
];

it.each(DEFECTS)('a site is found out when %s', async (_what, noticed, breakSite, changed = {}) => {
  breakSite();
  expect(await failures(changed)).toEqual(noticed);
});
