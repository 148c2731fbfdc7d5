import { isObject } from '../errors.ts';

/** Milliseconds. A paused project needs a while to say so. */
const TIMEOUT = 30_000;

export interface Request {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  /** SQLSTATE or PGRST code of a refusal; empty without one. */
  code: string;
  body: unknown;
  /** Number of rows that the answer holds or counts. */
  rows: number;
  /** For the owner. */
  text: string;
}

export type Ask = (request: Request) => Promise<Answer>;

/** The Supabase project as an anonymous caller meets it. */
export function openProject(url: string, key: string): Ask {
  const credentials = { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  return async ({ method = 'GET', path, body, headers }) => {
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { ...credentials, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status } = response;
    const parsed: unknown = await response.json().catch(() => null);
    const { code = '', message = '' } = isObject(parsed) ? parsed : {};
    const counted = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0;
    const rows = Math.max(Array.isArray(parsed) ? parsed.length : 0, Number(counted));
    const text = [`answered ${status}`, code, String(message).slice(0, 120), rows > 0 && `with ${rows} rows`];
    return { status, code: String(code), body: parsed, rows, text: text.filter(Boolean).join(' ') };
  };
}
