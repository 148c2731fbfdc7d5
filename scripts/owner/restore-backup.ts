import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Sql, TransactionSql } from 'postgres';
import { CommandError, codeOf, messageOf } from '../shared/errors.ts';
import {
  type Contents,
  columnsOf,
  contentsOf,
  fileOf,
  MIGRATE,
  OWNER_TABLES,
  quoteColumns,
  TABLES,
  VISITOR_TABLES,
} from './backup-files.ts';
import { TRANSACTION_SETTINGS } from './database.ts';
import { DELETE_DOCTOR_ROWS } from './doctor/project-checks.ts';

/** The number of bytes that are read from a file at a time. */
const BYTES_PER_READ = 2 ** 18;

const RESTORE_FIRST =
  'If the backup is older than a migration, restore it with the version of this repository from before that migration, and then apply the migration.';

/** Yields the lines of a file in batches. Splits only at line feeds, because Node's readline would also split at U+2028. */
async function* readBatches(file: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', highWaterMark: BYTES_PER_READ })) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

/**
 * Restores a backup completely or not at all, into a database to which the migrations have been applied. Deletes the
 * doctor's rows first.
 * @returns The contents of the backup.
 * @throws CommandError if the backup is incomplete or damaged, if migrations are missing, or if the database already has
 * visitors' rows.
 */
export async function restore(database: Sql, folder: string): Promise<Contents> {
  const contents = contentsOf(folder);
  await database.begin(async (transaction) => {
    await transaction.unsafe(TRANSACTION_SETTINGS);
    const databaseColumns = await columnsOf(transaction);
    await transaction.unsafe(DELETE_DOCTOR_ROWS);
    for (const table of VISITOR_TABLES) {
      const { count } = await transaction.unsafe(`select from ${table} limit 1`);
      if (count > 0)
        throw new CommandError(
          `${table} already contains rows. Nothing was changed. Restore into a new project instead.`,
        );
    }
    for (const table of OWNER_TABLES) await transaction.unsafe(`delete from ${table}`);
    for (const table of TABLES) {
      const { columns = [], rows = 0 } = contents[table] ?? {};
      const unknown = columns.filter((column) => !databaseColumns.get(table)?.includes(column));
      if (unknown.length > 0)
        throw new CommandError(
          `${table} lacks columns that the backup contains: ${unknown.join(', ')}. ${MIGRATE}`,
        );
      await restoreTable(transaction, table, columns, rows, join(folder, fileOf(table)));
    }
    await transaction.unsafe(
      `select setval(pg_get_serial_sequence('public.user_sessions', 'id'), max(id)) from public.user_sessions`,
    );
  });
  return contents;
}

async function restoreTable(
  transaction: TransactionSql,
  table: string,
  columns: string[],
  rows: number,
  file: string,
) {
  const names = quoteColumns(columns);
  let restored = 0;
  for await (const lines of readBatches(file)) {
    const insert = transaction.unsafe(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1::text::json)`,
      [`[${lines.join(',')}]`],
    );
    await insert.catch((error: unknown) => {
      // SQLSTATE class 22 means that a value cannot be read, and class 23 means that a constraint rejects a value.
      if (!/^2[23]/.test(codeOf(error))) throw error;
      const reason = `${messageOf(error)} (rows ${restored + 1} to ${restored + lines.length}). Nothing was changed.`;
      // A later migration may have made a column required (23502), or may have added a check (23514).
      if (!/^235(?:02|14)/.test(codeOf(error)))
        throw new CommandError(`${file} is damaged: ${reason} Restore another backup.`);
      throw new CommandError(`${file} does not fit the tables: ${reason} ${RESTORE_FIRST}`);
    });
    restored += lines.length;
  }
  if (restored !== rows) {
    throw new CommandError(
      `${file} is damaged: it contains only ${restored} of ${rows} rows. Nothing was changed. Restore another backup.`,
    );
  }
}
