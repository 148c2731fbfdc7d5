import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { runChecks } from '../../scripts/doctor/checks.ts';
import { siteChecks } from '../../scripts/doctor/site-checks.ts';
import { headersOf, hostSite } from '../../scripts/site-build/static-host.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { runCommand } from '../database/command.ts';
import { serveHostedProject } from '../database/hosted-project.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

const SECRET = 'sb_secret_4f9a0c1d2e3b4a5c6d7e8f90';

let live: LiveSite;
beforeEach(async () => {
  live = await openLiveSite();
});
afterEach(() => live.close());

const LIVE = {
  url: NAMED_SITE.VITE_SUPABASE_URL,
  key: NAMED_SITE.VITE_SUPABASE_ANON_KEY,
  mailingAddress: NAMED_SITE.VITE_MAILING_ADDRESS,
};

async function failures(changed: Partial<typeof LIVE>) {
  const results = await runChecks([siteChecks({ site: live.origin, ...LIVE, ...changed })]);
  return results.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
}

/** A deployed file. */
const at = (...path: string[]) => join(live.folder, ...path);
const asset = (shape: RegExp) =>
  at('assets', readdirSync(at('assets')).find((name) => shape.test(name)) ?? '');

/** Replaces a text in the deployed page, wherever it occurs. */
function edit(from: string | RegExp, to: string) {
  const before = readFileSync(at('index.html'), 'utf8');
  expect(before).toMatch(from);
  writeFileSync(at('index.html'), before.replaceAll(from, to));
}

/** Serves the site with a policy that lets any script run. */
function allowScripts() {
  const policy = 'Content-Security-Policy';
  const loose = headersOf('/').get(policy)?.replace("src 'self'", "src 'self' 'unsafe-inline'") ?? '';
  live.answerBy(hostSite(live.folder, (path) => headersOf(path).set(policy, loose)));
}

function answerUnknownPathsWithPage() {
  const host = hostSite(live.folder);
  live.answerBy((request, response) => {
    if (!existsSync(at(request.url ?? ''))) request.url = '/';
    host(request, response);
  });
}

const LANDING = 'The landing page comes';
const FILES = 'Every file that the page loads comes';
const SECRETS = 'No secret is in the site';
const PROJECT = 'The site talks to this project';
const NOT_FOUND = 'An unknown path is answered with 404 and the page for it';
const PRIVATE = 'Nothing private is served';
const HEADERS = 'Every answer comes with the security headers';
const ADDED = 'Nobody has added to the page';
const LAUNCH_DAY = 'VITE_LAUNCH_DATE is yours';
const CONSENT = 'The consent gives the postal address of VITE_MAILING_ADDRESS';
const ADDRESS = 'VITE_SITE_URL is this address, and the picture for shared links comes';
const LEGAL = 'Terms and privacy policy answer';

const SNIPPET = '<script defer src="https://static.example/beacon.js"></script></body>';
const HIDDEN_ADDRESS = '<a href="/cdn-cgi/l/email-protection">x</a></body>';

type Defect = [what: string, noticed: string[], breakSite: () => void, changed?: Partial<typeof LIVE>];
const nothing = () => {};

/**
 * Defects of a site, and what the doctor says of each, as of nothing else. tests/unit/scripts has the kinds of secrets and
 * of placeholders.
 */
