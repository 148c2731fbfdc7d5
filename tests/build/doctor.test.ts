import { execFile } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { runChecks } from '../../scripts/doctor/checks.ts';
import { siteGroups } from '../../scripts/doctor/examine.ts';
import type { Settings } from '../../scripts/doctor/settings.ts';
import { headersFor, parseHeaders } from '../../scripts/site-build/headers-file.ts';
import { type Host, hostSite } from '../../scripts/site-build/static-host.ts';
import { serveHostedProject } from '../database/hosted-project.ts';
import { NAMED_SITE } from '../setup/named-build.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { githubPagesHost } from './static-host.ts';

const SECRET = 'sb_secret_4f9a0c1d2e3b4a5c6d7e8f90';
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const CLAIMS = { iss: 'supabase', role: 'service_role', exp: 2_000_000_000 };
const SERVICE_KEY = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(CLAIMS)}.c2lnbmF0dXJl`;

let live: LiveSite;
beforeEach(async () => {
  live = await openLiveSite();
});
afterEach(() => live.close());

async function examined(site: LiveSite = live, more: Partial<Settings> = {}) {
  return runChecks(
    siteGroups({
      url: NAMED_SITE.VITE_SUPABASE_URL,
      key: NAMED_SITE.VITE_SUPABASE_ANON_KEY,
      site: site.origin,
      build: site.folder,
      only: null,
      embedded: false,
      ...more,
    }),
  );
}

async function failures(site?: LiveSite, more?: Partial<Settings>) {
  const results = await examined(site, more);
  return results.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** Replaces a text in a file of the deployed site, wherever it occurs. */
function edit(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(live.folder, file), 'utf8');
  expect(before).toMatch(from);
  writeFileSync(join(live.folder, file), before.replaceAll(from, to));
}

function asset(shape: RegExp): string {
  const file = readdirSync(join(live.folder, 'assets')).find((name) => shape.test(name));
  return join('assets', file ?? '');
}

/** The headers of the build, without those of the 404 page. */
function ofFilesAlone() {
  const rules = parseHeaders(readFileSync(join(live.folder, '_headers'), 'utf8'));
  return (path: string, found: boolean) => (found ? headersFor(rules, path) : {});
}

const PAGE = 'The landing page comes with the headers of the build';
const FILES = 'Files of the build come with the headers of the build';
const NOT_FOUND = 'The 404 page comes with the headers of the build';
const HEADERS = [PAGE, FILES, NOT_FOUND];
const CONTACT = 'The contact address is yours';

it('a site as it should be passes every check but the one for https, which this computer does not speak', async () => {
  const results = await examined();
  expect(results.filter(({ status }) => status !== 'passed')).toMatchObject([
    { name: 'Only https is spoken', status: 'skipped' },
  ]);
  expect(results.length).toBeGreaterThan(15);
});

describe('a broken site', () => {
  it.each([
    ['a secret key', SECRET],
    ['a service key', SERVICE_KEY],
    ["a database's password", 'postgresql://postgres:hunter2@db.torque.supabase.test:5432/postgres'],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ])('is found out with %s in a script that is loaded later', async (_name, secret) => {
    appendFileSync(join(live.folder, asset(/^client-.*js$/)), `;"${secret}"`);
    expect(await failures()).toEqual(['No secret is in the site']);
  });

  it('is found out when unknown paths answer 200', async () => {
    live.answerBy(hostSite(live.folder, { notFound: 200 }));
    expect(await failures()).toEqual(
      expect.arrayContaining([
        'An unknown path is answered with 404 and the page for it',
        'Nothing private is served',
      ]),
    );
  });

  it.each<[defect: string, host: () => Host, failures: string[]]>([
    ['sends no headers', () => githubPagesHost(live.folder), HEADERS],
    ['sends none with the 404 page', () => hostSite(live.folder, { headers: ofFilesAlone() }), [NOT_FOUND]],
  ])('is found out when it %s', async (_name, host, expected) => {
    live.answerBy(host());
    expect(await failures()).toEqual(expected);
  });

  it.each([
    ['an analytics snippet', '<script defer src="https://static.example/beacon.js"></script></body>'],
    ['hidden addresses', '<a href="/cdn-cgi/l/email-protection">x</a></body>'],
  ])('is found out when its host adds %s', async (_name, addition) => {
    edit('index.html', '</body>', addition);
    expect(await failures()).toContain('Nobody has added to the page');
  });

  it.each<[defect: string, from: string, to: string, failures: string[]]>([
    ['keeps the page too long', 'max-age=0, must-revalidate', 'max-age=86400', [PAGE]],
    ['does not keep files with a hash', 'max-age=31536000, immutable', 'max-age=600', [FILES]],
    ['lets any script run', "script-src 'self'", "script-src 'unsafe-inline' 'self'", HEADERS],
    ['lets data go elsewhere', "connect-src 'self'", "connect-src 'self' https://x.example", HEADERS],
    ['lets others frame the page', "; frame-ancestors 'none'", '', HEADERS],
  ])('is found out when its host %s', async (_name, from, to, expected) => {
    edit('_headers', from, to);
    live.answerBy(hostSite(live.folder));
    expect(await failures()).toEqual(expected);
  });

  it.each<[defect: string, from: string | RegExp, to: string, failures: string[]]>([
    ['is of another build than its headers', /(?<=<script [^>]*data-entry[^>]*>)/g, '/* newer */', HEADERS],
    ['has no contact address', NAMED_SITE.VITE_CONTACT_EMAIL, 'hello@pitlane.example', [CONTACT]],
    ['has no launch date', 'May 1, 2031', 'Jul 30, 2025', ['The launch date is yours']],
    ['has no terms', `"${NAMED_SITE.VITE_TERMS_URL}"`, '"#"', ['Terms and Privacy lead somewhere']],
  ])('is found out when its page %s', async (_name, from, to, expected) => {
    edit('index.html', from, to);
    expect(await failures()).toEqual(expected);
  });

  it('is found out when it was built for another project', async () => {
    const url = 'https://other.supabase.test';
    expect(await failures(live, { url })).toEqual(['The site talks to this project', ...HEADERS]);
  });

  it('is found out when it was built for another address', async () => {
    const other = await openLiveSite({ elsewhere: true });
    expect(await failures(other)).toEqual([
      'The page names its own address',
      'The picture of shared links loads',
      'robots.txt leads to the sitemap, and that to the page',
    ]);
    other.close();
  });

  it('is found out when files are missing', async () => {
    const client = asset(/^client-.*js$/);
    for (const file of [asset(/^share-/), 'icon-192.png', client]) rmSync(join(live.folder, file));
    const results = (await examined()).filter(({ status }) => status === 'failed');
    expect(results.map(({ name, detail }) => [name, detail])).toEqual([
      [
        'Every file that the page names comes',
        expect.stringMatching(/^(?=.*icon-192\.png answered 404)(?=.*client-[\w-]+\.js answered 404)/),
      ],
      ['The picture of shared links loads', expect.stringContaining('answered 404')],
    ]);
  });

  it('is found out when the whole project is served', async () => {
    writeFileSync(join(live.folder, '.env.local'), 'X=1');
    expect(await failures()).toEqual(['Nothing private is served']);
  });

  it('is left alone after one failure when it does not answer', async () => {
    live.answerBy((_request, response) => response.writeHead(503).end());
    expect(await failures()).toEqual(['The landing page comes whole']);
  });
});

/** A migrated database and processes of their own take their time; milliseconds. */
const PATIENCE = 60_000;

describe('npm run doctor', { timeout: PATIENCE }, () => {
  /** Runs the command as its owner does, beside the servers of this process. */
  function run(
    settings: Record<string, string>,
    ...more: string[]
  ): Promise<{ status: unknown; stdout: string }> {
    const given = { url: '', key: '', site: '', build: 'none', ...settings };
    const flags = Object.entries(given)
      .flatMap(([flag, value]) => [`--${flag}`, value])
      .concat(more);
    return new Promise((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', 'scripts/doctor.ts', ...flags], (error, stdout) => {
        resolve({ status: error === null ? 0 : error.code, stdout });
      });
    });
  }

  it('ends well on a live setup and says how to erase its rows', async () => {
    const { url, key, close } = await serveHostedProject(await openMigratedDatabase('nothing'));
    const site = await openLiveSite({ supabaseUrl: url, key });
    const { status, stdout } = await run({ url, key, site: site.origin, build: site.folder });
    site.close();
    await close();
    expect(stdout).toContain('0 failed, 2 skipped');
    expect(stdout).toContain("delete from public.registered_users where email_id ilike '%doctor.invalid'");
    expect(status).toBe(0);
  });

  it('ends badly, with the fix, on a build with a secret', async () => {
    appendFileSync(join(live.folder, asset(/^index-.*js$/)), `;"${SECRET}"`);
    const { status, stdout } = await run({ build: live.folder, key: SECRET });
    expect(status).toBe(1);
    expect(stdout).toContain('is a secret key');
    expect(stdout).toContain('FAILED  Build: No secret is in the build');
    expect(stdout).toContain('Do NOT deploy it');
    expect(stdout).not.toContain(SECRET);
  });

  it('does not pass silently when there is nothing to look at', async () => {
    const { status, stdout } = await run({});
    expect(status).toBe(1);
    expect(stdout).toContain('FAILED  Settings: What to examine is known');
    expect(stdout).toContain('0 passed, 1 failed, 0 skipped');
    expect(stdout).toContain('Copy .env.example to .env.production.local');
    expect(stdout).not.toContain('delete from');
  });

  it('examines the site or the project alone without asking for or of the other', async () => {
    const site = await run({ only: 'site', site: live.origin, build: live.folder });
    expect(site.stdout).toContain('passed   The landing page comes whole');
    expect(site.stdout).not.toMatch(/Tables|doctor\.invalid/);
    const { url, key, close } = await serveHostedProject(await openMigratedDatabase('nothing'));
    const project = await run({ only: 'project', url, key });
    await close();
    expect(project.stdout).toContain('passed   A mechanic can apply');
    expect(project.stdout).not.toMatch(/Build|Site|Headers/);
    expect([site.status, project.status]).toEqual([0, 0]);
  });

  it('helps', async () => {
    const help = expect.stringContaining('--site <address>');
    expect(await run({}, '--help')).toEqual({ status: 0, stdout: help });
  });
});
