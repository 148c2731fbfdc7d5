import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { type DefaultGrants, migrate } from './migrations.ts';

/** Opens a migrated database in memory, without a server. The caller closes it. */
export async function openMigratedDatabase(grants?: DefaultGrants): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await migrate(
    {
      run: (sql) => database.exec(sql),
      runInTransaction: (statements) =>
        database.transaction(async (transaction) => {
          for (const statement of statements) await transaction.exec(statement);
        }),
    },
    grants,
  );
  return database;
}
