import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleRegistration } from '../../scripts/database/example-rows.ts';
import { runningServer } from '../../scripts/database-lock.ts';
import { openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { embeddedSource } from '../../scripts/report/database.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { runCommand, runProgram } from './command.ts';

/** Each test starts servers, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const LIVE = {
  VITE_SUPABASE_URL: 'https://live.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
};

/** Of the database, in place of `.supalite`. */
let folder: string;
let env: NodeJS.ProcessEnv;
/** Free when the tests began. */
let port: string;
let site: string;

/** An empty database, which takes seconds to make: each test gets a copy. */
const template = mkdtempSync(join(tmpdir(), 'pitlane-servers-'));
beforeAll(async () => {
  const backend = await openEmbeddedBackend({ folder: template, ownerWithoutKey: true });
  await backend.close();
  const other = await serve(() => {});
  port = new URL(other.origin).port;
  site = `http://localhost:${port}`;
  other.close();
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitlane-servers-'));
  cpSync(template, folder, { recursive: true });
  env = { PITLANE_DATABASE: folder };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startSite(more: NodeJS.ProcessEnv = {}) {
  const started = runCommand(['start', '--port', port], { ...env, ...more });
  await started.printed('Stop with Ctrl+C');
  return started;
}

async function register(row = exampleRegistration()) {
  const response = await fetch(`${site}/rest/v1/registered_users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
  });
  return response.status;
}

const servedSettings = async () => (await fetch(`${site}/src/lib/settings.ts`)).text();

/** Runs SQL on the database, opened by this process as `npm start` opens it. */
async function query(sql: string) {
  const backend = await openEmbeddedBackend({ folder, ownerWithoutKey: true });
  try {
    return (await backend.query(sql)).rows;
  } finally {
    await backend.close();
  }
}

const storedAddresses = async () =>
  (await query('select email_id from public.registered_users')).map((row) => String(row['email_id']));

describe('npm start', () => {
  it('shows the tables, with all that their page asks for', async () => {
    await startSite();
    const browser = await fetch(`${site}/editor`);
    const files = [...(await browser.text()).matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file] of files) {
      const { status, headers } = await fetch(site + file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('content-type')).not.toContain('text/html');
    }
    const rows = await fetch(`${site}/rest/v1/registered_users?select=*`);
    expect([rows.status, await rows.json()]).toEqual([200, []]);
  });

  it('keeps its database to itself, and names the process that uses it', async () => {
    const started = await startSite();
    expect(runningServer(folder)).toMatchObject({ pid: started.process.pid, url: site });
    const refusal = `This folder's database is in use by process ${started.process.pid}, the site at ${site}; stop that first.`;
    const others = [['start'], ['start', '--built']].map((args) => runCommand(args, env));
    for (const other of others) {
      const output = await other.ended;
      expect(output).toContain(refusal);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(other.process.exitCode).toBe(1);
    }
    expect(await register()).toBe(201);
  });

  it('uses its own backend whatever live settings there are; the printed request, seed and report work until it stops', async () => {
    const started = await startSite(LIVE);
    expect(started.output()).toContain('VITE_SUPABASE_URL  is not used here');
    expect(await servedSettings()).toContain('"VITE_SUPABASE_URL": globalThis.location?.origin');
    expect(await servedSettings()).not.toContain('live');

    const [, address = '', headers = '', body = ''] =
      /curl -i (\S+)(.*) -d '(.+)'/s.exec(started.output()) ?? [];
    const sent = [...headers.matchAll(/-H '(.+?): (.+?)'/g)].map(([, ...pair]) => pair as [string, string]);
    const paste = async () => (await fetch(address, { method: 'POST', headers: sent, body })).status;
    expect(sent.map(([name]) => name)).toEqual(['apikey', 'Content-Type']);
    expect([await paste(), await paste()]).toEqual([201, 409]);
    const [, printed = ''] = started.output().split('Stop with');
    expect(printed.match(/^Refused: duplicate key value .*\(23505\)$/gm)).toHaveLength(1);
    expect(printed).not.toContain('    at ');

    const seed = runCommand(['seed', '--seed', '1'], env);
    expect(await seed.ended).toContain(`Invented rows for ${site}`);
    expect(seed.process.exitCode).toBe(0);
    expect(await runCommand(['seed', '--seed', '1'], env).ended).toMatch(/are there already.*\n$/);

    const report = embeddedSource(folder);
    const [registrations] = await report.query('select count(*)::int as rows from public.registered_users');
    expect(registrations).toBeGreaterThan(100);
    const moments = await report.query('select now()::text as rows', 'select now()::text as rows');
    expect(new Set(moments).size).toBe(1);
    const insert = report.query("insert into private.site_hosts values ('a.example') returning 1 as rows");
    await expect(insert).rejects.toMatchObject({ code: '25006' });
    const stranger = await fetch(`${site}/_query`, { method: 'POST', body: 'select 1 as rows' });
    expect(stranger.status).toBe(403);

    started.process.kill('SIGINT');
    await started.ended;
    expect(runningServer(folder)).toBeNull();
    expect(await runCommand(['seed'], env).ended).toBe('No site is running here: run "npm start" first.\n');
  });

  it('ends, and closes the database, when npm alone gets SIGTERM', async () => {
    const npm = runProgram('npm', ['start', '--', '--port', port], env);
    await npm.printed('Stop with Ctrl+C');
    expect(await register()).toBe(201);
    npm.process.kill('SIGTERM');
    await npm.ended;
    expect(readdirSync(folder)).toEqual(['database']);
    expect(await storedAddresses()).toHaveLength(1);
  });

  it('uses the live project with --live only, and says so in capitals', async () => {
    const started = runCommand(['start', '--live', '--port', port], { ...env, ...LIVE });
    await started.printed(`THE LIVE PROJECT   ${LIVE.VITE_SUPABASE_URL}`);
    expect(await servedSettings()).toContain(LIVE.VITE_SUPABASE_URL);
    expect(readdirSync(folder)).toEqual(['database']);
  });
});

describe('a database', () => {
  it('loses no stored row to a process that is killed while it writes', async () => {
    const stored: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const started = await startSite();
      const before = stored.length;
      const write = async () => {
        for (;;) {
          const row = exampleRegistration();
          const status = await register(row).catch(() => null);
          if (status === null) return;
          if (status === 201) stored.push(row.email_id);
          if (stored.length === before + 30) started.process.kill('SIGKILL');
        }
      };
      await Promise.all([write(), write(), write(), write()]);
      await started.ended;
    }
    const found = await storedAddresses();
    expect(stored.filter((address) => !found.includes(address))).toEqual([]);
    // What was stored without an answer: at most one request of each writer and round.
    expect(found.length - stored.length).toBeLessThanOrEqual(8);
  });

  it('that cannot be opened is named and left as it is', async () => {
    truncateSync(join(folder, 'database', 'global', 'pg_control'), 0);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    await expect(query('select 1')).rejects.toThrow(`Move ${folder} to another place`);
    expect(readdirSync(folder, { recursive: true })).toEqual(expect.arrayContaining(files));
  });
});

