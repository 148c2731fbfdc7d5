import postgres, { type ConnectionParameters } from 'postgres';
import { databaseFolder, runningServer } from '../database-lock.ts';
import { CommandError, messageOf } from '../errors.ts';
import { askServer, refusalOf } from '../owner-query.ts';
import type { Query } from './views.ts';

export interface Source {
  /** Where the figures come from, in words for the owner; without user and password. */
  name: string;
  /** Only reads: an insert is refused with 25006. */
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

/** @throws CommandError as `connectOwner` does. */
export async function hostedSource(address: string): Promise<Source> {
  const readOnly = { application_name: 'report', default_transaction_read_only: true };
  const { place, sql } = await connectOwner(address, readOnly);
  // Read-only once more, as poolers drop the setting of the connection. It ends with the connection.
  await sql.unsafe('begin isolation level repeatable read read only');
  return {
    name: place,
    query: async (...statements) => {
      const answers: unknown[] = [];
      for (const text of statements) {
        const [row] = await sql.unsafe(text).catch((error: unknown) => {
          throw refusalOf(text, error);
        });
        answers.push(row?.['rows']);
      }
      return answers;
    },
    close: () => sql.end(),
  };
}

/**
 * The embedded backend's database. Only the server that has it open can read it.
 * @throws CommandError when no server is running.
 */
export function embeddedSource(folder = databaseFolder()): Source {
  const server = runningServer(folder);
  if (server === null) {
    throw new CommandError('There is nothing to report on: set DATABASE_URL, or run "npm start" beside it.');
  }
  return {
    name: `the site at ${server.url}`,
    query: (...statements) => askServer(server, { statements }),
    close: async () => {},
  };
}
