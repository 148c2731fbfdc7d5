import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { PgliteConnection } from '@supabase/lite/pglite';
import { honoMiddleware } from '@supabase/lite/vite';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { CommandError, codeOf, isObject, messageOf } from '../shared/errors.ts';
import { PUBLISHABLE_KEY } from '../shared/settings.ts';
import { lockDatabase } from './lock.ts';
import { MIGRATIONS, readSqlFiles } from './migrations.ts';

/** The path of the backend's table browser, which has the privileges of the owner. */
export const TABLE_BROWSER = '/editor';
const TABLE_BROWSER_FILES = join(dirname(fileURLToPath(import.meta.resolve('@supabase/lite'))), 'static');

/** Matches the SQLSTATE of a violated constraint, a missing privilege, or an error that the migrations raise. */
const REJECTION = /^(?:23|42501|PT)/;

class Connection extends PgliteConnection {
  /** Shortens an error from forty lines to one, because the backend prints an error for each rejected request. */
  override normalizeDbError(error: unknown): unknown {
    if (error instanceof Error && REJECTION.test(codeOf(error))) {
      const line = `Rejected: ${error.message} (${codeOf(error)})`;
      Object.defineProperty(error, inspect.custom, { value: () => line });
    }
    return super.normalizeDbError(error);
  }

  /**
   * Runs the SQL of a migration. The backend's own method would print PostgreSQL's message, but throw an error that does not
   * contain the message.
   */
  override async exec<Result>(sql: string, ...parameters: readonly unknown[]): Promise<Result> {
    if (parameters.length > 0) return super.exec(sql, ...parameters);
    return (await this.driver.exec(sql))[0] as Result;
  }
}

/** Removes white space and semicolons, so that a comparison ignores how SQL is divided into lines and statements. */
const removeSpace = (sql: string) => sql.replaceAll(/[\s;]/g, '');

/**
 * Applies the migrations that have not been applied yet.
 * @throws CommandError if the database rejects a migration; the message names the file and the statement.
 */
async function applyMigrations(app: App, { driver }: Connection): Promise<void> {
  await applyPendingMigrations(app).catch(async (error: unknown) => {
    const { rows } = await driver.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    const isApplied = (file: string) => rows.some(({ version }) => file.startsWith(`${version}_`));
    const file = (await readSqlFiles(MIGRATIONS)).find(({ name }) => !isApplied(name));
    const statement = isObject(error) && 'query' in error ? `\nIt was running:\n${error['query']}` : '';
    throw new CommandError(
      `${file?.name ?? 'Applying the migrations'} fails: ${messageOf(error)}${statement}`,
    );
  });
}

/**
 * Compares the migrations that were applied to this database with their files.
 * @throws CommandError if a migration was edited or removed after it was applied.
 */
async function checkAppliedMigrations({ driver }: Connection): Promise<void> {
  const files = await readSqlFiles(MIGRATIONS);
  const { rows: known } = await driver.query<object>(
    `select from pg_class where oid = to_regclass('supabase_migrations.schema_migrations')`,
  );
  if (known.length === 0) return;
  const { rows } = await driver.query<{ file: string; sql: string }>(
    `select concat(version, '_', name, '.sql') as file, array_to_string(statements, '') as sql
     from supabase_migrations.schema_migrations`,
  );
  for (const { file, sql } of rows) {
    const now = files.find(({ name }) => name === file);
    if (now !== undefined && removeSpace(now.sql) === removeSpace(sql)) continue;
    throw new CommandError(
      `${file} was ${now === undefined ? 'removed' : 'edited'} after it had been applied here.`,
    );
  }
}

export type EmbeddedBackend = Awaited<ReturnType<typeof openEmbeddedBackend>>;

interface Options {
  /** The folder in which the rows are stored. If null, they are stored in memory. */
  folder: string | null;
  /**
   * Whether a request without a key has the privileges of the owner if it comes from this computer. The table browser sends
   * such requests.
   */
  ownerWithoutKey: boolean;
}

/**
 * Opens a PostgreSQL database in this process (PGlite) behind a Data API like Supabase's. Applies the migrations that have
 * not been applied yet.
 * @throws CommandError if another process uses the folder, if the database cannot be opened, or if a migration fails.
 */
export async function openEmbeddedBackend({ folder, ownerWithoutKey }: Options) {
  // The browser tests set this key, so that they can read the rows back.
  const secretKey = process.env['PITLANE_SECRET_KEY'] || `sb_secret_${randomUUID()}`;
  const release = folder === null ? null : lockDatabase(folder);
  const dataFolder = folder === null ? null : join(folder, 'database');
  // PGlite writes pg_ident.conf last (0.4.5). If the file is missing, the process was killed while it was creating the
  // database, which has no rows yet.
  const isCreated = (file: string) => dataFolder !== null && existsSync(join(dataFolder, file));
  if (dataFolder !== null && ['pg_wal', 'global'].some(isCreated) && !isCreated('pg_ident.conf'))
    rmSync(dataFolder, { recursive: true });
  const isNew = dataFolder !== null && !existsSync(dataFolder);
  const connection = new Connection({ url: dataFolder ?? 'memory://' });
  const app: App = new App({
    connection,
    auth: { enabled: false, publishable_key: PUBLISHABLE_KEY, secret_key: secretKey },
    storage: { enabled: false },
    options: { server: { admin: ownerWithoutKey } },
  });
  try {
    await checkAppliedMigrations(connection);
    await applyMigrations(app, connection);
    // In any other state, the backend would grant visitors every privilege at the first request, unlike a hosted project.
    connection['rlsState'] = 'active';
  } catch (error) {
    // A half-created database could not be opened later.
    if (isNew) {
      await connection.close().catch(() => {});
      rmSync(dataFolder, { recursive: true, force: true });
    }
    release?.();
    throw new CommandError(
      `The database in ${folder ?? 'memory'} cannot be opened, or rejects a migration: ${messageOf(error)}\n` +
        `No rows were changed. Fix the problem, or move the folder somewhere else to start with an empty database.`,
    );
  }

  // The package declares the class App in two files, so TypeScript treats it as two classes.
  const createMiddleware = (...paths: string[]) => honoMiddleware(app as never, paths);
  const middleware = createMiddleware('/rest/v1');
  return {
    middleware,
    serve(middlewares: Connect.Server) {
      if (ownerWithoutKey) {
        middlewares.use('/static', sirv(TABLE_BROWSER_FILES));
        middlewares.use(createMiddleware('/_system', TABLE_BROWSER));
      }
      middlewares.use(middleware);
    },
    query: (sql: string) => connection.driver.query<Record<string, unknown>>(sql),
    async close() {
      await connection.close();
      release?.();
    },
  };
}
