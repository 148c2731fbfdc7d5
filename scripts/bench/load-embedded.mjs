import { Agent, request as send } from 'node:http';
import { startEmbeddedBackend } from '../embedded-backend.ts';
import { MARKS, TABLES } from './load-mix.mjs';

/** @import { Answer, Target } from './load-target.mjs' */

/**
 * The answer in SQLSTATEs. This backend has none of its own for a broken constraint, where a hosted project says 23514.
 * @param {number} status
 * @param {string} text
 * @returns {Answer}
 */
function readAnswer(status, text) {
  if (status === 201) return { accepted: true, answer: 'stored' };
  if (status === 500 && text.includes('violates check constraint'))
    return { accepted: false, answer: '23514' };
  return { accepted: false, answer: String(JSON.parse(text).code) };
}

/**
 * The embedded data interface over HTTP, by so many connections that stay open.
 * @param {number} connections
 * @returns {Promise<Target>}
 */
export async function embeddedTarget(connections) {
  const backend = await startEmbeddedBackend();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  /**
   * @param {string} path
   * @param {string} key
   * @param {unknown} [body] makes it a POST
   * @returns {Promise<{ status: number, text: string }>}
   */
  const call = (path, key, body) =>
    new Promise((resolve, reject) => {
      const headers = { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' };
      const method = body === undefined ? 'GET' : 'POST';
      const request = send(`${backend.address}/${path}`, { agent, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });

  return {
    name: 'Embedded data interface',
    send: async (_connection, { table, rows }) => {
      const { status, text } = await call(table, backend.publishableKey, rows);
      return readAnswer(status, text);
    },
    countStored: async () => {
      const stored = new Map();
      for (const table of TABLES) {
        // Page by page: an answer holds so many rows at most.
        for (let offset = 0, last = 1; last > 0; offset += last) {
          const page = `${table}?select=${MARKS[table]}&order=id&limit=1000&offset=${offset}`;
          const rows = JSON.parse((await call(page, backend.secretKey)).text);
          for (const row of rows) {
            const mark = `${table} ${row[MARKS[table]]}`;
            stored.set(mark, (stored.get(mark) ?? 0) + 1);
          }
          last = rows.length;
        }
      }
      return stored;
    },
    close: async () => {
      agent.destroy();
      await backend.close();
    },
  };
}
