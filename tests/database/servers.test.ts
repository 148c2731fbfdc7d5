import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runningServer } from '../../scripts/database-lock.ts';
import { openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { askServer } from '../../scripts/owner-query.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { kill, runCommand, runVite } from './command.ts';
import { exampleRegistration } from './example-rows.ts';

/** Starting a server takes long on a busy machine. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const LIVE = {
  VITE_SUPABASE_URL: 'https://live.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
};

const newFolder = () => mkdtempSync(join(tmpdir(), 'pitlane-servers-'));

/** An empty database, which takes seconds to make: each test gets a copy. */
const template = newFolder();
beforeAll(async () => {
  const backend = await openEmbeddedBackend({ folder: template, ownerWithoutKey: true });
  await backend.close();
});
afterAll(() => rmSync(template, { recursive: true }));

/** Of the database, in place of `.supalite`. */
function newDatabase() {
  const folder = newFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Runs the development server on a database. */
async function startSite(folder: string) {
  const free = await serve(() => {});
  const { port } = new URL(free.origin);
  free.close();
  const started = runVite(['--port', port], { ...LIVE, PITLANE_DATABASE: folder });
  return {
    ...started,
    folder,
    site: `http://localhost:${port}`,
    output: await started.printed('the page follows'),
  };
}

async function register(site: string, row = exampleRegistration()) {
  const response = await fetch(`${site}/rest/v1/registered_users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
  });
  return response.status;
}

/** Runs SQL on a database, opened by this process as Vite opens it. */
async function query(folder: string, sql: string) {
  const backend = await openEmbeddedBackend({ folder, ownerWithoutKey: true });
  try {
    return (await backend.query(sql)).rows;
  } finally {
    await backend.close();
  }
}

describe('a running site', () => {
  let started: Awaited<ReturnType<typeof startSite>>;
  let site: string;
  beforeAll(async () => {
    started = await startSite(newDatabase());
    ({ site } = started);
  });
  afterAll(() => {
    kill(started.process);
    rmSync(started.folder, { recursive: true });
  });

  it('uses its own backend whatever live settings there are, where the printed request works', async () => {
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

  it('names the process that uses its database to another one', async () => {
    expect(runningServer(started.folder)).toMatchObject({ pid: started.process.pid, url: site });
    const other = runVite([], { PITLANE_DATABASE: started.folder });
    expect(await other.ended).toContain(
      `This folder's database is in use by process ${started.process.pid}, the site at ${site}; stop that first.`,
    );
    expect(await other.ended).not.toContain('    at ');
    expect(other.process.exitCode).toBe(1);
  });

  it('lets commands of the same user work on it, and nobody else', async () => {
    const server = runningServer(started.folder);
    if (server === null) throw new Error('It is not recorded');
    expect(await askServer(server, 'select 1 as one; select 2 as two')).toEqual([{ two: 2 }]);
    await expect(askServer(server, 'select missing')).rejects.toMatchObject({ code: '42703' });
    const stranger = await fetch(`${site}/_query`, { method: 'POST', body: 'select 1' });
    expect(stranger.status).toBe(403);
  });

  it('is seeded once', async () => {
    const seed = () => runCommand('seed', { PITLANE_DATABASE: started.folder });
    const first = seed();
    expect(await first.ended).toContain(`${site} has four months of invented rows.`);
    const second = seed();
    expect(await second.ended).toBe('The invented rows are there already.\n');
    expect([first, second].map(({ process }) => process.exitCode)).toEqual([0, 1]);
  });

  it('keeps its database open while it restarts, and gives it back when it ends', async () => {
    const before = runningServer(started.folder);
    utimesSync('vite.config.ts', new Date(), new Date());
    await started.printed('server restarted');
    expect(await register(site)).toBe(201);
    // Opened anew, it would have another key.
    expect(runningServer(started.folder)).toEqual(before);
    started.process.kill('SIGINT');
    await started.ended;
    expect(readdirSync(started.folder)).toEqual(['database']);
  });
});

describe('a database', () => {
  let folder: string;
  beforeEach(() => {
    folder = newDatabase();
    return () => rmSync(folder, { recursive: true });
  });

  it('loses no stored row to a process that is killed while it writes', async () => {
    const started = await startSite(folder);
    onTestFinished(() => kill(started.process));
    const stored: string[] = [];
    const write = async () => {
      for (;;) {
        const row = exampleRegistration();
        const status = await register(started.site, row).catch(() => null);
        if (status === null) return;
        if (status === 201) stored.push(row.email_id);
        if (stored.length === 30) started.process.kill('SIGKILL');
      }
    };
    await Promise.all([write(), write(), write(), write()]);
    await started.ended;
    const found = (await query(folder, 'select email_id from public.registered_users')).map(
      (row) => row['email_id'],
    );
    expect(stored.filter((address) => !found.includes(address))).toEqual([]);
  });

  it('that does not take a migration is left as it is, and the statement is named', async () => {
    await query(folder, `delete from supabase_migrations.schema_migrations where name = 'registered_users'`);
    await expect(query(folder, 'select 1')).rejects.toThrow(
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
      await query(folder, sql);
      await expect(query(folder, 'select 1')).rejects.toThrow(
        new RegExp(`_limits\\.sql was applied here and then ${what}\\.\nCorrect that, or move its folder`),
      );
    },
  );
});
