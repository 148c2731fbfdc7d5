// What `npm run bench:load` sends its requests to, and what comes back.

/** @import { Request } from './load-mix.mjs' */

/**
 * `answer` is a SQLSTATE, or `stored`.
 * @typedef {{ accepted: boolean, answer: string }} Answer
 */

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {(connection: number, request: Request) => Promise<Answer>} send over one of the connections
 * @property {() => Promise<Map<string, number>>} countStored rows in the database, by table and mark: `user_sessions 7`
 * @property {() => Promise<void>} close
 */

/** Refusals by a limit or a constraint. Anything else is a fault. */
const REFUSALS = new Set(['23505', '23514', 'PT429']);

/**
 * What went wrong, one line each: a row that was accepted and is not there once, one that was refused and is there, or
 * an answer that no request may get.
 * @param {readonly Request[]} requests
 * @param {ReadonlyMap<number, Answer>} answers by the requests' numbers
 * @param {ReadonlyMap<string, number>} stored
 * @returns {string[]}
 */
export function findFaults(requests, answers, stored) {
  const unexplained = new Set(stored.keys());
  const faults = [];
  for (const { number, table, kind, rows } of requests) {
    const { accepted, answer } = answers.get(number) ?? { accepted: false, answer: 'not at all' };
    const wanted = accepted ? rows.length : 0;
    const found = stored.get(`${table} ${number}`) ?? 0;
    if (found !== wanted) faults.push(`${kind} ${number}, answered ${answer}: ${found} rows, not ${wanted}`);
    if (!accepted && !REFUSALS.has(answer)) faults.push(`${kind} ${number}, answered ${answer}`);
    unexplained.delete(`${table} ${number}`);
  }
  return [...faults, ...[...unexplained].map((mark) => `nobody sent ${mark}`)];
}
