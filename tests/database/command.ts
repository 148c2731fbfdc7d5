import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { openHostedSource } from '../../scripts/owner/database';
import type { Query } from '../../scripts/owner/report/views';
import { type PostgresServer, startMigratedPostgres } from './postgres-server';

/** Runs a Node program in a folder. By default, the folder is the project's. */
function runProgram(args: string[], env: NodeJS.ProcessEnv = {}, cwd = process.cwd()) {
  const child = spawn(process.execPath, args, {
    cwd,
    // tsx looks for TypeScript's settings in the current folder.
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return {
    process: child,
    /** Resolves with the output so far, once it contains the wanted text. */
    async printed(wanted: string): Promise<string> {
      await until(() => expect(text).toContain(wanted));
      return text;
    },
    /** Resolves with the whole output after the command and its processes have ended. */
    ended: once(child, 'close').then(() => text),
  };
}

/** Waits until a check passes, within the time limit of the test. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 2 ** 31 - 1 });

/** Kills a program and its processes. */
export function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Its processes have already ended.
  }
}

/** Runs `scripts/<name>.ts` with its arguments, such as `report people`. Kills it when the test ends. */
export function runCommand(command: string, env?: NodeJS.ProcessEnv, cwd?: string) {
  const [name, ...args] = command.split(' ');
  const program = runProgram(
    ['--import', import.meta.resolve('tsx'), resolve(`scripts/${name}.ts`), ...args],
    env,
    cwd,
  );
  onTestFinished(() => kill(program.process));
  return program;
}

/** Opens a database as `report` does, calls `use` with it, and then closes it. */
export async function read<Result>(
  connectionString: string,
  use: (query: Query, name: string) => Promise<Result>,
) {
  const { name, query, close } = await openHostedSource(connectionString);
  return use(query, name).finally(close);
}

/** Runs Vite. The caller kills it. */
export const runVite = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(['node_modules/vite/bin/vite.js', ...args], env);

/** Runs Vite in a child process, as npm does. A signal to this process does not reach Vite. */
export const runViteUnderNpm = (args: string[], env?: NodeJS.ProcessEnv) =>
  runProgram(
    [
      '-e',
      `child_process.spawn(process.execPath, ${JSON.stringify(['node_modules/vite/bin/vite.js', ...args])}, { stdio: 'inherit' })`,
    ],
    { ...env, npm_lifecycle_event: 'start' },
  );

/**
 * Starts PostgreSQL for the tests in a file, with the role that owns a hosted project. Each test runs its commands in an
 * empty folder of its own.
 */
export function ownerCommands() {
  let server: PostgresServer;
  let admin: Sql;
  let folder: string;
  const owners: Sql[] = [];

  beforeAll(async () => {
    server = await startMigratedPostgres();
    admin = server.connect({ max: 1, database: 'template1' });
  });
  afterAll(async () => {
    await Promise.all([admin, ...owners].map((sql) => sql.end()));
    server.stop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'owner-'));
    return () => rmSync(folder, { recursive: true });
  });

  return {
    server: () => server,
    /** Returns a connection to a database that no command uses. */
    admin: () => admin,
    at: (...path: string[]) => join(folder, ...path),
    /**
     * Creates a database, either empty or with the migrations. Returns a connection as the database's owner, and the
     * connection string.
     */
    async newDatabase(template = 'postgres') {
      const database = `project_${owners.length}`;
      await admin.unsafe(`create database ${database} template ${template}`);
      const sql = server.connect({ max: 2, user: 'migrator', database });
      owners.push(sql);
      return { sql, url: `postgresql://migrator:secret@127.0.0.1:${sql.options.port[0]}/${database}` };
    },
    /** Runs a command to completion. Expects no stack trace and no password in the output. */
    async run(command: string, url: string) {
      const env = { DATABASE_URL: url, PITLANE_DATABASE: join(folder, 'none') };
      const { process, ended } = runCommand(command, env, folder);
      const output = await ended;
      expect(output).not.toMatch(/\n {4}at |secret|CONNECTION_/);
      return { output, exitCode: process.exitCode };
    },
  };
}

/** Returns the number of rows and a hash of each table, except for the unlogged tables. */
export async function stateOf(sql: Sql) {
  const tables = await sql`
    select oid::regclass::text as name from pg_class
    where relnamespace::regnamespace::text in ('public', 'private') and relkind = 'r' and relpersistence = 'p'
    order by oid`;
  const states = tables.map(({ name }) =>
    sql.unsafe(
      `select '${name}', count(*), md5(string_agg(stored::text, ' ' order by stored::text)) from ${name} as stored`,
    ),
  );
  return (await Promise.all(states)).flat();
}
