import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
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
  return { ...started, output: await started.printed('the page follows') };
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
    const settings = await (await fetch(`${site}/@vite/env`)).text();
    expect(settings).toContain('"supabaseUrl":""');
    expect(settings).not.toContain('live');

    const [, address = '', headers = '', body = ''] =
      /curl -i (\S+)(.*) -d '(.+)'/s.exec(started.output) ?? [];
    const sent = [...headers.matchAll(/-H '(.+?): (.+?)'/g)].map(([, ...pair]) => pair as [string, string]);
    const paste = async () => (await fetch(address, { method: 'POST', headers: sent, body })).status;
    expect([await paste(), await paste()]).toEqual([201, 409]);
    expect(await started.printed('Refused: duplicate key value')).not.toContain('    at ');

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

  it('lets commands of the same user work on it, and nobody else', async () => {
    await startSite();
    const server = runningServer(folder);
    if (server === null) throw new Error('It is not recorded');
    expect(await askServer(server, 'select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
    await expect(askServer(server, 'select missing')).rejects.toMatchObject({ code: '42703' });
    const stranger = await fetch(`${site}/_query`, { method: 'POST', body: 'select 1' });
    expect(stranger.status).toBe(403);
  });
});

describe('a database', () => {
  it('loses no stored row to a process that is killed while it writes', async () => {
    const started = await startSite();
    const stored: string[] = [];
    const write = async () => {
      for (;;) {
        const row = exampleRegistration();
        const status = await register(row).catch(() => null);
        if (status === null) return;
        if (status === 201) stored.push(row.email_id);
        if (stored.length === 30) started.process.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    await started.ended;
    const found = (await query('select email_id from public.registered_users')).map((row) => row['email_id']);
    expect(stored.filter((address) => !found.includes(address))).toEqual([]);
  });

  it('that does not take a migration is left as it is, and the statement is named', async () => {
    await query(`delete from supabase_migrations.schema_migrations where name = 'registered_users'`);
    await expect(query('select 1')).rejects.toThrow(
      /does not take a migration: .* already exists\nIt was running:\n.+\nCorrect that, or move its folder/is,
    );
  });

  it.each([
    [
      'edited',
      `update supabase_migrations.schema_migrations set statements = '{select 1}' where name = 'limits'`,
    ],
    [
      'removed',
      `insert into supabase_migrations.schema_migrations (version, name, statements) values ('20990101000000', 'limits', '{}')`,
    ],
  ])(
    'with a migration that was applied and then %s is left as it is, and the file is named',
    async (what, sql) => {
      await query(sql);
      await expect(query('select 1')).rejects.toThrow(
        new RegExp(`_limits\\.sql was applied here and then ${what}\\.\nCorrect that, or move its folder`),
      );
    },
  );
});
