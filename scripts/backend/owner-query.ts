import { text } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import type { Connect } from 'vite';
import { CommandError, codeOf, messageOf } from '../shared/errors.ts';
import type { Server } from './lock.ts';

const PATH = '/_query';

type Rows = readonly Readonly<Record<string, unknown>>[];

interface Answer {
  /** Of the last statement. */
  rows?: Rows;
  /** Of the database, when it refused. */
  code?: string;
  message?: string;
}

/**
 * Lets other commands of the same user run SQL, all or nothing, on the database that a server has open. Another computer's
 * requests are refused, whatever key they have.
 */
export function serveOwnerQueries(middlewares: Connect.Server, database: PGlite, key: string): void {
  middlewares.use(PATH, async (request, response) => {
    const { headers, socket } = request;
    const isHere = socket.remoteAddress === socket.localAddress;
    if (!isHere || headers.authorization !== `Bearer ${key}`) return void response.writeHead(403).end();
    const answer: Answer = await database.exec(await text(request)).then(
      (results) => ({ rows: results.at(-1)?.rows ?? [] }),
      (error: unknown) => ({ code: codeOf(error), message: messageOf(error) }),
    );
    response.end(JSON.stringify(answer));
  });
}

/**
 * Runs SQL on such a server.
 * @returns the rows of the last statement
 * @throws CommandError with the database's `code` when it refuses, and when the server does not answer.
 */
export async function askServer({ pid, url, key }: Server, sql: string): Promise<Rows> {
  const headers = { Authorization: `Bearer ${key}` };
  const {
    rows = [],
    code,
    message,
  }: Answer = await fetch(new URL(PATH, url), { method: 'POST', headers, body: sql })
    .then((response) => response.json())
    .catch(() => {
      throw new CommandError(
        `The site at ${url} of process ${pid} does not answer. Behind a proxy put NO_PROXY=localhost before the command; else stop that process and run "npm start" again.`,
      );
    });
  if (message !== undefined) throw Object.assign(new CommandError(message), { code });
  return rows;
}
