import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { countingQuery, quote, rowsQuery, statementFor } from './data-interface-sql';

/** A stand-in for a hosted Supabase project: its data interface over this project's migrations, in this process. */
export interface HostedProject {
  url: string;
  /** Publishable key. */
  key: string;
  database: PGlite;
  close: () => Promise<void>;
}

/** What stands around the database. */
export interface Surroundings {
  /** What the gateway says of the caller's network; null for a gateway that says nothing. */
  caller: string | null;
  /** Whether the dashboard lets anyone make an account. */
  signUps: boolean;
  /** Whether the extension pg_graphql is enabled. */
  graphql: boolean;
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

const KEY = 'sb_publishable_hosted_project';
const AS_IT_SHOULD_BE: Surroundings = { caller: '203.0.113.9', signUps: false, graphql: false };
const EXPOSED = ['public', 'graphql_public'];

/** Statuses of PostgREST for what PostgreSQL reports; 400 for all else. A visitor has no token, so it is 401. */
const STATUS: Readonly<Record<string, number>> = {
  '42501': 401,
  '23505': 409,
  '42P01': 404,
  PT400: 400,
  PT429: 429,
};

/**
 * Serves a migrated database as PostgREST serves a hosted project's to anyone who has its key.
 * @param database Closed with the project.
 */
export async function serveHostedProject(
  database: PGlite,
  around: Partial<Surroundings> = {},
): Promise<HostedProject> {
  const surroundings = { ...AS_IT_SHOULD_BE, ...around };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://project');
    const { method = 'GET', headers } = request;
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() };
    const reply = await answer(database, surroundings, call).catch(refusal);
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(reply.body === undefined || method === 'HEAD' ? '' : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: KEY,
    database,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function refusal(error: unknown): Reply {
  const { code, message } = error as { code?: string; message: string };
  if (code === undefined) throw error;
  return { status: STATUS[code] ?? 400, body: { code, message, details: null, hint: null } };
}

async function answer(
  database: PGlite,
  { caller, signUps, graphql }: Surroundings,
  call: Call,
): Promise<Reply> {
  if (call.headers['apikey'] !== KEY) return { status: 401, body: { message: 'Invalid API key' } };
  if (call.url.pathname === '/auth/v1/settings') return { status: 200, body: { disable_signup: !signUps } };
  if (graphql && call.url.pathname === '/graphql/v1') {
    return { status: 200, body: { data: { __typename: 'Query' } } };
  }
  const path = call.url.pathname.replace(/^\/rest\/v1\//, '');
  if (path === call.url.pathname) return { status: 404, body: { message: 'no such path' } };
  const schema = String(call.headers['accept-profile'] ?? 'public');
  if (!EXPOSED.includes(schema)) return error(406, 'PGRST106', `Invalid schema: ${schema}`);

  return database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ found: boolean }>(existence(path), [path.replace('rpc/', '')]);
    if (path === '') return { status: 200, body: { paths: await listed(transaction) } };
    if (rows[0]?.found !== true) return error(404, path.startsWith('rpc/') ? 'PGRST202' : 'PGRST205', path);
    const gateway = caller === null ? {} : { 'cf-connecting-ip': caller };
    await transaction.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [JSON.stringify({ ...call.headers, ...gateway })],
    );
    return run(transaction, path, call);
  });
}

const error = (status: number, code: string, message: string): Reply => ({ status, body: { code, message } });

const existence = (path: string) =>
  path.startsWith('rpc/')
    ? `select exists (select from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace) as found`
    : `select to_regclass('public.' || $1) is not null as found`;

/** What PostgREST lists at its root: the tables and functions that the visitor holds a privilege on. */
async function listed(transaction: Transaction): Promise<Record<string, object>> {
  const { rows } = await transaction.query<{ path: string }>(`
    select '/' || relname as path from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and has_any_column_privilege('anon', oid, 'select, insert, update')
    union all
    select '/rpc/' || proname from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
  `);
  return Object.fromEntries(['/', ...rows.map(({ path }) => path)].map((path) => [path, {}]));
}

async function run(
  transaction: Transaction,
  path: string,
  { method, url, headers, body }: Call,
): Promise<Reply> {
  const prefer = String(headers['prefer'] ?? '');
  if (path.startsWith('rpc/')) {
    return { status: 200, body: (await transaction.query(`select public.${quote(path.slice(4))}()`)).rows };
  }
  if (method === 'GET' || method === 'HEAD') {
    const { rows } = await transaction.query(rowsQuery(path, url.searchParams));
    if (prefer.includes('count=planned')) {
      const plan = await transaction.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
        `explain (format json) ${rowsQuery(path, url.searchParams)}`,
      );
      const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
      return { status: 200, body: rows, headers: { 'Content-Range': `*/${estimate}` } };
    }
    if (!prefer.includes('count=exact')) return { status: 200, body: rows };
    const counted = await transaction.query<{ count: number }>(countingQuery(path, url.searchParams));
    return { status: 200, body: rows, headers: { 'Content-Range': `*/${counted.rows[0]?.count}` } };
  }
  const { sql, parameters } = statementFor(method, path, url.searchParams, prefer, body);
  const { rows, affectedRows = 0 } = await transaction.query(sql, parameters);
  const range = { 'Content-Range': `*/${prefer.includes('count=exact') ? affectedRows : '*'}` };
  if (method !== 'POST') return { status: 204, headers: range };
  return prefer.includes('return=representation') ? { status: 201, body: rows } : { status: 201 };
}
