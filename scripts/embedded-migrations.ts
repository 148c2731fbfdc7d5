import { relative } from 'node:path';
import type { App } from '@supabase/lite';
import { applyPendingMigrations, listMigrationFiles } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { CommandError, codeOf, isObject, messageOf } from './errors.ts';

/** The first line of a statement that is not a comment. */
const BEGINNING = /^(?!\s*(?:--|$))/m;

/** A database stores a migration's statements without the comments between them. */
const withoutSpacing = (sql: string) => sql.replaceAll(/[\s;]/g, '');

/**
 * Applies the files of supabase/migrations that the database has not had.
 * @param database Its name in messages.
 * @throws CommandError naming migrations that were edited or removed after they were applied, or the line of one that fails.
 */
export async function migrateEmbedded(
  app: App,
  { driver }: PgliteConnection,
  database: string,
): Promise<void> {
  const failure: unknown = await applyPendingMigrations(app).then(
    () => null,
    (reason: unknown) => reason,
  );
  const files = await listMigrationFiles(app);
  const { rows } = await driver.query<{ version: string; sql: string }>(
    "select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations order by version",
  );
  const changed = rows.filter(
    (row) =>
      !files.some(
        ({ version, sql }) => version === row.version && withoutSpacing(sql) === withoutSpacing(row.sql),
      ),
  );
  if (changed.length > 0) {
    throw new CommandError(
      `Of supabase/migrations, ${changed.map(({ version }) => version).join(', ')} was edited or removed after ${database} had it.\n` +
        `Undo that and write a new migration, or move ${database} to another place to start with an empty database.`,
    );
  }
  if (failure === null) return;
  const failed = files.find(({ version }) => rows.every((row) => row.version !== version));
  if (failed === undefined || !isObject(failure)) throw failure;
  const { query, position } = failure;
  // PostgreSQL names a position inside the statement only when it does not understand it.
  const offset = position === undefined ? String(query).search(BEGINNING) : Number(position) - 1;
  const line = failed.sql.slice(0, failed.sql.indexOf(String(query)) + offset).split('\n').length;
  throw new CommandError(
    `${relative('.', failed.path)}, line ${line}: ${messageOf(failure)} (${codeOf(failure)})\n` +
      `Nothing of this file was applied. Correct it, and start again.\n` +
      `The rows in ${database} are as they were.`,
  );
}
