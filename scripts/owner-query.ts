import { json } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import type { Connect } from 'vite';
import type { Server } from './database-lock.ts';
import { CommandError, codeOf, messageOf } from './errors.ts';

const PATH = '/_query';

interface Request {
  /** Each is answered by its first row's `rows`, all in one read-only transaction. */
  statements?: string[];
  /** Runs as it is, all or nothing. */
  script?: string;
}

interface Answer {
  rows?: unknown[];
  /** Of the database, when a statement failed. */
  code?: string;
  message?: string;
}

/** Names the statement, and with it the view, that the database refused. Has the database's `code`. */
export const refusalOf = (sql: string, error: unknown) =>
  Object.assign(
    new CommandError(
      `${messageOf(error)} (${codeOf(error)}), in the query:\n${sql}\n` +
        'If something does not exist: "npx supabase@3 db push --remote" applies the migrations that the database lacks.',
    ),
    { code: codeOf(error) },
  );

/**
 * Runs statements in one read-only transaction, where an insert is refused with 25006.
 * @returns of each the first row's `rows`
 */
export function readRows(database: PGlite, ...statements: string[]): Promise<unknown[]> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set transaction isolation level repeatable read read only');
    const answers: unknown[] = [];
    for (const sql of statements) {
      const { rows } = await transaction.query<{ rows: unknown }>(sql).catch((error: unknown) => {
        throw refusalOf(sql, error);
      });
      answers.push(rows[0]?.rows);
    }
    return answers;
  });
}

/** Lets other commands of the same user work on the database that a server has open. */
export function serveOwnerQueries(middlewares: Connect.Server, database: PGlite, key: string): void {
  middlewares.use(PATH, async (request, response) => {
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(403).end();
    const { statements = [], script = '' } = (await json(request)) as Request;
    const work = script === '' ? readRows(database, ...statements) : database.exec(script);
    const answer: Answer = await work.then(
      (rows) => ({ rows }),
      (error: unknown) => ({ code: codeOf(error), message: messageOf(error) }),
    );
    response.end(JSON.stringify(answer));
  });
}

/**
 * Runs statements or a script on such a server.
 * @throws CommandError with the database's `code` when it refuses one.
 */
export async function askServer({ url, key }: Server, request: Request): Promise<unknown[]> {
  const response = await fetch(new URL(PATH, url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(request),
  });
  const { rows = [], code, message } = (await response.json()) as Answer;
  if (message !== undefined) throw Object.assign(new CommandError(message), { code });
  return rows;
}
