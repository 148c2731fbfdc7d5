// `npm run bench:load`: twenty thousand mixed inserts over 64 connections into a PostgreSQL of its own, each one transaction
// as a hosted project's data interface runs it. Exits 1 unless every row of an accepted insert is stored once, and none of
// a refused one.
import { codeOf, messageOf } from '../command.ts';
import { EXAMPLE_ROWS, type Table } from '../database/example-rows.ts';
import { startMigratedPostgres } from '../database/postgres-server.ts';
import { median, percentile } from './figures.ts';

const REQUESTS = 20_000;
const CONNECTIONS = 64;
/** SQLSTATEs of the limits and constraints; any other refusal is a fault. */
const REFUSALS = ['PT429', '23505', '23514'];

/** The column that carries a request's number, so that every stored row can be traced to its request. */
const MARKS: Readonly<Record<Table, string>> = {
  registered_users: 'user_agent',
  mechanic_applications: 'full_name',
  user_sessions: 'user_agent',
};

type Row = Record<string, unknown>;
const TABLES = Object.keys(EXAMPLE_ROWS) as Table[];

/** Percent of all requests, a name, the table, and what its rows have in place of a valid row's values. */
type Kind = readonly [percent: number, kind: string, Table, rows: (number: number) => Row[]];

const EVENT: Kind = [40, 'event', 'user_sessions', () => [{}]];
const KINDS: readonly Kind[] = [
  EVENT,
  [2, 'two events', 'user_sessions', () => [{}, {}]],
  [34, 'registration', 'registered_users', () => [{}]],
  [10, 'listed address', 'registered_users', (number) => [{ email_id: `Listed-${number % 50}@a.ca` }]],
  [2, 'two registrations', 'registered_users', () => [{}, {}]],
  [10, 'application', 'mechanic_applications', () => [{}]],
  [2, 'application without a city', 'mechanic_applications', () => [{ city: ' ' }]],
];
const HUNDRED = KINDS.flatMap((kind) => Array.from({ length: kind[0] }, () => kind));

const below = (bound: number) => Math.floor(Math.random() * bound);

/** Ten of 410 callers send half of all requests. */
function randomRequest(number: number) {
  const [, kind, table, rows] = HUNDRED[below(100)] ?? EVENT;
  const caller = below(2) === 0 ? below(10) : 10 + below(400);
  const mark = { [MARKS[table]]: String(number) };
  return {
    kind,
    table,
    headers: JSON.stringify({ 'cf-connecting-ip': `10.0.${caller >> 8}.${caller & 255}` }),
    rows: rows(number).map((row) => ({ ...EXAMPLE_ROWS[table](), ...row, ...mark })),
  };
}

const server = await startMigratedPostgres();
try {
  const requests = Array.from({ length: REQUESTS }, (_, number) => randomRequest(number));
  const answers: string[] = [];
  const latencies: number[] = [];
  const queue = requests.entries();
  const connections = Array.from({ length: CONNECTIONS }, () => server.connect({ max: 1 }));
  const began = performance.now();
  const sending = connections.map(async (connection) => {
    // Each connection takes its next request from the one queue as soon as the last is answered.
    for (const [number, { table, headers, rows }] of queue) {
      const sent = performance.now();
      const insert = connection.begin(async (sql) => {
        await sql`select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)`;
        await sql`insert into ${sql(`public.${table}`)} ${sql(rows)}`;
      });
      answers[number] = await insert.then(
        () => 'stored',
        (error: unknown) => codeOf(error) || messageOf(error),
      );
      latencies.push(performance.now() - sent);
    }
    await connection.end();
  });
  await Promise.all(sending);
  const seconds = (performance.now() - began) / 1000;

  const owner = server.connect({ max: 1 });
  const stored = new Map<string, number>();
  for (const table of TABLES) {
    const rows = await owner<{ mark: string; count: number }[]>`
      select ${owner(MARKS[table])} as mark, count(*)::int as count from ${owner(`public.${table}`)} group by 1`;
    for (const { mark, count } of rows) stored.set(`${table} ${mark}`, count);
  }
  await owner.end();

  const counts: Record<string, Record<string, number>> = {};
  let faults = 0;
  for (const [number, { kind, table, rows }] of requests.entries()) {
    const answer = answers[number] ?? 'none';
    const found = stored.get(`${table} ${number}`) ?? 0;
    const expected = answer === 'stored' ? rows.length : 0;
    if (found !== expected || !['stored', ...REFUSALS].includes(answer)) {
      faults += 1;
      console.log(`FAULT: ${kind} ${number}, answer ${answer}: ${found} rows, not ${expected}`);
    }
    counts[kind] ??= {};
    counts[kind][answer] = (counts[kind][answer] ?? 0) + 1;
  }
  console.log(`${REQUESTS} requests over ${CONNECTIONS} connections, by kind and answer`);
  console.table(counts);
  const rate = `${(REQUESTS / seconds).toFixed(0)} a second in ${seconds.toFixed(0)} s`;
  console.log(
    `${rate}; p50 ${median(latencies).toFixed(0)} ms, p99 ${percentile(latencies, 0.99).toFixed(0)} ms`,
  );
  console.log(faults === 0 ? 'Every accepted row is stored once, and no refused one.' : `${faults} faults`);
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  await server.stop();
}
