import { skip } from './checks.ts';
import { type Row, TABLES, type Table } from './marked-rows.ts';
import type { Settings } from './settings.ts';

/** Milliseconds. A paused project needs a while to say so. */
const TIMEOUT = 30_000;

export interface Answer {
  status: number;
  ok: boolean;
  /** SQLSTATE or PGRST code of a refusal; empty without one. */
  code: string;
  message: string;
  body: unknown;
  /** Number of rows that the answer holds or counts. */
  rows: number;
}

interface Request {
  body?: object;
  prefer?: string;
  headers?: Record<string, string>;
}

/** The Supabase project as an anonymous caller meets it. */
export class Project {
  readonly #settings: Settings;
  /** It has answered for all three tables. */
  reached = false;
  /** A row of each table that the doctor has stored. */
  readonly stored: Partial<Record<Table, Row>> = {};
  /** Any request has left a row, also one that should have been refused. */
  wroteRows = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The embedded backend grants everything after migrating and answers violations with 500. */
  get embedded(): boolean {
    return this.#settings.embedded;
  }

  async ask(method: string, path: string, { body, prefer = '', headers }: Request = {}): Promise<Answer> {
    const { url, key } = this.#settings;
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: {
        ...{ apikey: key, Authorization: `Bearer ${key}` },
        ...{ 'Content-Type': 'application/json', Prefer: prefer, ...headers },
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status, ok } = response;
    const parsed = parseJson(await response.text());
    const { code = '', message = '' } = isObject(parsed) ? parsed : {};
    const counted = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0;
    const rows = Math.max(Array.isArray(parsed) ? parsed.length : 0, Number(counted));
    this.wroteRows ||= ok && method === 'POST' && TABLES.some((table) => path.startsWith(`rest/v1/${table}`));
    return { status, ok, code: String(code), message: String(message), body: parsed, rows };
  }

  insert(table: Table, body: Row | Row[], prefer = 'return=minimal', query = ''): Promise<Answer> {
    return this.ask('POST', `rest/v1/${table}${query}`, { body, prefer });
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const lacksPrivilege = ({ code }: Answer): boolean => code === '42501';

export const inShort = ({ status, code, message }: Answer): string =>
  [`answered ${status}`, code, message.slice(0, 120)].filter(Boolean).join(' ');

/** For a check that needs an insert: the network has used up its attempts. */
export function skipWhenLimited({ status }: Answer): void {
  if (status === 429) skip('this network has used up its limit: try again after the next full hour');
}