describe('a migration', () => {
  const file = readdirSync('supabase/migrations').sort().at(-1);
  it.each([
    [
      'that fails is named with its line and the reason, and what to do',
      'delete from supabase_migrations.schema_migrations where version = (select max(version) from supabase_migrations.schema_migrations)',
      new RegExp(
        `^supabase/migrations/${file}, line (?!1:)\\d+: [^\\n]+ already exists[^\\n]* \\(42\\w+\\)\\n[^\\n]+ Correct it`,
      ),
    ],
    [
      'that was applied and has vanished is named',
      "insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'gone')",
      'supabase/migrations lacks 20260101000000, which ',
    ],
  ])('%s', async (_what, sql, message) => {
    await query(sql);
    await expect(query('select 1')).rejects.toThrow(message);
  });

  it('that was edited after it was applied is named', async () => {
    const warn = vi.spyOn(console, 'warn');
    await query(
      "update supabase_migrations.schema_migrations set statements[1] = 'select 1' where version = (select max(version) from supabase_migrations.schema_migrations)",
    );
    expect(warn).not.toHaveBeenCalled();
    await query('select 1');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`supabase/migrations/${file} was edited after ${folder} had it`),
    );
  });
});

it.each([
  ['--port', (taken: string) => runCommand(['start', '--port', taken], env)],
  // Live, as opening a database takes longest.
  ['PORT', (taken: string) => runCommand(['start', '--live'], { ...env, ...LIVE, PORT: taken })],
])('a taken port, given by %s, ends the command with one line', async (_by, start) => {
  const { origin, close } = await serve(() => {});
  const taken = new URL(origin).port;
  const started = start(taken);
  expect(await started.ended).toBe(`Port ${taken} is already in use. Choose another with --port.\n`);
  expect(started.process.exitCode).toBe(1);
  close();
});
