import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runningServer } from '../../scripts/database-lock.ts';
import { openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { askServer } from '../../scripts/owner-query.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { runVite } from './command.ts';
import { exampleRegistration } from './example-rows.ts';

/** Each test starts servers, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const LIVE = {
  VITE_SUPABASE_URL: 'https://live.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
};

/** Of the database, in place of `.supalite`. */
let folder: string;
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
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startSite(database = folder) {
  const started = runVite(['--port', port], { ...LIVE, PITLANE_DATABASE: database });
  await started.printed('the page follows');
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

/** Runs SQL on the database, opened by this process as Vite opens it. */
async function query(sql: string) {
  const backend = await openEmbeddedBackend({ folder, ownerWithoutKey: true });
  try {
    return (await backend.query(sql)).rows;
  } finally {
    await backend.close();
  }
}

describe('vite', () => {
  it('uses its own backend whatever live settings there are, where the printed request works', async () => {
    const started = await startSite();
    const settings = await (await fetch(`${site}/src/lib/settings.ts`)).text();
    expect(settings).toContain('"VITE_SUPABASE_URL": globalThis.location?.origin');
    expect(settings).not.toContain('live');

    const [, address = '', headers = '', body = ''] =
      /curl -i (\S+)(.*) -d '(.+)'/s.exec(started.output()) ?? [];
    const sent = [...headers.matchAll(/-H '(.+?): (.+?)'/g)].map(([, ...pair]) => pair as [string, string]);
    const paste = async () => (await fetch(address, { method: 'POST', headers: sent, body })).status;
    expect([await paste(), await paste()]).toEqual([201, 409]);
    const [, printed = ''] = started.output().split('the page follows');
    expect(printed.match(/^Refused: duplicate key value .*\(23505\)$/gm)).toHaveLength(1);
    expect(printed).not.toContain('    at ');

    const tables = await fetch(`${site}/editor`);
    const files = [...(await tables.text()).matchAll(/(?:src|href)="(\/static\/[^"]+)"/g)];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file] of files) expect((await fetch(site + file)).status).toBe(200);
  });

  it('keeps its database open while it restarts', async () => {
    const started = await startSite('memory');
    const row = exampleRegistration();
    expect(await register(row)).toBe(201);
    utimesSync('vite.config.ts', new Date(), new Date());
    await started.printed('server restarted');
    expect(await register(row)).toBe(409);
  });

  it('keeps its database to itself until it ends, and names the process that uses it', async () => {
    const started = await startSite();
    expect(runningServer(folder)).toMatchObject({ pid: started.process.pid, url: site });
    const other = runVite([], { PITLANE_DATABASE: folder });
    expect(await other.ended).toContain(
      `This folder's database is in use by process ${started.process.pid}, the site at ${site}; stop that first.`,
    );
    expect(await other.ended).not.toContain('    at ');
    expect(other.process.exitCode).toBe(1);
    expect(await register()).toBe(201);
    started.process.kill('SIGINT');
    await started.ended;
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('lets commands of the same user read, and nobody else', async () => {
    await startSite();
    expect(await register()).toBe(201);
    const server = runningServer(folder);
    if (server === null) throw new Error('It is not recorded');
    const count = 'select count(*)::int as rows from public.registered_users';
    expect(await askServer(server, { statements: [count] })).toEqual([1]);
    const insert = askServer(server, {
      statements: ["insert into private.site_hosts values ('a.example') returning 1 as rows"],
    });
    await expect(insert).rejects.toMatchObject({ code: '25006' });
    const stranger = await fetch(`${site}/_query`, { method: 'POST', body: 'select 1 as rows' });
    expect(stranger.status).toBe(403);
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
    const found = (await query('select email_id from public.registered_users')).map((row) => row['email_id']);
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

const FILE = readdirSync('supabase/migrations').sort().at(-1) ?? '';
const LAST = `version = '${FILE.split('_')[0]}'`;
it.each([
  [
    'that fails is named with its line and the reason, and what to do',
    `delete from supabase_migrations.schema_migrations where ${LAST}`,
    new RegExp(
      `^supabase/migrations/${FILE}, line (?!1:)\\d+: [^\\n]+ already exists[^\\n]* \\(42\\w+\\)\\n[^\\n]+ Correct it`,
    ),
  ],
  [
    'that was applied and has vanished is named',
    "insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'gone')",
    'Of supabase/migrations, 20260101000000 was edited or removed after ',
  ],
  [
    'that was edited after it was applied is named',
    `update supabase_migrations.schema_migrations set statements[1] = 'select 1' where ${LAST}`,
    `Of supabase/migrations, ${FILE.split('_')[0]} was edited or removed after `,
  ],
])('a migration %s', async (_what, sql, message) => {
  await query(sql);
  await expect(query('select 1')).rejects.toThrow(message);
});
