import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { CommandError } from '../errors.ts';
import { EXAMPLE_ROWS } from './example-rows.ts';

const VISITORS_TABLES = Object.keys(EXAMPLE_ROWS).map((name) => `public.${name}`);
/** What the owner has set, and when rows were missing. The counts of callers are in no backup. */
const OWNERS_TABLES = ['private.limits', 'private.site_hosts', 'private.full_hours'];
const TABLES = [...VISITORS_TABLES, ...OWNERS_TABLES];

/**
 * Copies the rows of one moment into a folder, a file a table, which only this computer's user may read. A copy that fails
 * leaves the one before it.
 */
export async function backUp(database: Sql, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await database.begin('isolation level repeatable read read only', async (transaction) => {
    for (const table of TABLES) {
      const rows = await transaction.unsafe(`copy ${table} to stdout with (header)`).readable();
      await pipeline(rows, createWriteStream(join(folder, `${table}.new`), { mode: 0o600 }));
    }
  });
  for (const table of TABLES) renameSync(join(folder, `${table}.new`), join(folder, table));
}

/**
 * Puts such rows into a database that the migrations have made, all or none.
 * @throws CommandError when the folder holds no such rows, or there are rows of visitors in the database.
 */
export async function restore(database: Sql, folder: string): Promise<void> {
  const missing = TABLES.filter((table) => !existsSync(join(folder, table)));
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
      const rows = await transaction.unsafe(`copy ${table} from stdin with (header match)`).writable();
      await pipeline(createReadStream(join(folder, table)), rows);
    }
    await transaction.unsafe(
      `select setval(pg_get_serial_sequence('public.user_sessions', 'id'), max(id)) from public.user_sessions`,
    );
  });
}
