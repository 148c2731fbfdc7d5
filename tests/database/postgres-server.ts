import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Options, type PostgresType } from 'postgres';
import { type DefaultGrants, migrate } from '../../scripts/backend/migrations';
import { serve } from '../../scripts/build/static-host';
import provideTestTools, { POSTGRES_FOLDER } from '../setup/tools';

export type PostgresServer = Awaited<ReturnType<typeof startMigratedPostgres>>;

/** PostgreSQL refuses to run as root, so it runs as this user, who owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Starts a local PostgreSQL server, with the roles of a hosted project and every migration in its database `postgres`.
 * `fsync` stays on, so that measurements are realistic.
 */
export async function startMigratedPostgres(grants?: DefaultGrants) {
  provideTestTools();
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // As root, copies the programs, because the user who runs them may not be able to read the project's folder.
  const programs = isRoot ? join(folder, 'programs') : POSTGRES_FOLDER;
  if (isRoot) {
    cpSync(POSTGRES_FOLDER, programs, { recursive: true, verbatimSymlinks: true });
    chownSync(folder, NOBODY.uid, NOBODY.gid);
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, 'bin', program), [...args, `--pgdata=${join(folder, 'data')}`], {
      ...(isRoot ? NOBODY : {}),
      cwd: folder,
      stdio: 'ignore',
    });

  const { origin, close } = await serve(() => {});
  const port = Number(new URL(origin).port);
  close();
  // The locale of a hosted project with PostgreSQL 17.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  run('initdb', '--username=postgres', '--auth=trust', ...locale, '--no-sync');
  // The time zone of a hosted project, instead of the computer's.
  const settings = `-h 127.0.0.1 -p ${port} -k "" -N 200 -c timezone=UTC`;
  run('pg_ctl', 'start', '--wait', `--log=${join(folder, 'log')}`, `--options=${settings}`);
  /** Stops the server and deletes its data. */
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', 'stop', '--mode=immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', stop);

  /** Connects as superuser. The caller ends the connections. */
  const connect = (options: Options<Record<string, PostgresType>> = {}) =>
    postgres({ host: '127.0.0.1', port, user: 'postgres', onnotice: () => {}, ...options });
  const owner = connect({ max: 1 });
  await migrate((text) => owner.unsafe(text), grants);
  await owner.end();
  return { connect, stop, programs };
}
