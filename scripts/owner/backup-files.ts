import {
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
import { CommandError, codeOf } from '../shared/errors.ts';
import { TRANSACTION_SETTINGS } from './database.ts';
import { IS_DOCTOR } from './doctor/project-checks.ts';

const PEOPLE_TABLES = ['public.registered_users', 'public.mechanic_applications'];
/** The tables that contain visitors' rows. */
export const VISITOR_TABLES = [...PEOPLE_TABLES, 'public.user_sessions'];
/** Tables that the owner maintains. The rate-limit counters are not backed up. */
export const OWNER_TABLES = ['private.limits', 'private.site_hosts'];
/** The tables in a backup. */
export const TABLES = [...VISITOR_TABLES, ...OWNER_TABLES];

/**
 * The columns and the number of rows of each table in a backup. A restore uses the number of rows to detect a truncated
 * file. A backup writes the file with these contents last, so a backup without that file is incomplete.
 */
export type Contents = Record<string, { columns: string[]; rows: number }>;
const CONTENTS_FILE = 'contents.json';
/** Returns the name of the file that contains a table's rows. */
export const fileOf = (table: string) => `${table}.jsonl`;

/** The number of rows that are read from the database at a time. */
const ROWS_PER_BATCH = 1000;

/**
 * Matches a folder name such as `2026-11-24T15-04-05Z`. These names sort by time. An earlier version appended a number if
 * two backups were made in the same second.
 */
const BACKUP_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?$/;
const nameOf = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');

/**
 * Creates the folder for a new backup. Names it after the current second or, if that name is taken, after the next free one.
 */
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
export async function columnsOf(transaction: TransactionSql): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of TABLES) {
    const rows = await transaction.unsafe(
      `select attname from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and attgenerated = '' and not attisdropped order by attnum`,
      [table],
    );
    if (rows.length === 0) throw new CommandError(`The database has no table ${table}. ${MIGRATE}`);
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

/** Says what to do if a table or a column is missing from the database. */
export const MIGRATE = 'Apply the migrations first: run "npx supabase@3 db push --remote".';

/** Returns the names of columns as SQL. */
export const quoteColumns = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/**
 * Yields each row as a line of JSON. The database writes the JSON, so that no value is rounded. Uses an SQL cursor, because
 * the driver's own cursor throws an error without a message if the connection is lost (postgres 3.4.9), and its streams for
 * `copy` may never end. The doctor's rows are left out.
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
 * Copies a consistent snapshot into a new folder inside `root`, with one file for each table. Only the current user can read
 * these files. Deletes the folder if the backup fails. If the process is killed, the folder stays, and `restore` rejects it.
 * @returns The folder, the contents of the backup, and the names of the tables that the backup leaves out.
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

/** Counts the drivers and the mechanics in a backup. Returns 0 if the backup is incomplete. */
export function countPeople(folder: string): number {
  try {
    const contents = contentsOf(folder);
    return PEOPLE_TABLES.reduce((sum, table) => sum + (contents[table]?.rows ?? 0), 0);
  } catch {
    return 0;
  }
}

/**
 * Returns the newest backup that contains people or, if none does, the newest backup. A backup of tables that were emptied
 * by accident must not be the default.
 */
export function findNewestBackup(root: string): string | undefined {
  const names = existsSync(root) ? readdirSync(root).filter((name) => BACKUP_NAME.test(name)) : [];
  const folders = names.sort().map((name) => join(root, name));
  return folders.findLast((folder) => countPeople(folder) > 0) ?? folders.at(-1);
}

/**
 * Reads the list of what a backup contains.
 * @throws CommandError if the folder or one of its files is missing, or if the list is damaged.
 */
export function contentsOf(folder: string): Contents {
  if (!existsSync(folder))
    throw new CommandError(
      `The folder ${folder} does not exist. Type its name as in "npm run restore backup/<folder>".`,
    );
  const missing = [CONTENTS_FILE, ...TABLES.map(fileOf)].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0)
    throw new CommandError(
      `${folder} is not a complete backup. These files are missing: ${missing.join(', ')}. Restore another backup.`,
    );
  try {
    return JSON.parse(readFileSync(join(folder, CONTENTS_FILE), 'utf8')) as Contents;
  } catch {
    throw new CommandError(
      `${join(folder, CONTENTS_FILE)} is damaged. Nothing was changed. Restore another backup.`,
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
