import { startMigratedPostgres } from '../postgres-server.mjs';
import { MARKS, TABLES } from './load-mix.mjs';

/** @import { Sql } from 'postgres' */
/** @import { Answer, Target } from './load-target.mjs' */
/** @import { Request } from './load-mix.mjs' */

/**
 * One transaction as the data interface of a hosted project runs it.
 * @param {Sql} sql
 * @param {Request} request
 * @returns {Promise<Answer>}
 */
async function insertAsVisitor(sql, { address, table, rows }) {
  const headers = JSON.stringify({ 'cf-connecting-ip': address });
  try {
    await sql.begin(async (transaction) => {
      await transaction`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`;
      await transaction`insert into ${transaction(`public.${table}`)} ${transaction(rows)}`;
    });
    return { accepted: true, answer: 'stored' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return { accepted: false, answer: String(code) };
  }
}

/**
 * A plain PostgreSQL, by so many connections of the anonymous role.
 * @param {number} connections
 * @returns {Promise<Target>}
 */
export async function postgresTarget(connections) {
  const server = await startMigratedPostgres();
  const owner = server.connect({ max: 1 });
  const visitors = Array.from({ length: connections }, () => server.connect({ max: 1 }));
  return {
    name: 'Plain PostgreSQL',
    send: (connection, request) => insertAsVisitor(visitors[connection] ?? owner, request),
    countStored: async () => {
      const stored = new Map();
      for (const table of TABLES) {
        const rows = await owner`
          select ${owner(MARKS[table])} as mark, count(*)::int as many from ${owner(`public.${table}`)} group by 1
        `;
        for (const row of rows) stored.set(`${table} ${row['mark']}`, row['many']);
      }
      return stored;
    },
    close: async () => {
      await Promise.all([owner, ...visitors].map((sql) => sql.end()));
      await server.stop();
    },
  };
}
