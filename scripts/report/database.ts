import postgres, { type ConnectionParameters } from 'postgres';
import { runningServer } from '../database-lock.ts';
import { CommandError, messageOf } from '../errors.ts';
import { askServer } from '../owner-query.ts';
import type { Query } from './views.ts';

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
 * Connects to the owner's database. `place` is where it is, without user and password.
 * @throws CommandError when the address is none of a Postgres database, or it refuses the connection.
 */
export async function connectOwner(address: string, connection: Partial<ConnectionParameters>) {
  const [, place] = ADDRESS.exec(address) ?? [];
  if (place === undefined) {
    throw new CommandError(
      'DATABASE_URL is not an address such as postgresql://user:password@host:5432/postgres. Put the password in place of [YOUR-PASSWORD], and write in it %40 for @, %2F for /, %3A for :, %3F for ? and %23 for #.',
    );
  }
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
    await sql.end();
    throw new CommandError(`${place} refuses the connection of DATABASE_URL: ${messageOf(error)}`);
  });
  return { place, sql };
}

/**
 * The owner's database, in one read-only transaction, where an insert is refused with 25006.
 * @throws CommandError as `connectOwner` does.
 */
export async function hostedSource(address: string): Promise<Source> {
  const { place, sql } = await connectOwner(address, { application_name: 'report' });
  await sql.unsafe('begin isolation level repeatable read read only');
  return { name: place, query: (text) => sql.unsafe(text), close: () => sql.end() };
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
