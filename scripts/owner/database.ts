import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { openMigratedDatabase } from '../backend/migrations.ts';
import { loadEnvironment } from '../shared/environment.ts';
import { CommandError, codeOf, describeError, messageOf } from '../shared/errors.ts';
import { cleaned } from '../shared/settings.ts';
import type { Query } from './report/views.ts';

export interface Source {
  /** Where the figures come from, in words for the owner; without user and password. */
  name: string;
  query: Query;
  close: () => Promise<unknown>;
  /** Whether the rows are those of `supabase/seed.sql`. */
  isInvented: boolean;
}

/** The address of the owner's database; undefined when it is unset or blank. */
export const ownerAddress = (): string | undefined => cleaned(process.env['DATABASE_URL']) || undefined;

/**
 * Whatever is not escaped in a password would end up in the place, and be printed. A password in brackets is a dashboard's
 * example.
 */
const ADDRESS =
  /^postgres(?:ql)?:\/\/(?:[^\s:@/?#%]+(?::(?!\[.*\]@)(?:[^\s:@/?#%]|%[\da-f]{2})*)?@)?[\w.-]+(?::\d+)?\/[\w-]*(?:\?[^\s@#]*)?$/i;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * Where an address leads, without user and password, and the driver's options for it. Of what stands behind the place only
 * `sslmode` counts: the driver would send the words of other libraries, such as `pgbouncer`, to the server.
 * @throws CommandError when it is none of a Postgres database. Node's own error would hold the password.
 */
export function parseAddress(address: string) {
  if (!ADDRESS.test(address) || !URL.canParse(address)) {
    throw new CommandError(
      'DATABASE_URL is not an address such as postgresql://user:password@host:5432/postgres. Put the password in place of [YOUR-PASSWORD], without the brackets, and write in it %25 for %, %40 for @, %2F for /, %3A for :, %3F for ? and %23 for #.',
    );
  }
  const url = new URL(address);
  const { host, hostname, pathname, searchParams } = url;
  const mode = searchParams.get('sslmode') ?? (LOOPBACK.test(hostname) ? 'disable' : 'require');
  url.search = '';
  // The driver takes each mode of PostgreSQL's but two, and not the one of node-postgres.
  const known = mode.replace('verify-ca', 'verify-full').replace('no-verify', 'require') as 'require';
  return { place: host + pathname, address: url.href, ssl: mode === 'disable' ? false : known };
}

/** Why there is no connection, and what to do. */
function describeRefusal(place: string, error: unknown): string {
  const code = codeOf(error);
  if (messageOf(error).includes('before secure TLS connection'))
    return 'it ends the connection when asked for TLS. Where it has none, and nobody can listen on the way, write ?sslmode=disable behind the address.';
  if (code === 'CONNECTION_DESTROYED')
    return 'it ends each connection at the login. Try again in a few minutes; if it lasts, restart the project in the dashboard.';
  const isDirect = /^db\.\w+\.supabase\.co/.test(place) && /^(?:E|CONNECT_)/.test(code);
  return `${describeError(error)}${isDirect ? ' That host has IPv6 alone: take the address of the Session pooler (Connect).' : ''}`;
}

/**
 * For the beginning of each transaction: one that hangs, or a computer that sleeps, would keep its snapshot, which slows every
 * insert of a visitor; and a login from which row-level security hides rows is refused, in place of reading none. A setting of
 * the session would stay with a pooler's connection.
 */
export const TRANSACTION_SETTINGS =
  "set local idle_in_transaction_session_timeout = '1min'; set local row_security = off";

/**
 * Connects to the owner's database. `place` is where it is, without user and password.
 * @param loginTimeout Milliseconds, more than `connect_timeout`.
 * @throws CommandError when the address is none of a Postgres database, or it refuses the connection.
 */
async function connectOwner(address: string, name: string, loginTimeout = 25_000) {
  const { place, address: server, ssl } = parseAddress(address);
  const sql = postgres(server, {
    ssl,
    max: 1,
    connect_timeout: 20,
    // A transaction pooler does not support prepared statements.
    prepare: false,
    onnotice: () => {},
    connection: { application_name: name },
  });
  // Where the server ends the connection at the login, the driver tries again for ever and without a pause, whatever its
  // `backoff` is (postgres 3.4.9).
  const deadline = setTimeout(() => sql.end({ timeout: 0 }), loginTimeout);
  const login = sql.unsafe('select').finally(() => clearTimeout(deadline));
  await login.catch(async (error: unknown) => {
    await sql.end({ timeout: 1 });
    throw new CommandError(
      `${place} refuses the connection of DATABASE_URL: ${describeRefusal(place, error)}`,
    );
  });
  return { place, sql };
}

/**
 * Runs a command on the owner's database, whose address is in DATABASE_URL, and ends the connection.
 * @throws CommandError as `connectOwner` does, and when DATABASE_URL is not set.
 */
export async function withOwnersDatabase(
  name: string,
  use: (sql: Sql, place: string) => Promise<unknown>,
): Promise<void> {
  loadEnvironment('production');
  const address = ownerAddress();
  if (address === undefined) throw new CommandError('Set DATABASE_URL: docs/owner.md says where to find it.');
  const { place, sql } = await connectOwner(address, name);
  await use(sql, place).finally(() => sql.end({ timeout: 1 }));
}

/**
 * The owner's database, in one read-only transaction, where an insert is refused with 25006.
 * @throws CommandError as `connectOwner` does.
 */
export async function hostedSource(address: string, loginTimeout?: number): Promise<Source> {
  const { place, sql } = await connectOwner(address, 'report', loginTimeout);
  await sql.unsafe(`begin isolation level repeatable read read only; ${TRANSACTION_SETTINGS}`);
  const close = () => sql.end({ timeout: 1 });
  return { name: place, query: (text) => sql.unsafe(text), close, isInvented: false };
}

/** Opens four months of invented rows in memory, the same ones all day, to show the report before there is a live project. */
export async function inventedSource(): Promise<Source> {
  const database = await openMigratedDatabase();
  await database.exec("set timezone = 'UTC'; select setseed(0)");
  await database.exec(readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8'));
  return {
    name: 'the invented rows of supabase/seed.sql',
    query: async (text) => (await database.query<Record<string, unknown>>(text)).rows,
    close: () => database.close(),
    isInvented: true,
  };
}
