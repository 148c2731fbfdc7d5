// `npm run bench:db`: what a visitor's insert costs as the tables grow, on a PostgreSQL of its own.
//
// Of two databases one is filled and the other stays empty, and inserts go to them in turns: whatever else the machine
// does affects both alike, so their ratio comes from the size of the tables.
import type { Sql } from 'postgres';
import { startMigratedPostgres } from '../database/postgres-server.ts';
import { type Figures, median, percentile, rounded } from './figures.ts';

type Pair = Record<'empty' | 'filled', Sql>;

const AGENT = "'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'";
const REFERRER = "'https://search.example/?q=oil+change'";

/** Rows of a full table, and a row as a visitor sends it. */
const TABLES = [
  {
    name: 'registered_users',
    full: 100_000,
    columns: 'email_id, postal_code, user_agent, referrer',
    row: `gen_random_uuid() || '@example.ca', 'M5V 2T6', ${AGENT}, ${REFERRER}`,
  },
  {
    name: 'user_sessions',
    full: 1_000_000,
    columns: `session_id, page_url, user_agent, referrer, viewport_width, viewport_height, interaction_type,
      interaction_target, interaction_data`,
    row: `gen_random_uuid(), 'https://pitlane.example/', ${AGENT}, ${REFERRER}, 1440, 900, 'scroll', 'page',
      '{"scroll_percentage": 25}'::jsonb`,
  },
];
type Table = (typeof TABLES)[number];
const STAGES = [0, 0.1, 1];
const INSERTS = 2000;
const WARM_UP = 200;
/** An insert into a full table takes at most so many times one into an empty table; medians. */
const LARGEST_RATIO = 1.3;

/**
 * Inserts into both in turns, each one transaction as the data interface runs it, in one round trip. Commits do not wait
 * for the disk: that wait is the same at any size, and long enough to hide a difference.
 */
async function timeInserts(pair: Pair, { name, columns, row }: Table) {
  const latencies: Record<keyof Pair, number[]> = { empty: [], filled: [] };
  for (let round = -WARM_UP; round < INSERTS; round += 1) {
    const address = `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const insert = `
      begin;
      select set_config('role', 'anon', true), set_config('request.headers', '{"cf-connecting-ip":"${address}"}', true);
      insert into public.${name} (${columns}) values (${row});
      commit`;
    // Neither is always second, when its data has left the processor's cache.
    for (const which of round % 2 === 0 ? (['empty', 'filled'] as const) : (['filled', 'empty'] as const)) {
      const began = performance.now();
      await pair[which].unsafe(insert);
      if (round >= 0) latencies[which].push(performance.now() - began);
    }
  }
  return latencies;
}

/** Prints a table's figures at each stage. Returns the ratio when full. */
async function measure(pair: Pair, table: Table): Promise<number> {
  const { name, full, columns, row } = table;
  const stages: Record<string, Figures> = {};
  let ratio = Number.NaN;
  let size = 0;
  for (const rows of STAGES.map((stage) => stage * full)) {
    // Spread over the time that events are kept, oldest first, as if they had come one by one.
    await pair.filled.unsafe(`
      insert into public.${name} (${columns}, created_at)
      select ${row}, now() - interval '179 days' * (1 - number::numeric / ${full})
      from generate_series(${size + 1}, ${rows}) as number
    `);
    size = rows;
    // Otherwise the rest of the work of filling would be done while inserts are timed.
    for (const sql of Object.values(pair)) {
      await sql.unsafe(`vacuum analyze public.${name}`);
      await sql.unsafe('checkpoint');
    }
    const { empty, filled } = await timeInserts(pair, table);
    ratio = median(filled) / median(empty);
    stages[`${rows} rows`] = {
      p50: rounded(median(filled)),
      p99: rounded(percentile(filled, 0.99)),
      'empty p50': rounded(median(empty)),
      'empty p99': rounded(percentile(empty, 0.99)),
      'p50 / empty p50': rounded(ratio),
    };
  }
  console.log(`${name}: ${INSERTS} inserts at each size, ms`);
  console.table(stages);
  return ratio;
}

const server = await startMigratedPostgres();
try {
  const template = server.connect({ max: 1, database: 'template1' });
  await template`create database empty template postgres`;
  await template.end();
  const session = { max: 1, connection: { synchronous_commit: 'off' as const } };
  const pair = { empty: server.connect({ ...session, database: 'empty' }), filled: server.connect(session) };
  for (const sql of Object.values(pair)) {
    await sql`update private.limits set of_all = 1000000, bytes = null`;
  }
  const slow: string[] = [];
  for (const table of TABLES) if ((await measure(pair, table)) > LARGEST_RATIO) slow.push(table.name);
  await Promise.all(Object.values(pair).map((sql) => sql.end()));
  console.log(
    slow.length === 0
      ? `A full table takes at most ${LARGEST_RATIO} times as long as an empty one.`
      : `Slower than ${LARGEST_RATIO} times an empty table: ${slow.join(', ')}`,
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
