import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { runningServer } from '../../scripts/server-record.ts';
import { runCommand, runProgram } from './command.ts';

/** Each test starts servers, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

const PORT = '5591';
const SITE = `http://localhost:${PORT}`;

/** Of the database, in place of `.supalite`. */
let folder: string;
let env: NodeJS.ProcessEnv;

/** An empty database, which takes seconds to make: each test gets a copy. */
const template = mkdtempSync(join(tmpdir(), 'pitlane-servers-'));
beforeAll(async () => {
  const backend = await openEmbeddedBackend({ folder: template, ownerWithoutKey: true });
  await backend.close();
});
afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitlane-servers-'));
  cpSync(template, folder, { recursive: true });
  env = { PITLANE_DATABASE: folder };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startSite(more: NodeJS.ProcessEnv = {}) {
  const site = runCommand(['start', '--port', PORT], { ...env, ...more });
  await site.printed('Stop with Ctrl+C');
  return site;
}

const registration = () => ({
  email_id: `${randomUUID()}@pitlane.example`,
  postal_code: 'M5V 2T6',
  user_agent: 'x',
});

async function register(row = registration()) {
  const response = await fetch(`${SITE}/rest/v1/registered_users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
  });
  return response.status;
}

/** What the database holds, opened by this process. */
async function storedAddresses() {
  const backend = await openEmbeddedBackend({ folder, ownerWithoutKey: true });
  try {
    const { rows } = await backend.query('select email_id from public.registered_users');
    return rows.map((row) => String(row['email_id']));
  } finally {
    await backend.close();
  }
}

describe('npm start', () => {
  it('keeps its database to itself, and says who uses it', async () => {
    const site = await startSite();
    const refusal = `This folder's database is in use by process ${site.process.pid}; stop that first.`;
    for (const args of [['start'], ['preview', '--embedded', '--port', '5592']]) {
      const second = runCommand(args, env);
      const output = await second.ended;
      expect(output).toContain(refusal);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(second.process.exitCode).toBe(1);
    }
    expect(await register()).toBe(201);
  });

  it('records its address, which seed uses, until it stops', async () => {
    const site = await startSite();
    expect(runningServer(folder)).toEqual({ pid: site.process.pid, url: SITE });

    const seed = runCommand(['seed', '--seed', '1'], env);
    expect(await seed.ended).toContain(`Invented rows for ${SITE}`);
    expect(seed.process.exitCode).toBe(0);
    expect(await runCommand(['seed', '--seed', '1'], env).ended).toMatch(/are there already.*\n$/);

    site.process.kill('SIGINT');
    await site.ended;
    expect(runningServer(folder)).toBeNull();
    expect(await runCommand(['seed'], env).ended).toBe('No site is running here: run "npm start" first.\n');
  });

  it('ends, and closes the database, when npm alone gets SIGTERM', async () => {
    const npm = runProgram('npm', ['start', '--', '--port', PORT], env);
    await npm.printed('Stop with Ctrl+C');
    expect(await register()).toBe(201);
    npm.process.kill('SIGTERM');
    await npm.ended;
    expect(readdirSync(folder)).toEqual(['database']);
    expect(await storedAddresses()).toHaveLength(1);
  });

  it('talks to its own backend whatever live settings there are', async () => {
    const live = {
      VITE_SUPABASE_URL: 'https://live.supabase.test',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
    };
    const site = await startSite(live);
    expect(site.output()).toContain('VITE_SUPABASE_URL  is not used here');
    const settings = await (await fetch(`${SITE}/src/lib/settings.ts`)).text();
    expect(settings).toContain('"VITE_SUPABASE_URL": window.location.origin');
    expect(settings).not.toContain('live');
  });

  it('uses the live project with --live only, and says so in capitals', async () => {
    const live = {
      VITE_SUPABASE_URL: 'https://live.supabase.test',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_live',
    };
    const site = runCommand(['start', '--live', '--port', PORT], { ...env, ...live });
    await site.printed('THE LIVE PROJECT   https://live.supabase.test');
    expect(await (await fetch(`${SITE}/src/lib/settings.ts`)).text()).toContain('https://live.supabase.test');
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('prints one line for a refused row', async () => {
    const site = await startSite();
    const row = registration();
    expect([await register(row), await register(row)]).toEqual([201, 409]);
    const printed = site.output().split('Stop with')[1] ?? '';
    expect(printed.match(/^Refused: duplicate key value .*\(23505\)$/gm)).toHaveLength(1);
    expect(printed).not.toContain('    at ');
  });
});

describe('a database', () => {
  it('loses no stored row to a process that is killed while it writes', async () => {
    const stored: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const site = await startSite();
      const before = stored.length;
      const write = async () => {
        for (;;) {
          const row = registration();
          const status = await register(row).catch(() => null);
          if (status === null) return;
          if (status === 201) stored.push(row.email_id);
          if (stored.length === before + 30) site.process.kill('SIGKILL');
        }
      };
      await Promise.all([write(), write(), write(), write()]);
      await site.ended;
    }
    const found = await storedAddresses();
    expect(stored.filter((address) => !found.includes(address))).toEqual([]);
    // What was stored without an answer: at most one request of each writer and round.
    expect(found.length - stored.length).toBeLessThanOrEqual(8);
  });

  it('that cannot be opened is named and left as it is', async () => {
    truncateSync(join(folder, 'database', 'global', 'pg_control'), 0);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const site = runCommand(['start', '--port', PORT], env);
    expect(await site.ended).toContain(`Move ${folder} to another place`);
    expect(site.process.exitCode).toBe(1);
    expect(readdirSync(folder, { recursive: true })).toEqual(expect.arrayContaining(files));
  });
});

describe('the lock', () => {
  it('of a process that has ended goes to one at most of those that want it', async () => {
    const gone = runProgram('true', []);
    await gone.ended;
    const folders = Array.from({ length: 40 }, (_, number) => join(folder, `${number}`));
    for (const each of folders) {
      mkdirSync(each);
      writeFileSync(join(each, `lock-${gone.process.pid}`), '');
    }
    const takeAll = `
      import { existsSync } from 'node:fs';
      import { lockDatabase } from './scripts/server-record.ts';
      console.log('ready');
      while (!existsSync('${folder}/go'));
      const taken = ${JSON.stringify(folders)}.filter((folder) => {
        try {
          return lockDatabase(folder);
        } catch {}
      });
      console.log('Taken ' + taken.join(' ') + '.');
      setInterval(() => {}, 1000);`;
    const arguments_ = ['--import', 'tsx', '--input-type=module', '--eval', takeAll];
    const processes = Array.from({ length: 3 }, () => runProgram(process.execPath, arguments_));
    await Promise.all(processes.map(({ printed }) => printed('ready')));
    writeFileSync(join(folder, 'go'), '');
    const answers = await Promise.all(processes.map(({ printed }) => printed('.')));
    const taken = answers
      .flatMap((answer) => /Taken (.*)\./.exec(answer)?.[1]?.split(' ') ?? [])
      .filter(Boolean);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken).toHaveLength(new Set(taken).size);
  });
});

describe('npm run preview', () => {
  it('ends with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const preview = runCommand(['preview', '--embedded', '--port', `${port}`], env);
    expect(await preview.ended).toMatch(new RegExp(`^Port ${port} is taken\\. .*\n$`));
    expect(preview.process.exitCode).toBe(1);
    other.close();
  });
});
