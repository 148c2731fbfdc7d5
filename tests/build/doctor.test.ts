import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { runChecks } from '../../scripts/doctor/checks.ts';
import { siteChecks } from '../../scripts/doctor/site-checks.ts';
import { headersOf, hostSite } from '../../scripts/site-build/static-host.ts';
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

async function failures(url = NAMED_SITE.VITE_SUPABASE_URL) {
  const key = NAMED_SITE.VITE_SUPABASE_ANON_KEY;
  const results = await runChecks([siteChecks({ site: live.origin, url, key })]);
  return results.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
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

const HEADERS = 'Every answer comes with the security headers';
const NOT_FOUND = 'An unknown path is answered with 404 and the page for it';
const ADDRESS = 'VITE_SITE_URL is this address, and the picture for shared links comes';
const LEGAL = 'Terms and privacy policy answer';
const PAGE = 'The landing page comes';
const FILES = 'Every file that the page loads comes';

it('a site as it should be passes every check', async () => {
  expect(await failures()).toEqual([]);
});

describe('a broken site', () => {
  // tests/unit/scripts/doctor has the kinds of secrets.
  it('is found out with a secret in a script that is loaded later', async () => {
    appendFileSync(join(live.folder, asset(/^client-.*js$/)), `;"${SECRET}"`);
    expect(await failures()).toEqual(['No secret is in the site']);
  });

  it('is found out when unknown paths answer 200', async () => {
    const host = hostSite(live.folder);
    live.answerBy((request, response) => {
      if (!existsSync(join(live.folder, request.url ?? ''))) request.url = '/';
      host(request, response);
    });
    expect(await failures()).toEqual([NOT_FOUND, 'Nothing private is served']);
  });

  it('is found out when it sends no headers', async () => {
    live.answerBy(hostSite(live.folder, () => new Map()));
    expect(await failures()).toEqual([HEADERS]);
  });

  it.each([
    ['lets any script run', "script-src 'self'", "script-src 'unsafe-inline' 'self'"],
    ['lets data go elsewhere', "connect-src 'self'", "connect-src 'self' https://x.example"],
    ['lets others frame the page', "; frame-ancestors 'none'", ''],
  ])('is found out when its host %s', async (_name, from, to) => {
    const loosened = (path: string) =>
      new Map([...headersOf(path)].map(([name, value]) => [name, value.replace(from, to)]));
    live.answerBy(hostSite(live.folder, loosened));
    expect(await failures()).toEqual([HEADERS]);
  });

  it.each([
    ['an analytics snippet', '<script defer src="https://static.example/beacon.js"></script></body>'],
    ['hidden addresses', '<a href="/cdn-cgi/l/email-protection">x</a></body>'],
  ])('is found out when its host adds %s', async (_name, addition) => {
    edit('index.html', '</body>', addition);
    expect(await failures()).toContain('Nobody has added to the page');
  });

  // tests/unit/scripts/placeholders.test.ts has the others.
  it.each([
    ['has no launch date', 'May 1, 2031', 'Jul 30, 2025', 'VITE_LAUNCH_DATE is yours'],
    ['leads to no privacy policy', /href="[^"]*"(?=[^>]*>Privacy)/g, 'href="/none.html"', LEGAL],
  ])('is found out when its page %s', async (_name, from, to, failure) => {
    edit('index.html', from, to);
    expect(await failures()).toEqual([failure]);
  });

  it('is found out when it was built for another project', async () => {
    expect(await failures('https://other.supabase.test')).toEqual(['The site talks to this project']);
  });

  it('is found out when it was built for another address', async () => {
    edit(
      'index.html',
      `rel="canonical" href="${live.origin}/"`,
      'rel="canonical" href="https://go.example/"',
    );
    expect(await failures()).toEqual([ADDRESS]);
  });

  it('is found out when files are missing', async () => {
    rmSync(join(live.folder, asset(/^client-.*js$/)));
    expect(await failures()).toEqual([FILES]);
  });

  it('is found out when the picture for shared links is missing', async () => {
    rmSync(join(live.folder, asset(/^share-/)));
    expect(await failures()).toEqual([ADDRESS]);
  });

  it('is found out when the whole project is served', async () => {
    writeFileSync(join(live.folder, '.env.local'), 'X=1');
    expect(await failures()).toEqual(['Nothing private is served']);
  });

  it('is left alone after one failure when it does not answer', async () => {
    live.answerBy((_request, response) => response.writeHead(503).end());
    expect(await failures()).toEqual([PAGE]);
  });
});

/** A migrated database and processes of their own take their time; milliseconds. */
const PATIENCE = 180_000;

describe('npm run doctor', { timeout: PATIENCE }, () => {
  async function run(...flags: string[]) {
    const command = runCommand(['doctor', ...flags]);
    return { printed: await command.ended, status: command.process.exitCode };
  }

  it('ends well on a live setup and says how to erase its rows', async () => {
    const { url, key, close } = await serveHostedProject(await openMigratedDatabase('nothing'));
    const site = await openLiveSite({ url, key });
    const { status, printed } = await run('--url', url, '--key', key, '--site', site.origin);
    site.close();
    await close();
    expect(printed).toContain(' 0 failed');
    expect(printed).toContain("delete from public.registered_users where email_id ilike '%doctor.invalid'");
    expect(status).toBe(0);
  });

  it('refuses a secret key, and does not print it', async () => {
    const { status, printed } = await run('--url', 'https://torque.supabase.test', '--key', SECRET);
    expect(status).toBe(1);
    expect(printed).toContain('VITE_SUPABASE_ANON_KEY is a secret key');
    expect(printed).not.toContain(SECRET);
  });

  it('says one line for a project that does not answer, and that the site was not checked', async () => {
    const key = NAMED_SITE.VITE_SUPABASE_ANON_KEY;
    const { status, printed } = await run('--url', 'http://127.0.0.1:9', '--key', key);
    expect(status).toBe(1);
    expect(printed).toMatch(
      /^FAILED {2}The project answers.*\n {8}could not be checked \(.+\)\n {8}Fix: is it paused/m,
    );
    expect(printed).toContain('doctor: 0 passed, 1 failed');
    expect(printed).toContain('The site was not checked: set VITE_SITE_URL or give --site.');
  });
});
