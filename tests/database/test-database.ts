import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';

/** A migrated database in memory with these rows, for the tests of a file. */
export function testDatabase(rows = ''): () => PGlite {
  let database: PGlite;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    await database.exec(rows);
  });
  afterAll(() => database.close());
  return () => database;
}
