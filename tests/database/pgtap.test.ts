import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_GRANTS, openMigratedDatabase, readSqlFiles } from '../../scripts/database/migrations.ts';

/** `npx supabase@3 test db` runs these files on a real stack. */
const FOLDER = 'supabase/tests/database';
const files = await readSqlFiles(FOLDER);

// PGlite has no statement timeout and occupies this thread: SQL that never ends can only be stopped with its process.
const guard = new Worker('setTimeout(() => process.kill(process.pid, "SIGKILL"), 240_000)', { eval: true });
afterAll(() => guard.terminate());

/** Lines of the Test Anything Protocol. A file that breaks off rejects. */
async function run(database: PGlite, sql: string): Promise<string[]> {
  // psql's way to include a file.
  const script = sql.replace(/^\\ir (.+)$/gm, (_, name: string) => readFileSync(join(FOLDER, name), 'utf8'));
  const results = await database.exec(script).finally(() => database.exec('rollback; reset role'));
  return results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)));
}

describe.each(DEFAULT_GRANTS)('in a project that grants %s by default', (grants) => {
  let database: PGlite;
  beforeAll(async () => {
    database = await openMigratedDatabase(grants);
    await database.exec('create extension if not exists pgtap with schema extensions');
  });
  afterAll(() => database.close());

  it.each(files)('$name', async ({ sql }) => {
    const lines = await run(database, sql);
    const [, planned] = /^1\.\.(\d+)$/m.exec(lines.join('\n')) ?? [];
    expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([]);
    expect(Number(planned)).toBeGreaterThan(0);
    expect(lines.filter((line) => /^ok \d/.test(line))).toHaveLength(Number(planned));
  });
});
