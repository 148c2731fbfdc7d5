import { json } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import type { Connect } from 'vite';
import type { Server } from './database-lock.ts';
import { codeOf, messageOf } from './errors.ts';

const PATH = '/_query';

interface Answer {
  rows?: unknown[];
  /** Of the database, when the statement failed. */
  code?: string;
  message?: string;
}

/**
 * Runs statements in one read-only transaction, where an insert is refused with 25006.
 * @returns of each the first row's `rows`
 */
export function readRows(database: PGlite, ...statements: string[]): Promise<unknown[]> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set transaction isolation level repeatable read read only');
    const answers: unknown[] = [];
    for (const sql of statements) {
      answers.push((await transaction.query<{ rows: unknown }>(sql)).rows[0]?.rows);
    }
    return answers;
  });
}

/** Lets other commands of the same user read the database that a server has open. */
export function serveOwnerQueries(middlewares: Connect.Server, database: PGlite, key: string): void {
  middlewares.use(PATH, async (request, response) => {
    if (request.headers.authorization !== `Bearer ${key}`) return void response.writeHead(403).end();
    const statements = (await json(request)) as string[];
    const answer: Answer = await readRows(database, ...statements).then(
      (rows) => ({ rows }),
      (error: unknown) => ({ code: codeOf(error), message: messageOf(error) }),
    );
    response.end(JSON.stringify(answer));
  });
}

/**
 * Runs statements on such a server.
 * @throws Error with the database's `code` when a statement fails.
 */
export async function askServer({ url, key }: Server, statements: string[]): Promise<unknown[]> {
  const request = {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(statements),
  };
  const response = await fetch(new URL(PATH, url), request);
  const { rows = [], code, message } = (await response.json()) as Answer;
  if (message !== undefined) throw Object.assign(new Error(message), { code });
  return rows;
}
