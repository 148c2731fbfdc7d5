import { beforeEach, vi } from 'vitest';

type Answer = (init: RequestInit) => Response | Promise<Response>;

/**
 * Replaces `fetch` before each test by a function that records each request and returns the given answer. supabase-js
 * needs a WebSocket class, which Node 20 lacks.
 */
export function fakeDataInterface() {
  const sent: Request[] = [];
  let answer: Answer;

  beforeEach(() => {
    sent.length = 0;
    answer = () => created();
    vi.stubGlobal('WebSocket', class {});
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      sent.push(new Request(input, init));
      return answer(init);
    });
  });

  return {
    sent,
    answerWith(next: Answer) {
      answer = next;
    },
  };
}

/** PostgREST's answer to a stored row; without a row when none was requested. */
export function created(row?: unknown): Response {
  return new Response(row === undefined ? null : JSON.stringify(row), { status: 201 });
}

/** PostgREST's answer to an insert that failed with an error of the database. */
export function refused(status: number, code: string): Response {
  return Response.json({ code, message: 'refused', details: null, hint: null }, { status });
}

/** Everything that is neither a stored row nor a duplicate: name and answer. */
export const FAILURES: readonly (readonly [name: string, answer: Answer])[] = [
  ['a check violation', () => refused(400, '23514')],
  ['a conflict that is no duplicate', () => refused(409, '23503')],
  ['an error of the server', () => new Response('', { status: 500 })],
  ['a login page of a public network', () => new Response('<form>Sign in</form>', { status: 200 })],
  ['JSON that breaks off', () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } })],
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch'))],
];
