import postgres, { type ConnectionParameters, type Sql } from 'postgres';
import { runningServer } from '../backend/lock.ts';
import { askServer } from '../backend/owner-query.ts';
import { loadEnvironment } from '../shared/environment.ts';
import { CommandError, describeError } from '../shared/errors.ts';
import type { Query } from './report/views.ts';

export interface Source {
  /** Where the figures come from, in words for the owner; without user and password. */
  name: string;
  query: Query;
  close: () => Promise<unknown>;
}

/** The address of the owner's database; undefined when it is unset or blank. */
export const ownerAddress = (): string | undefined => process.env['DATABASE_URL']?.trim() || undefined;

/** An unescaped / or @ of a password would end up in the place, and be printed with it. */
const ADDRESS =
  /^(?!.*\[YOUR-PASSWORD\])postgres(?:ql)?:\/\/(?:[^\s:@/?#]+(?::[^\s:@/?#]*)?@)?([\w.:[\]-]*\/[\w-]*)(?:\?[\w=&.-]*)?$/;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])?(?::\d+)?\//;

/**
 * Where an address leads, without user and password.
 * @throws CommandError when it is none of a Postgres database. Node's own error would hold the password.
 */
function redactAddress(address: string): string {
  const [, place] = ADDRESS.exec(address) ?? [];
  try {
    if (place === undefined) throw new Error('Not of this form');
    const { username, password } = new URL(address);
    decodeURIComponent(username + password);
    return place;
  } catch {
    throw new CommandError(
      'DATABASE_URL is not an address such as postgresql://user:password@host:5432/postgres. Put the password in place of [YOUR-PASSWORD], and write in it %25 for %, %40 for @, %2F for /, %3A for :, %3F for ? and %23 for #; the host stands without brackets, and a port is at most 65535.',
    );
  }
}

/**
 * Connects to the owner's database. `place` is where it is, without user and password.
 * @throws CommandError when the address is none of a Postgres database, or it refuses the connection.
 */
async function connectOwner(address: string, connection: Partial<ConnectionParameters>) {
  const place = redactAddress(address);
  const sql = postgres(address, {
    max: 1,
    connect_timeout: 20,
    // A transaction pooler does not support prepared statements.
    prepare: false,
    onnotice: () => {},
    connection,
    ...(LOOPBACK.test(place) || address.includes('sslmode=') ? {} : { ssl: 'require' }),
  });
  // A copy that hangs, or a computer that sleeps, would keep its snapshot, which slows every insert of a visitor.
  await sql.unsafe("set idle_in_transaction_session_timeout = '1min'").catch(async (error: unknown) => {
    await sql.end({ timeout: 1 });
    throw new CommandError(`${place} refuses the connection of DATABASE_URL: ${describeError(error)}`);
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
  const { place, sql } = await connectOwner(address, { application_name: name });
  await use(sql, place).finally(() => sql.end({ timeout: 1 }));
}

/**
 * The owner's database, in one read-only transaction, where an insert is refused with 25006.
 * @throws CommandError as `connectOwner` does.
 */
export async function hostedSource(address: string): Promise<Source> {
  const { place, sql } = await connectOwner(address, { application_name: 'report' });
  await sql.unsafe('begin isolation level repeatable read read only');
  return { name: place, query: (text) => sql.unsafe(text), close: () => sql.end({ timeout: 1 }) };
}

/**
 * The embedded backend's database. Only the server that has it open can read it.
 * @throws CommandError when no server is running.
 */
export function embeddedSource(): Source {
  const server = runningServer();
  if (server === null) {
    throw new CommandError('There is nothing to report on: set DATABASE_URL, or run "npm start" beside it.');
  }
  const name = `the site at ${server.url}`;
  return { name, query: (text) => askServer(server, text), close: async () => {} };
}
