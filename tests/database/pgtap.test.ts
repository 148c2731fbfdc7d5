import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_GRANTS, readSqlFiles } from '../../scripts/backend/migrations';
import { startMigratedPostgres } from './postgres-server';

/**
 * `npx supabase@3 test db` runs these files on a real stack. There, alert.test.sql fails, because it creates stubs in
 * schemas that already exist.
 */
const FOLDER = 'supabase/tests/database';
const files = await readSqlFiles(FOLDER);
/** pgTAP is pure SQL, so PGlite's copy of the extension works in every PostgreSQL. */
const PGTAP = fileURLToPath(new URL('./pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite')));

/** SQLSTATE codes for a rejected row: a missing value, or a failed check. */
const REJECTED_ROW = ['23502', '23514'];

/**
 * Runs a test file. Returns the lines of its output, which follow the Test Anything Protocol. Rejects if an error stops the
 * file.
 */
async function run(migrator: Sql, sql: string): Promise<string[]> {
  // psql includes a file with `\ir`, which other clients do not know.
  const script = sql.replace(/^\\ir (.+)$/gm, (_, name: string) => readFileSync(join(FOLDER, name), 'utf8'));
  const results = await migrator
    .unsafe(script)
    .catch((error: Error & { code?: string }) => {
      if (!REJECTED_ROW.includes(error.code ?? '')) throw error;
      throw new Error(`${error.message}. A new column needs its example in ${FOLDER}/example_rows.psql.`);
    })
    .finally(() => migrator.unsafe('rollback; reset all; reset role'));
  return [results].flat(2).flatMap((row) => Object.values(row).map(String));
}

describe.each(DEFAULT_GRANTS)('in a project that grants %s by default', (grants) => {
  let migrator: Sql;
  beforeAll(async () => {
    const server = await startMigratedPostgres(grants);
    execFileSync('tar', ['-xzf', PGTAP, '-C', server.programs]);
    const superuser = server.connect({ max: 1 });
    await superuser`create extension pgtap with schema extensions`;
    await superuser.end();
    migrator = server.connect({ max: 1, user: 'migrator', database: 'postgres' });
    return async () => {
      await migrator.end();
      server.stop();
    };
  });

  // Only the files about privileges and columns depend on the default grants.
  const concerned = files.filter(({ name }) => grants === 'nothing' || /^(?:privileges|columns)/.test(name));
  it.each(concerned)('$name passes', async ({ sql }) => {
    const lines = await run(migrator, sql);
    const [, planned] = /^1\.\.(\d+)$/m.exec(lines.join('\n')) ?? [];
    expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([]);
    expect(Number(planned)).toBeGreaterThan(0);
    expect(lines.filter((line) => /^ok \d/.test(line))).toHaveLength(Number(planned));
  });
});
