import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql, TransactionSql } from 'postgres';
import { CommandError, codeOf, messageOf } from '../shared/errors.ts';
import { TRANSACTION_SETTINGS } from './database.ts';
import { DELETE_DOCTOR_ROWS, IS_DOCTOR } from './doctor/project-checks.ts';

const PEOPLE_TABLES = ['public.registered_users', 'public.mechanic_applications'];
const VISITOR_TABLES = [...PEOPLE_TABLES, 'public.user_sessions'];
/** Tables that the owner maintains. The rate-limit counters are not backed up. */
const OWNER_TABLES = ['private.limits', 'private.site_hosts'];
const TABLES = [...VISITOR_TABLES, ...OWNER_TABLES];

/**
 * The columns and the number of rows of each table in a backup, which let a restore detect a truncated file. The file
 * with the contents is written last, so a backup without that file is incomplete.
 */
type Contents = Record<string, { columns: string[]; rows: number }>;
const CONTENTS_FILE = 'contents.json';
const fileOf = (table: string) => `${table}.jsonl`;

/** How many rows are read from the database at a time, and how many bytes from a file. */
const ROWS_PER_BATCH = 1000;
const BYTES_PER_READ = 2 ** 18;

/**
 * Matches a folder name such as `2026-11-24T15-04-05Z`. These names sort by time. An earlier version appended a number if
 * two backups were made in the same second.
 */
