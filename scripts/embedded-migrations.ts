import { relative } from 'node:path';
import type { App } from '@supabase/lite';
import { applyPendingMigrations, listMigrationFiles } from '@supabase/lite/cli';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { CommandError, codeOf, messageOf } from './command.ts';

/** What may stand before a statement in a file. */
const COMMENTS = /^(?:\s|--.*\n)*/;

type Migration = Awaited<ReturnType<typeof listMigrationFiles>>[number];

/** Applies what is pending. The backend would print the whole error; its reason is found by `explain`. */
async function applyQuietly(app: App): Promise<unknown> {
  const { error } = console;
  console.error = () => undefined;
  const failure: unknown = await applyPendingMigrations(app).then(
    () => null,
    (reason: unknown) => reason,
  );
  console.error = error;
  return failure;
}

/**
 * Runs a failed migration once more for PostgreSQL's reason; its transaction is rolled back again.
 * @param statement The one that failed: PostgreSQL names a position inside it only when it does not understand it.
 */
async function explain({ driver }: PgliteConnection, { path, sql }: Migration, statement: string) {
  const reason: unknown = await driver.transaction((transaction) => transaction.exec(sql)).catch((e) => e);
  if (!(reason instanceof Error)) return null;
  const position = 'position' in reason ? Number(reason.position) - 1 : Number.NaN;
  const start = Number.isNaN(position) ? sql.indexOf(statement) : position;
  const line = sql.slice(0, Math.max(start, 0)).split('\n').length;
  return `${relative('.', path)}, line ${line}: ${messageOf(reason)} (${codeOf(reason)})`;
}

/**
 * Applies the files of supabase/migrations that the database has not had.
 * @param database Its name in messages.
 * @throws CommandError naming a migration that was applied and has vanished, or the line of one that fails.
 */
export async function migrateEmbedded(
  app: App,
  connection: PgliteConnection,
  database: string,
): Promise<void> {
  await app.ensureSystemSchema();
  const failure = await applyQuietly(app);
  const files = await listMigrationFiles(app);
  const { rows } = await connection.driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const applied = rows.map(({ version }) => version);

  const vanished = applied.filter((version) => files.every((file) => file.version !== version));
  if (vanished.length > 0) {
    throw new CommandError(
      `supabase/migrations lacks ${vanished.join(', ')}, which ${database} has had.\n` +
        `Restore the file, or move ${database} to another place to start with an empty database.`,
    );
  }
  if (failure === null) return;
  const failed = files.find(({ version }) => !applied.includes(version));
  const statement = messageOf(failure).replace('Failed to execute query: ', '').replace(COMMENTS, '');
  const explanation = failed && (await explain(connection, failed, statement));
  if (!explanation) throw failure;
  throw new CommandError(
    `${explanation}\nNothing of this file was applied. Correct it, and start again.\n` +
      `The rows in ${database} are as they were.`,
  );
}
