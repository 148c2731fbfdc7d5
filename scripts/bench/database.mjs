// `npm run bench:db`: what a visitor's insert costs as the tables grow, on a PostgreSQL of its own.
//
// Two databases stand side by side. One is filled, the other stays empty, and inserts go to them in turn: whatever else
// the machine is doing meets both alike, so the ratio of the two is the tables' doing.
import { startMigratedPostgres } from '../postgres-server.mjs';
import { percentile } from './percentile.mjs';
import { FILL, INSERT } from './sample-rows.mjs';

/** @import { Sql } from 'postgres' */
/** @typedef {keyof typeof FILL} Table */
/** @typedef {{ empty: Sql, filled: Sql }} Pair */

/** Rows when full. @type {Record<Table, number>} */
const FULL = { registered_users: 100_000, user_sessions: 1_000_000 };
const TABLES = /** @type {Table[]} */ (Object.keys(FULL));
const STAGES = [0, 0.1, 1];
const INSERTS = 2000;
const WARM_UP = 200;
/** At most so many times the p50 of the empty table. */
const LARGEST_RATIO = 1.3;

/**
 * One transaction as the data interface runs it, in one round trip. Milliseconds.
 * The commit does not wait for the disk: that wait is the same at any size, and long enough to hide a difference.
 * @param {Sql} sql
 * @param {Table} table
 * @param {number} caller
 */
async function timeInsert(sql, table, caller) {
  const headers = JSON.stringify({
    'cf-connecting-ip': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
  });
  const began = performance.now();
  await sql.unsafe(`
    begin;
    select set_config('role', 'anon', true), set_config('request.headers', '${headers}', true);
    ${INSERT[table]};
    commit
  `);
  return performance.now() - began;
}

/**
 * Latencies of both databases, taken in turn.
 * @param {Pair} pair
 * @param {Table} table
 */
async function timeInserts(pair, table) {
  /** @type {{ empty: number[], filled: number[] }} */
  const latencies = { empty: [], filled: [] };
  for (let round = -WARM_UP; round < INSERTS; round += 1) {
    const caller = Math.floor(Math.random() * 2 ** 24);
    // Neither is always the one that comes second, with its data gone from the processor's cache.
    /** @type {(keyof Pair)[]} */
    const turn = round % 2 === 0 ? ['empty', 'filled'] : ['filled', 'empty'];
    for (const which of turn) {
      const latency = await timeInsert(pair[which], table, caller);
      if (round >= 0) latencies[which].push(latency);
    }
  }
  return latencies;
}

/**
 * @param {Sql} sql
 * @param {Table} table
 */
async function bytesPerRow(sql, table) {
  const [row] = await sql`
    select pg_total_relation_size(${`public.${table}`}::regclass) / count(*) as bytes from ${sql(`public.${table}`)}
  `;
  return Number(row?.['bytes']);
}

/**
 * Measures one table at each stage and gives the ratio when full.
 * @param {Pair} pair
 * @param {Table} table
 */
async function measure(pair, table) {
  let ratio = Number.NaN;
  let rows = 0;
  for (const stage of STAGES) {
    const wanted = FULL[table] * stage;
    if (wanted > rows) await pair.filled.unsafe(FILL[table], [rows, wanted]);
    rows = wanted;
    // What filling has left to do would otherwise be done while inserts are timed.
    for (const sql of [pair.filled, pair.empty]) {
      await sql.unsafe(`vacuum analyze public.${table}`);
      await sql.unsafe('checkpoint');
    }
    const bytes = rows === 0 ? '-' : await bytesPerRow(pair.filled, table);
    const { empty, filled } = await timeInserts(pair, table);
    ratio = percentile(filled, 0.5) / percentile(empty, 0.5);
    const figures = [
      percentile(filled, 0.5).toFixed(2),
      percentile(filled, 0.99).toFixed(2),
      percentile(empty, 0.5).toFixed(2),
      percentile(empty, 0.99).toFixed(2),
      ratio.toFixed(2),
      String(bytes),
    ];
    console.log(
      [table.padEnd(17), String(rows).padStart(9), ...figures.map((text) => text.padStart(8))].join(' '),
    );
  }
  return ratio;
}

const server = await startMigratedPostgres();
try {
  const template = server.connect({ max: 1, database: 'template1' });
  await template`create database empty template postgres`;
  await template.end();
  const session = { max: 1, connection: { synchronous_commit: 'off' } };
  const pair = { empty: server.connect({ ...session, database: 'empty' }), filled: server.connect(session) };
  for (const sql of Object.values(pair)) {
    await sql`update private.limits set rows_per_table = 1000000, rows_per_caller = 1000, attempts_per_caller = 1000`;
  }

  console.log(`${INSERTS} inserts into each of two databases in turn. Milliseconds; ratio of the p50s.`);
  console.log(
    ['table'.padEnd(17), '     rows', 'p50', 'p99', 'e. p50', 'e. p99', 'ratio', 'B/row']
      .map((text) => text.padStart(8))
      .join(' '),
  );
  /** @type {Table[]} */
  const slow = [];
  for (const table of TABLES) {
    if ((await measure(pair, table)) > LARGEST_RATIO) slow.push(table);
  }
  await Promise.all(Object.values(pair).map((sql) => sql.end()));
  console.log(
    slow.length === 0
      ? `Full tables take at most ${LARGEST_RATIO} times as long as empty ones.`
      : `Slower than ${LARGEST_RATIO} times the empty table: ${slow.join(', ')}`,
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
