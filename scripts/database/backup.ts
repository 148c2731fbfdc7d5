import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Sql, TransactionSql } from 'postgres';
import { CommandError } from '../errors.ts';

const VISITORS_TABLES = ['public.registered_users', 'public.mechanic_applications', 'public.user_sessions'];
/** What the owner has set. The counts of callers are in no backup. */
const OWNERS_TABLES = ['private.limits', 'private.site_hosts'];
export const TABLES = [...VISITORS_TABLES, ...OWNERS_TABLES];

/** As text, which keeps what a JavaScript value would round. Generated columns are computed again. */
const COLUMNS = `
  select string_agg(format('%1$I::text', attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`;

/** Rows by a cursor: the driver's stream of a COPY never ends once it is larger than 64 KB (postgres 3.4.9). */
async function* rowsOf(transaction: TransactionSql, table: string) {
  const [row] = await transaction.unsafe(COLUMNS, [table]);
  const rows = transaction`select ${transaction.unsafe(row?.['columns'])} from ${transaction(table)}`;
  for await (const batch of rows.cursor(1000)) yield* batch;
}

/**
 * Copies the rows of one moment into a folder, a CSV file a table, which only this computer's user may read. A copy that
 * fails leaves the one before it.
 */
export async function backUp(database: Sql, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await database.begin('isolation level repeatable read read only', async (transaction) => {
    for (const table of TABLES) {
      const file = createWriteStream(join(folder, `${table}.new`), { mode: 0o600 });
      // A field in quotes is a text, an empty one without them is null.
      await pipeline(rowsOf(transaction, table), stringify({ header: true, quoted_string: true }), file);
    }
  });
  for (const table of TABLES) renameSync(join(folder, `${table}.new`), join(folder, `${table}.csv`));
}

/**
 * Puts such rows into a database that the migrations have made, all or none.
 * @throws CommandError when the folder holds no such rows, or there are rows of visitors in the database.
 */
export async function restore(database: Sql, folder: string): Promise<void> {
  const missing = TABLES.map((table) => `${table}.csv`).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new CommandError(
      `There is no backup in ${folder}/: it lacks ${missing.join(', ')}. Put there what "npm run backup" has written.`,
    );
  }
  await database.begin(async (transaction) => {
    for (const table of VISITORS_TABLES) {
      const { count } = await transaction.unsafe(`select from ${table} limit 1`);
      if (count > 0) throw new CommandError(`${table} has rows: restore into a new project.`);
    }
    for (const table of OWNERS_TABLES) await transaction.unsafe(`delete from ${table}`);
    for (const table of TABLES) {
      const copy = `copy ${table} from stdin with (format csv, header match)`;
      const rows = await transaction.unsafe(copy).writable();
      await pipeline(createReadStream(join(folder, `${table}.csv`)), rows);
    }
    await transaction.unsafe(
      `select setval(pg_get_serial_sequence('public.user_sessions', 'id'), max(id)) from public.user_sessions`,
    );
  });
}