const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?$/;
const nameOf = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/** Creates the folder for a new backup, named after the current second or, if that name exists, the next free one. */
function makeFolder(root: string): string {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (let at = Date.now(); ; at += 1000) {
    const folder = join(root, nameOf(at));
    try {
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

/**
 * Returns the stored columns of each table. Excludes generated columns, because the database recomputes them on a restore.
 */
async function columnsOf(transaction: TransactionSql): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of TABLES) {
    const rows = await transaction.unsafe(
      `select attname from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and attgenerated = '' and not attisdropped order by attnum`,
      [table],
    );
    if (rows.length === 0) throw new CommandError(`The database has no ${table}. ${MIGRATE}`);
    const columns = rows.map(({ attname }) => String(attname));
    found.set(table, columns);
  }
  return found;
}

/**
 * Returns the tables that backups leave out because `TABLES` does not list them. Ignores unlogged tables, which contain the
 * rate-limit counters.
 */
async function findTablesLeftOut(database: Sql): Promise<string[]> {
  const rows = await database`
    select concat(relnamespace::regnamespace, '.', relname) as name from pg_class
    where relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'p') and relpersistence = 'p'`;
  return rows.map(({ name }) => String(name)).filter((name) => !TABLES.includes(name));
}

const MIGRATE = 'Apply the migrations first: run "npx supabase@3 db push --remote".';

const RESTORE_FIRST =
  'If the backup is older than a migration, restore it with the version of this project from before that migration, and then apply the migration.';

const quoteColumns = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/**
 * Yields each row as a line of JSON. The database writes the JSON, so that no value is rounded. Uses an SQL cursor, because
 * with the cursor of the driver (postgres 3.4.9) a lost connection ends in an error without a message, and the driver's
 * streams for `copy` may never end. The doctor's rows are left out.
 */
async function* readLines(
  transaction: TransactionSql,
  table: string,
  columns: string[],
  count: (rows: number) => void,
) {
  const rows = `select ${quoteColumns(columns)} from ${table} where (${IS_DOCTOR[table] ?? 'false'}) is not true`;
  await transaction.unsafe(
    `declare copied cursor for select row_to_json(stored)::text as line from (${rows}) as stored`,
  );
  for (;;) {
    const batch = await transaction.unsafe(`fetch ${ROWS_PER_BATCH} from copied`);
    if (batch.length === 0) break;
    count(batch.length);
    yield batch.map(({ line }) => `${line}\n`).join('');
  }
  await transaction.unsafe('close copied');
}

/**
 * Copies a consistent snapshot into a new folder of `root`, with a file per table that only the current user can read. A
 * failed backup is deleted. A killed one leaves a folder that `restore` rejects.
 * @returns The folder, what it contains, and the names of the tables that it leaves out.
 */
export async function backUp(database: Sql, root: string) {
  const folder = makeFolder(root);
  const contents = await copyRows(database, folder).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  return { folder, contents, tablesLeftOut: await findTablesLeftOut(database) };
}

async function copyRows(database: Sql, folder: string): Promise<Contents> {
  const contents: Contents = {};
  await database.begin('isolation level repeatable read read only', async (transaction) => {
    await transaction.unsafe(TRANSACTION_SETTINGS);
    for (const [table, columns] of await columnsOf(transaction)) {
      const content = { columns, rows: 0 };
      const lines = readLines(transaction, table, columns, (rows) => {
        content.rows += rows;
      });
      await pipeline(lines, createWriteStream(join(folder, fileOf(table)), { mode: 0o600 }));
      contents[table] = content;
    }
  });
  writeFileSync(join(folder, CONTENTS_FILE), JSON.stringify(contents, null, 2), { mode: 0o600 });
  return contents;
}

/** Counts the people on both lists of a backup. Returns 0 if the backup is incomplete. */
export function countPeople(folder: string): number {
  try {
    const contents = contentsOf(folder);
    return PEOPLE_TABLES.reduce((sum, table) => sum + (contents[table]?.rows ?? 0), 0);
  } catch {
    return 0;
  }
}

/**
 * Returns the newest backup with people in it or, without one, the newest. A backup of tables that were emptied by accident
 * must not be the default.
 */
export function findNewestBackup(root: string): string | undefined {
  const names = existsSync(root) ? readdirSync(root).filter((name) => BACKUP_NAME.test(name)) : [];
  const folders = names.sort().map((name) => join(root, name));
  return folders.findLast((folder) => countPeople(folder) > 0) ?? folders.at(-1);
}

/**
 * Reads the list of a backup's contents.
 * @throws CommandError if the folder or one of its files is missing, or if the list is damaged.
 */
export function contentsOf(folder: string): Contents {
  if (!existsSync(folder))
    throw new CommandError(
      `There is no ${folder}. Write the folder as in "npm run restore backup/<folder>".`,
    );
  const missing = [CONTENTS_FILE, ...TABLES.map(fileOf)].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    throw new CommandError(
      `${folder} is not a complete backup. Missing: ${missing.join(', ')}. Restore another backup.`,
    );
  try {
    return JSON.parse(readFileSync(join(folder, CONTENTS_FILE), 'utf8')) as Contents;
  } catch {
    throw new CommandError(
      `${join(folder, CONTENTS_FILE)} is damaged. Nothing was changed. Restore another backup.`,
    );
  }
}

/**
 * Yields the lines of a file in batches. Splits only at line feeds, unlike Node's readline,
 * which also splits at U+2028.
 */
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
 * @returns What was restored.
 * @throws CommandError if the backup is incomplete, migrations are missing, or the database already has visitors' rows.
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
        throw new CommandError(`${table} has no column ${unknown.join(', ')}. ${MIGRATE}`);
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
      // SQLSTATE class 22: a value cannot be read. Class 23: a constraint rejects it.
      if (!/^2[23]/.test(codeOf(error))) throw error;
      const reason = `${messageOf(error)} (rows ${restored + 1} to ${restored + lines.length}). Nothing was changed.`;
      // A later migration may require a column (23502), or check it (23514).
      if (!/^235(?:02|14)/.test(codeOf(error)))
        throw new CommandError(`${file} is damaged: ${reason} Restore another backup.`);
      throw new CommandError(`${file} does not fit the tables: ${reason} ${RESTORE_FIRST}`);
    });
    restored += lines.length;
  }
  if (restored !== rows) {
    throw new CommandError(
      `${file} is damaged: it has ${restored} of ${rows} rows. Nothing was changed. Restore another backup.`,
    );
  }
}

/** Describes the contents of a backup: `1,204 drivers, 1 mechanic, 0 events`. */
export function describeContents(contents: Contents): string {
  const NOUNS = ['driver', 'mechanic', 'event'];
  return VISITOR_TABLES.map((table, index) => {
    const rows = contents[table]?.rows ?? 0;
    return `${rows.toLocaleString('en-CA')} ${NOUNS[index]}${rows === 1 ? '' : 's'}`;
  }).join(', ');
}
