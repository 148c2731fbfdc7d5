// The Supabase project, asked the way a stranger can: with no more than the key that is in the page.

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} code SQLSTATE or PGRST code of a refusal; empty without one
 * @property {string} message of a refusal
 * @property {unknown} body parsed; null without one
 * @property {number} rows number of rows that the answer speaks of: those it holds, or those it counts
 */

/**
 * @typedef {object} Request
 * @property {object} [body]
 * @property {string} [prefer]
 * @property {Record<string, string>} [headers]
 */

/** @typedef {(method: string, path: string, request?: Request) => Promise<Answer>} Ask paths begin below the project's address */

/** How long an answer may take, in milliseconds. A paused project needs a while to say so. */
const PATIENCE = 30_000;

/**
 * @param {{ url: string, key: string }} project
 * @returns {Ask}
 */
export function strangerOf({ url, key }) {
  return async (method, path, { body, prefer, headers } = {}) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(prefer === undefined ? {} : { Prefer: prefer }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const parsed = parseJson(await response.text());
    const { code, message } = /** @type {{ code?: unknown, message?: unknown }} */ (parsed ?? {});
    return {
      status: response.status,
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : '',
      body: parsed,
      rows: Math.max(rowsIn(parsed), countIn(response.headers.get('content-range'))),
    };
  };
}

/** @param {string} text @returns {unknown} */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} body */
const rowsIn = (body) => (Array.isArray(body) ? body.length : 0);

/** The number after the slash of "0-9/57"; 0 where it is not told ("*"). @param {string | null} range */
const countIn = (range) => Number(/\/(\d+)$/.exec(range ?? '')?.[1] ?? 0);

/** Whether the database has refused for want of a privilege. @param {Answer} answer */
export const lacksPrivilege = ({ code }) => code === '42501';

/** Whether the row was stored or the rows were given. @param {Answer} answer */
export const isSuccess = ({ status }) => status >= 200 && status < 300;

/** An answer in a few words. @param {Answer} answer */
export const inShort = ({ status, code, message }) =>
  [`answered ${status}`, code, message.slice(0, 120)].filter(Boolean).join(' ');