const DEFECTS: Defect[] = [
  [
    'it does not answer',
    [LANDING],
    () => live.answerBy((_request, response) => response.writeHead(503).end()),
  ],
  ['files are missing', [FILES], () => rmSync(asset(/^client-.*js$/))],
  ['a script that loads later has a secret', [SECRETS], () => appendFileSync(asset(/^client-.*js$/), SECRET)],
  ['it was built for another project', [PROJECT], nothing, { url: 'https://other.supabase.test' }],
  ['unknown paths answer 200', [NOT_FOUND, PRIVATE], answerUnknownPathsWithPage],
  ['unknown paths get another page', [NOT_FOUND], () => writeFileSync(at('404.html'), '')],
  ...LANGUAGES.slice(1).flatMap(({ path, name }): Defect[] => [
    [`the page in ${name} is missing`, [LANDING], () => rmSync(at(path, 'index.html'))],
    [`the 404 page in ${name} is English`, [NOT_FOUND], () => cpSync(at('404.html'), at(path, '404.html'))],
  ]),
  ['the whole project is served', [PRIVATE], () => writeFileSync(at('.env.local'), 'X=1')],
  ['there are no headers', [HEADERS], () => live.answerBy(hostSite(live.folder, () => new Map()))],
  ['any script may run', [HEADERS], allowScripts],
  ['its host adds an analytics snippet', [ADDED], () => edit('</body>', SNIPPET)],
  ['its host hides addresses', [ADDED], () => edit('</body>', HIDDEN_ADDRESS)],
  ['its launch day is long past', [LAUNCH_DAY], () => edit(/(?<=<time[^>]*=")\d{4}/g, '2025')],
  ['its consent lacks the postal address', [CONSENT], nothing, { mailingAddress: '9 Other Street' }],
  ['no postal address is set', [CONSENT], nothing, { mailingAddress: '' }],
  ['it was built for another address', [ADDRESS], () => edit(/(?<=rel="canonical" href=")[^"]*/g, 'x')],
  ['the picture for shared links is missing', [ADDRESS], () => rmSync(asset(/^share-/))],
  ['the privacy policy is not there', [LEGAL], () => rmSync(at('privacy.html'))],
];

it.each(DEFECTS)('a site is found out when %s', async (_what, noticed, breakSite, changed = {}) => {
  breakSite();
  expect(await failures(changed)).toEqual(noticed);
});

/** Milliseconds; a migrated database and processes of their own are slow. */
const PATIENCE = 180_000;

describe('npm run doctor', { timeout: PATIENCE }, () => {
  /** Runs it with the settings of the named site, but for these. */
  async function run(settings: Partial<typeof NAMED_SITE>, ...flags: string[]) {
    const command = runCommand(['doctor', ...flags], { ...NAMED_SITE, VITE_SITE_URL: '', ...settings });
    return { printed: await command.ended, status: command.process.exitCode };
  }

  it.each([
    ['checks project and site, and says how to erase its rows', false],
    ['checks a project alone with --project', true],
  ])('%s', async (_what, isProjectOnly) => {
    const { url, key, close } = await serveHostedProject(await openMigratedDatabase('nothing'));
    const site = await openLiveSite({ url, key });
    const flags = isProjectOnly ? ['--project'] : ['--site', site.origin];
    const { status, printed } = await run({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key }, ...flags);
    site.close();
    await close();
    expect(printed).toContain(' 0 failed');
    expect(printed.includes('The landing page')).toBe(!isProjectOnly);
    expect(printed).toContain("delete from public.registered_users where email_id ilike '%doctor.invalid'");
    expect(status).toBe(0);
  });

  it('refuses a secret key, and does not print it', async () => {
    const { status, printed } = await run({ VITE_SUPABASE_ANON_KEY: SECRET });
    expect(status).toBe(1);
    expect(printed).toContain('VITE_SUPABASE_ANON_KEY is a secret key');
    expect(printed).not.toContain(SECRET);
  });

  it('says one line for a project that does not answer, and that the site was not checked', async () => {
    const { status, printed } = await run({ VITE_SUPABASE_URL: 'http://127.0.0.1:9' });
    expect(status).toBe(1);
    expect(printed).toMatch(
      /^FAILED {2}The project answers.*\n {8}could not be checked \(.+\)\n {8}Fix: is it paused/m,
    );
    expect(printed).toContain('doctor: 0 passed, 1 failed');
    expect(printed).toContain('The site was not checked: set VITE_SITE_URL or give --site.');
  });
});
