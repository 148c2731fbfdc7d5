import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Options, type PostgresType } from 'postgres';
import provideTestTools, { POSTGRES_FOLDER } from '../test-tools.ts';
import { migrate } from './migrations.ts';

export type PostgresServer = Awaited<ReturnType<typeof startMigratedPostgres>>;

/** PostgreSQL refuses to run as root. This user owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Starts a PostgreSQL server on this computer, with the roles of a hosted project and every migration in its database
 * `postgres`. It keeps fsync on, so that what is measured on it holds elsewhere.
 */
export async function startMigratedPostgres() {
  provideTestTools();
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-postgres-'));
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);

  const isRoot = process.getuid?.() === 0;
  // The other user may not be able to read the project's folder.
  const programs = isRoot ? join(folder, 'programs') : POSTGRES_FOLDER;
  if (isRoot) {
    cpSync(POSTGRES_FOLDER, programs, { recursive: true, verbatimSymlinks: true });
    for (const path of [folder, passwordFile]) chownSync(path, NOBODY.uid, NOBODY.gid);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, 'bin', program), args, {
      ...(isRoot ? NOBODY : {}),
      cwd: folder,
      stdio: 'ignore',
    });

  const port = await freePort();
  const initdb = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  run('initdb', `--pgdata=${data}`, ...initdb, '--encoding=UTF8', '--locale=C', '--no-sync');
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const flags = settings.map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', 'start', '--wait', `--pgdata=${data}`, `--log=${join(folder, 'log')}`, `--options=${flags}`);
  const stop = (mode: 'fast' | 'immediate') => {
    run('pg_ctl', 'stop', `--pgdata=${data}`, `--mode=${mode}`);
    rmSync(folder, { recursive: true, force: true });
  };
  const stopAtOnce = () => stop('immediate');
  process.on('exit', stopAtOnce);

  /** Connects as superuser; the caller ends the connections. */
  const connect = (options: Options<Record<string, PostgresType>> = {}) =>
    postgres({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password,
      database: 'postgres',
      onnotice: () => {},
      ...options,
    });
  const owner = connect({ max: 1 });
  await migrate((text) => owner.unsafe(text));
  await owner.end();
  return {
    connect,
    /** Stops the server and deletes its data. */
    async stop() {
      process.off('exit', stopAtOnce);
      stop('fast');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
