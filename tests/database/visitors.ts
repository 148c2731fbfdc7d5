import type { Sql } from 'postgres';
import { codeOf } from '../../scripts/shared/errors';
import { EXAMPLE_ROWS, type Table } from './example-rows';
import type { PostgresServer } from './postgres-server';

/** A request to PostgREST that inserts rows. */
export interface InsertRequest {
  table: Table;
  /** One or more rows. A string is sent unchanged, as JSON. The default is a new valid row. */
  body?: object | string;
  /** The IP address of the visitor, which the gateway reports. */
  from?: string;
  /** Whether the request has `Prefer: missing=default`. */
  hasDefaults?: boolean;
}

/** The SQLSTATE of a rejection, or `stored`. */
export type Answer = string;

/** Sends JSON unchanged, as PostgREST does. */
const RAW_JSON = { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse };

export const connectVisitor = (server: PostgresServer, database = 'postgres'): Sql =>
  server.connect({ max: 1, database, types: { json: RAW_JSON } });

/** Sends a request as PostgREST does: in one transaction, as anon, with the gateway's header and the body as a parameter. */
export async function sendAsVisitor(
  visitor: Sql,
  { table, body, from, hasDefaults = false }: InsertRequest,
): Promise<Answer> {
  const headers = from === undefined ? '{}' : JSON.stringify({ 'cf-connecting-ip': from });
  const json = typeof body === 'string' ? body : JSON.stringify(body ?? EXAMPLE_ROWS[table]());
  try {
    await visitor.begin((transaction) => [
      transaction`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`,
      transaction.unsafe(insertStatement(table, json, hasDefaults), [json]),
    ]);
    return 'stored';
  } catch (error) {
    const code = codeOf(error);
    if (/^[0-9A-Z]{5}$/.test(code)) return code;
    throw error;
  }
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The types of the columns that are neither text nor boolean. */
const TYPES: Readonly<Record<string, string>> = {
  session_id: 'uuid',
  user_id: 'uuid',
  viewport_width: 'integer',
  viewport_height: 'integer',
  interaction_data: 'jsonb',
};

/** Returns PostgREST's SQL for an insert (August 2026). Its only parameter is the body. */
function insertStatement(table: string, body: string, hasDefaults: boolean): string {
  const parsed: unknown = JSON.parse(body);
  // PostgREST takes the columns from the first row.
  const [first = {}] = [parsed].flat() as Record<string, unknown>[];
  const names = Object.keys(first);
  const typeOf = (name: string) => TYPES[name] ?? (typeof first[name] === 'boolean' ? 'boolean' : 'text');
  const list = names.map(quote).join(', ');
  const typed = names.map((name) => `${quote(name)} ${typeOf(name)}`).join(', ');
  const json = hasDefaults ? 'jsonb' : 'json';
  const read = `${json}_to_record${Array.isArray(parsed) ? 'set' : ''}`;
  return `with pgrst_source as (
      insert into public.${quote(table)} (${list})
      select ${list} from (select $1::${json} as json_data) pgrst_payload,
        lateral (select ${list} from ${read}(pgrst_payload.json_data) as _(${typed})) pgrst_body
      returning 1
    ) select '' as total_result_set, pg_catalog.count(_postgrest_t) as page_total from (select * from pgrst_source) _postgrest_t`;
}
