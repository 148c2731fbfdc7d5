import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres, { type Options, type PostgresType } from 'postgres';
import { CommandError } from '../command.ts';
import { findPostgres } from '../tools.ts';
import { migrate } from './migrations.ts';

export type PostgresServer = Awaited<ReturnType<typeof startMigratedPostgres>>;

/**
 * Starts a PostgreSQL server on a socket in a temporary folder, with the roles of a hosted project and every migration
 * in its database `postgres`. It keeps fsync on, so that what is measured on it holds elsewhere.
 */
export async function startMigratedPostgres() {
  const programs = findPostgres();
  if (programs === null) throw new CommandError('PostgreSQL is missing: run "npm run setup".');
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-postgres-'));
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const asUser = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const initdb = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...initdb], { ...asUser, stdio: 'pipe' });

  const settings = ['listen_addresses=', 'max_connections=200', 'log_min_messages=panic'];
  const flags = ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), flags, { ...asUser, stdio: 'inherit' });
  const exited = once(server, 'exit');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stopAtOnce = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.on('exit', stopAtOnce);

  /** Connects as superuser; the caller ends the connections. */
  const connect = (options: Options<Record<string, PostgresType>> = {}) =>
    postgres({ host: folder, user: 'postgres', database: 'postgres', onnotice: () => {}, ...options });
  const isReady = () => spawnSync(join(programs, 'pg_isready'), ['--quiet', `--host=${folder}`]).status === 0;
  for (const deadline = Date.now() + 30_000; !isReady(); await setTimeout(50)) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
  }
  const owner = connect({ max: 1 });
  await migrate((text) => owner.unsafe(text));
  await owner.end();
  return {
    connect,
    /** Stops the server and deletes its data. */
    async stop() {
      server.kill('SIGINT');
      await exited;
      process.off('exit', stopAtOnce);
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
