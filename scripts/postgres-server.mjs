// A PostgreSQL server of one's own: on a socket in a temporary folder, and gone without a trace afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from './migrations.mjs';
import { providePostgres } from './postgres-programs.mjs';

/** @import { Options, Sql } from 'postgres' */

/**
 * @typedef {object} PostgresServer
 * @property {(options?: Options<{}>) => Sql} connect as superuser; the caller ends the connections
 * @property {() => Promise<void>} stop
 */

const SETTINGS = { listen_addresses: '', max_connections: '200', log_min_messages: 'panic' };

/** PostgreSQL refuses to run as root, so root runs it as the user who owns nothing. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (/** @type {string} */ option) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

/**
 * Starts a server with an empty database called `postgres`. Durable as one in use (fsync on), so that what is measured
 * on it holds elsewhere.
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres() {
  const programs = providePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'pitlane-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...flags], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });

  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: folder, stdio: 'inherit' },
  );
  const exited = once(server, 'exit');
  const stopAtOnce = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.on('exit', stopAtOnce);

  const connect = (/** @type {Options<{}>} */ options = {}) =>
    postgres({ host: folder, user: 'postgres', database: 'postgres', onnotice: () => {}, ...options });
  const stop = async () => {
    server.kill('SIGINT');
    await exited;
    process.off('exit', stopAtOnce);
    remove();
  };
  await untilReady(connect, exited);
  return { connect, stop };
}

/**
 * @param {PostgresServer['connect']} connect
 * @param {Promise<unknown>} exited
 */
async function untilReady(connect, exited) {
  let running = true;
  exited.then(() => {
    running = false;
  });
  for (const deadline = Date.now() + 30_000; running && Date.now() < deadline; ) {
    const sql = connect({ max: 1 });
    try {
      await sql`select 1`;
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await sql.end();
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/**
 * The same with the roles of a hosted project and every migration.
 * @returns {Promise<PostgresServer>}
 */
export async function startMigratedPostgres() {
  const server = await startPostgres();
  const sql = server.connect({ max: 1 });
  try {
    await migrate({
      run: (text) => sql.unsafe(text),
      runInTransaction: (statements) =>
        sql.begin(async (transaction) => {
          for (const statement of statements) await transaction.unsafe(statement);
        }),
    });
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await sql.end();
  }
  return server;
}
