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

async function failures({
  url = NAMED_SITE.VITE_SUPABASE_URL,
  mailingAddress = NAMED_SITE.VITE_MAILING_ADDRESS,
} = {}) {
  const key = NAMED_SITE.VITE_SUPABASE_ANON_KEY;
  const results = await runChecks([siteChecks({ site: live.origin, url, key, mailingAddress })]);
  return results.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
}

/** Replaces a text in the deployed page, wherever it occurs. */
function edit(from: string | RegExp, to: string) {
  const page = join(live.folder, 'index.html');
  const before = readFileSync(page, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(page, before.replaceAll(from, to));
}

function asset(shape: RegExp): string {
  const file = readdirSync(join(live.folder, 'assets')).find((name) => shape.test(name));
  return join(live.folder, 'assets', file ?? '');
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
    if (!existsSync(join(live.folder, request.url ?? ''))) request.url = '/';
    host(request, response);
  });
}

const LANDING = 'The landing page comes';
const LAUNCH_DAY = 'VITE_LAUNCH_DATE is yours';
const HEADERS = 'Every answer comes with the security headers';
const NOT_FOUND = 'An unknown path is answered with 404 and the page for it';
const ADDRESS = 'VITE_SITE_URL is this address, and the picture for shared links comes';
const ADDED = 'Nobody has added to the page';
const SNIPPET = '<script defer src="https://static.example/beacon.js"></script></body>';
const HIDDEN_ADDRESS = '<a href="/cdn-cgi/l/email-protection">x</a></body>';

/**
 * Defects of a site, and what the doctor says of each, as of nothing else. tests/unit/scripts has the kinds of secrets and
 * of placeholders.
 */
const BROKEN: [what: string, breakSite: () => void, failures: string[]][] = [
  [
    'a secret is in a script that is loaded later',
    () => appendFileSync(asset(/^client-.*js$/), `;"${SECRET}"`),
    ['No secret is in the site'],
  ],
  ['unknown paths answer 200', answerUnknownPathsWithPage, [NOT_FOUND, 'Nothing private is served']],
  ...LANGUAGES.slice(1).flatMap(({ path, name }): [string, () => void, string[]][] => [
    [`the page in ${name} is missing`, () => rmSync(join(live.folder, path, 'index.html')), [LANDING]],
    [
      `unknown paths in ${name} get the English page`,
      () => cpSync(join(live.folder, '404.html'), join(live.folder, path, '404.html')),
      [NOT_FOUND],
    ],
  ]),
  ['unknown paths get another page', () => writeFileSync(join(live.folder, '404.html'), ''), [NOT_FOUND]],
  ['there are no headers', () => live.answerBy(hostSite(live.folder, () => new Map())), [HEADERS]],
  ['any script may run', allowScripts, [HEADERS]],
  ['its host adds an analytics snippet', () => edit('</body>', SNIPPET), [ADDED]],
  ['its host hides addresses', () => edit('</body>', HIDDEN_ADDRESS), [ADDED]],
  ['its launch day is long past', () => edit(/(?<=<time[^>]*=")\d{4}/g, '2025'), [LAUNCH_DAY]],
  [
    'the privacy policy is not there',
    () => rmSync(join(live.folder, 'privacy.html')),
    ['Terms and privacy policy answer'],
  ],
  ['it was built for another address', () => edit(/(?<=rel="canonical" href=")[^"]*/g, 'x'), [ADDRESS]],
  ['files are missing', () => rmSync(asset(/^client-.*js$/)), ['Every file that the page loads comes']],
  ['the picture for shared links is missing', () => rmSync(asset(/^share-/)), [ADDRESS]],
  [
    'the whole project is served',
    () => writeFileSync(join(live.folder, '.env.local'), 'X=1'),
    ['Nothing private is served'],
  ],
  [
    'it does not answer, and is left alone then',
    () => live.answerBy((_request, response) => response.writeHead(503).end()),
    [LANDING],
  ],
];

describe('a site', () => {
  it.each(BROKEN)('is found out when %s', async (_what, breakSite, noticed) => {
    breakSite();
    expect(await failures()).toEqual(noticed);
  });

  it('is found out when it was built for another project', async () => {
    expect(await failures({ url: 'https://other.supabase.test' })).toEqual([
      'The site talks to this project',
    ]);
  });

  it.each(['', '9 Other Street'])('is found out when its consent lacks the address "%s"', async (address) => {
    expect(await failures({ mailingAddress: address })).toEqual([
      'The consent gives the postal address of VITE_MAILING_ADDRESS',
    ]);
  });
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
