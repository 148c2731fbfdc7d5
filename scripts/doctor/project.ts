import { isObject } from '../command.ts';
import { skip } from './checks.ts';
import { markedRow, type Row, type Table } from './marked-rows.ts';
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
  body?: object | undefined;
  prefer?: string;
  headers?: Record<string, string>;
}

/** The Supabase project as an anonymous caller meets it. */
export class Project {
  readonly settings: Settings;
  /** It has answered for all three tables. */
  reached = false;
  /** A row of each table that the doctor has stored. */
  readonly stored: Partial<Record<Table, Row>> = {};
  /** Any request has left a row, also one that should have been refused. */
  wroteRows = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  async ask(method: string, path: string, { body, prefer = '', headers }: Request = {}): Promise<Answer> {
    const { url, key } = this.settings;
    const always = { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/${path}`, {
      method,
      headers: { ...always, Prefer: prefer, ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { status, ok } = response;
    const parsed: unknown = await response.json().catch(() => null);
    const { code = '', message = '' } = isObject(parsed) ? parsed : {};
    const counted = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0;
    const rows = Math.max(Array.isArray(parsed) ? parsed.length : 0, Number(counted));
    this.wroteRows ||= ok && method === 'POST' && path.startsWith('rest/v1/');
    return { status, ok, code: String(code), message: String(message), body: parsed, rows };
  }

  insert(table: Table, body: Row | Row[], prefer = 'return=minimal', query = ''): Promise<Answer> {
    return this.ask('POST', `rest/v1/${table}${query}`, { body, prefer });
  }

  /** The row of the doctor's that is there, or one that could be. */
  ownRow(table: Table): Row {
    return this.stored[table] ?? markedRow[table]();
  }
}

export const lacksPrivilege = ({ code }: Answer): boolean => code === '42501';

export const inShort = ({ status, code, message }: Answer): string =>
  [`answered ${status}`, code, message.slice(0, 120)].filter(Boolean).join(' ');

/** For a check that needs an insert: the network has used up its limit. */
export function skipWhenLimited({ status }: Answer): void {
  if (status === 429) skip('this network has used up its limit: try again after the next full hour');
}
