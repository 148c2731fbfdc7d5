import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { CommandError, codeOf, messageOf } from '../command.ts';
import { askServer, readRows } from '../owner-query.ts';
import { databaseFolder, lockDatabase, runningServer } from '../server-record.ts';
import type { Query } from './views.ts';

export interface Source {
  /** Where the figures come from, in words for the owner; without user and password. */
  name: string;
  /** Runs `read` with queries that only read: an insert is refused with 25006. */
  read: <Result>(read: (query: Query) => Promise<Result>) => Promise<Result>;
}

const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]', ''].includes(host);

/** Read-only for two reasons that do not depend on each other; poolers drop the first. */
const READ_ONLY = 'isolation level repeatable read read only';

/** @throws CommandError when the address is none of a Postgres database. */
export function hostedSource(address: string): Source {
  const url = URL.canParse(address) ? new URL(address) : null;
  // A / or ? of a password would begin the path or the query, and be printed as such.
  const isWhole = url !== null && /^\/?[\w-]*$/.test(url.pathname) && !/[@#]/.test(url.search + url.hash);
  if (!isWhole || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new CommandError(
      'DATABASE_URL is not an address such as postgresql://user:password@host:5432/postgres. In a password write %40 for @, %2F for /, %3F for ?, %23 for # and %24 for $.',
    );
  }
  return {
    name: `${url.host || 'localhost'}${url.pathname}`,
    async read(read) {
      const sql = postgres(address, {
        max: 1,
        connect_timeout: 20,
        // A transaction pooler knows no prepared statements.
        prepare: false,
        onnotice: () => {},
        connection: { application_name: 'report', default_transaction_read_only: true },
        ...(isLoopback(url.hostname) || url.searchParams.has('sslmode') ? {} : { ssl: 'require' }),
      });
      try {
        // A holder, as postgres takes a returned array for one of statements.
        const { result } = await sql.begin(READ_ONLY, async (transaction) => ({
          result: await read(async (text) => (await transaction.unsafe(text))[0]?.['rows']),
        }));
        return result;
      } catch (error) {
        if (!/^(?:E[A-Z]|CONN|28|XX000)/.test(codeOf(error))) throw error;
        throw new CommandError(`${url.host} refuses the connection of DATABASE_URL: ${messageOf(error)}`);
      } finally {
        await sql.end();
      }
    },
  };
}

/** @throws CommandError from `read` when there is no database, or a process has it open that does not answer. */
export function embeddedSource(folder = databaseFolder()): Source {
  const data = join(folder, 'database');
  const server = runningServer(folder);
  if (server !== null) {
    return { name: `the site at ${server.url}`, read: (read) => read((sql) => askServer(server, sql)) };
  }
  return {
    name: `the embedded backend (${folder})`,
    async read(read) {
      if (!existsSync(data)) {
        throw new CommandError(
          `There is nothing to report on: set DATABASE_URL, or run "npm start" for a database in ${folder}.`,
        );
      }
      const lock = lockDatabase(folder);
      const database = await PGlite.create(data);
      try {
        return await read((sql) => readRows(database, sql));
      } finally {
        await database.close();
        lock.release();
      }
    },
  };
}
