// A Postgres in this process (PGlite) with the roles of a hosted Supabase project and this project's migrations.
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { migrate } from './migrations.mjs';

/** @import { DefaultGrants } from './migrations.mjs' */

/**
 * Opens an empty database in memory and applies every migration. The caller closes it.
 * @param {DefaultGrants} [grants]
 * @returns {Promise<PGlite>}
 */
export async function openMigratedDatabase(grants) {
  const database = await PGlite.create({ extensions: { pgtap } });
  const run = (/** @type {string} */ sql) => database.exec(sql);
  const runInTransaction = (/** @type {string[]} */ statements) =>
    database.transaction(async (transaction) => {
      for (const statement of statements) await transaction.exec(statement);
    });
  await migrate({ run, runInTransaction }, grants);
  return database;
}
