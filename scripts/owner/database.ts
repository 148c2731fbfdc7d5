import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';
import { openMigratedDatabase } from '../backend/migrations.ts';
import { loadEnvironment } from '../shared/environment.ts';
import { CommandError, codeOf, describeError, messageOf } from '../shared/errors.ts';
import { cleanValue } from '../shared/settings.ts';
import type { Query } from './report/views.ts';

export interface Source {
  /** The source of the figures, as the owner sees it. Never contains the user or the password. */
  name: string;
  query: Query;
  close: () => Promise<unknown>;
  /** Whether the rows come from `supabase/seed.sql`. */
  isInvented: boolean;
}

/** Returns the connection string of the owner's database (DATABASE_URL), if it is set. */
export const readConnectionString = (): string | undefined =>
  cleanValue(process.env['DATABASE_URL']) || undefined;

/**
 * Matches a Postgres connection string. Rejects unescaped characters in the password, because the text after such a
 * character would be mistaken for the host and printed. Also rejects a password in brackets, which is the dashboard's
 * placeholder.
 */
const CONNECTION_STRING =
  /^postgres(?:ql)?:\/\/(?:[^\s:@/?#%]+(?::(?!\[.*\]@)(?:[^\s:@/?#%]|%[\da-f]{2})*)?@)?[\w.-]+(?::\d+)?\/[\w-]*(?:\?[^\s@#]*)?$/i;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * Returns the driver's options from a connection string. Also returns `databaseName`: the host and the name of the database,
 * which are not secret. Of the query parameters, only `sslmode` is used, because the driver would send others, such as
 * `pgbouncer`, to the server.
 * @throws CommandError if the text is not a Postgres connection string. Node's own error would contain the password.
 */
export function parseConnectionString(connectionString: string) {
  if (!CONNECTION_STRING.test(connectionString) || !URL.canParse(connectionString)) {
    throw new CommandError(
      'DATABASE_URL is not a connection string such as postgresql://user:password@host:5432/postgres. Replace [YOUR-PASSWORD], including the brackets, with the password. In the password, write %25 for %, %40 for @, %2F for /, %3A for :, %3F for ? and %23 for #.',
    );
  }
  const url = new URL(connectionString);
  const { host, hostname, pathname, searchParams } = url;
  const mode = searchParams.get('sslmode') ?? (LOOPBACK.test(hostname) ? 'disable' : 'require');
  url.search = '';
  // The driver supports neither `verify-ca` nor `no-verify`, which comes from node-postgres.
  const supportedMode = mode.replace('verify-ca', 'verify-full').replace('no-verify', 'require') as 'require';
  return {
    databaseName: host + pathname,
    connectionString: url.href,
    ssl: mode === 'disable' ? false : supportedMode,
  };
}

/** Describes why the connection failed, and what to do. */
function describeRefusal(databaseName: string, error: unknown): string {
  const code = codeOf(error);
  if (messageOf(error).includes('before secure TLS connection'))
    return 'The server closes the connection when TLS is requested. If it does not support TLS, and nobody can intercept the connection, append ?sslmode=disable to the connection string.';
  if (code === 'CONNECTION_DESTROYED')
    return 'The server closes every connection during login. Try again in a few minutes; if the problem persists, restart the project in the dashboard.';
  const isDirect = /^db\.\w+\.supabase\.co/.test(databaseName) && /^(?:E|CONNECT_)/.test(code);
  return `${describeError(error)}${isDirect ? ' That host supports only IPv6. Use the connection string of the Session pooler instead (dashboard, Connect).' : ''}`;
}

/**
 * SQL for the start of each transaction. The timeout ends a transaction that hangs or whose computer sleeps, because its
 * open snapshot slows down every visitor's insert. With `row_security` off, a query fails if policies hide rows from it,
 * instead of returning no rows. The settings are local, because session settings would stay with a pooled connection.
 */
export const TRANSACTION_SETTINGS =
  "set local idle_in_transaction_session_timeout = '1min'; set local row_security = off";

/**
 * Connects to the owner's database. Returns the connection and `databaseName`, which contains neither the user nor the
 * password.
 * @param loginTimeout In milliseconds. Must be longer than `connect_timeout`.
 * @throws CommandError if the connection string is invalid or the database refuses the connection.
 */
async function connectOwner(connectionString: string, name: string, loginTimeout = 25_000) {
  const { databaseName, connectionString: parsed, ssl } = parseConnectionString(connectionString);
  const sql = postgres(parsed, {
    ssl,
    max: 1,
    connect_timeout: 20,
    // A transaction pooler does not support prepared statements.
    prepare: false,
    onnotice: () => {},
    connection: { application_name: name },
  });
  // If the server closes the connection during login, the driver retries forever without a pause, regardless of its
  // `backoff` option (postgres 3.4.9).
  const deadline = setTimeout(() => sql.end({ timeout: 0 }), loginTimeout);
  const login = sql.unsafe('select').finally(() => clearTimeout(deadline));
  await login.catch(async (error: unknown) => {
    await sql.end({ timeout: 1 });
    throw new CommandError(
      `Could not connect to ${databaseName} (DATABASE_URL). ${describeRefusal(databaseName, error)}`,
    );
  });
  return { databaseName, sql };
}

/**
 * Calls `use` with a connection to the owner's database (DATABASE_URL), and then closes the connection.
 * @throws CommandError if DATABASE_URL is missing or invalid, or if the database refuses the connection.
 */
export async function withOwnersDatabase(
  name: string,
  use: (sql: Sql, databaseName: string) => Promise<unknown>,
): Promise<void> {
  loadEnvironment('production');
  const connectionString = readConnectionString();
  if (connectionString === undefined)
    throw new CommandError('DATABASE_URL is not set. See docs/owner.md, "Look at the numbers".');
  const { databaseName, sql } = await connectOwner(connectionString, name);
  await use(sql, databaseName).finally(() => sql.end({ timeout: 1 }));
}

/**
 * Opens the owner's database for a report, in one read-only transaction.
 * @throws CommandError if the connection string is invalid or the database refuses the connection.
 */
export async function openHostedSource(connectionString: string, loginTimeout?: number): Promise<Source> {
  const { databaseName, sql } = await connectOwner(connectionString, 'report', loginTimeout);
  await sql.unsafe(`begin isolation level repeatable read read only; ${TRANSACTION_SETTINGS}`);
  const close = () => sql.end({ timeout: 1 });
  return { name: databaseName, query: (text) => sql.unsafe(text), close, isInvented: false };
}

/**
 * Opens an in-memory database with four months of invented rows, so that the owner can look at the report before there is a
 * live project. The random numbers have a fixed seed, so the figures depend only on the time.
 */
export async function openInventedSource(): Promise<Source> {
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
