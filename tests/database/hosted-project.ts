import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { codeOf, messageOf } from '../../scripts/errors.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { rowsQuery, statementFor } from './data-interface-sql';

/** What the owner has switched on in the dashboard. */
export interface ProjectOptions {
  /** Anyone may make an account. */
  signUps?: boolean;
  /** The extension pg_graphql is enabled. */
  graphql?: boolean;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Publishable. */
const KEY = 'sb_publishable_hosted_project';

/** Statuses of PostgREST for what PostgreSQL reports; 400 for all else. A visitor has no token, so it is 401. */
const STATUS: Readonly<Record<string, number>> = { '42501': 401, '23505': 409, PT429: 429 };

/** A stand-in for a hosted Supabase project: its data interface over this project's migrations, in this process. */
export type HostedProject = Awaited<ReturnType<typeof serveHostedProject>>;

/**
 * Serves a migrated database as PostgREST serves a hosted project's to anyone who has its key.
 * @param database Closed with the project.
 */
export async function serveHostedProject(database: PGlite, options: ProjectOptions = {}) {
  const server = await serve(async (request, response) => {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://project');
    const call = { method, url, headers, body: await text(request) };
    const reply = await answer(database, options, call).catch((error: unknown) => {
      const code = codeOf(error);
      return refusal(STATUS[code] ?? 400, code, messageOf(error));
    });
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body === undefined || method === 'HEAD' ? '' : JSON.stringify(reply.body));
  });
  return {
    url: server.origin,
    key: KEY,
    database,
    async close() {
      server.close();
      await database.close();
    },
  };
}

const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message },
});

async function answer(database: PGlite, { signUps, graphql }: ProjectOptions, call: Call): Promise<Reply> {
  const path = call.url.pathname;
  if (call.headers['apikey'] !== KEY) return refusal(401, '', 'Invalid API key');
  if (path === '/auth/v1/settings') return { status: 200, body: { disable_signup: signUps !== true } };
  if (graphql && path === '/graphql/v1') return { status: 200, body: { data: { __typename: 'Query' } } };
  if (!path.startsWith('/rest/v1/')) return refusal(404, '', 'no such path');
  const schema = call.headers['accept-profile'] ?? 'public';
  if (schema !== 'public') return refusal(406, 'PGRST106', `Invalid schema: ${schema}`);

  const table = path.replace('/rest/v1/', '');
  return database.transaction(async (transaction) => {
    if (table === '') return { status: 200, body: (await transaction.query(LISTED)).rows[0] };
    const headers = JSON.stringify({ ...call.headers, 'cf-connecting-ip': '203.0.113.9' });
    await transaction.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [headers],
    );
    return run(transaction, table, call);
  });
}

/** What PostgREST lists at its root: the tables that the visitor holds a privilege on. */
const LISTED = `
  select json_object_agg('/' || relname, null) as paths
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    and has_any_column_privilege('anon', oid, 'select, insert, update')`;

async function run(
  transaction: Transaction,
  table: string,
  { method, url, headers, body }: Call,
): Promise<Reply> {
  const prefer = String(headers['prefer'] ?? '');
  if (method === 'GET' || method === 'HEAD') {
    const query = rowsQuery(table, url.searchParams);
    const { rows } = await transaction.query(query);
    if (!prefer.includes('count=')) return { status: 200, body: rows };
    const count = prefer === 'count=exact' ? rows.length : await plannedRows(transaction, query);
    return { status: 200, body: rows, headers: { 'Content-Range': `*/${count}` } };
  }
  const sql = statementFor(method, table, url.searchParams, prefer, body);
  const { rows } = await transaction.query(sql, method === 'DELETE' ? [] : [body]);
  if (method !== 'POST') return { status: 204 };
  return prefer.includes('return=representation') ? { status: 201, body: rows } : { status: 201 };
}

async function plannedRows(transaction: Transaction, query: string): Promise<number | undefined> {
  const { rows } = await transaction.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) ${query}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
}
