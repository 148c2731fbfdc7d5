// The first half of `npm run test:db`: the pgTAP files of supabase/tests/database inside PGlite, under both of the
// default grants that hosted projects have had, and the generated types against the migrations. `npx supabase test db`
// runs the same files on a real stack. The second half is tests/database (vitest.database.config.ts).
import { fileURLToPath } from 'node:url';
import { compareDatabaseTypes } from './database-types.mjs';
import { openMigratedDatabase } from './embedded-postgres.mjs';
import { DEFAULT_GRANTS, readSqlFiles } from './migrations.mjs';
import { readTap } from './tap.mjs';

/** @import { PGlite } from '@electric-sql/pglite' */
/** @import { TapReport } from './tap.mjs' */

const TESTS = fileURLToPath(new URL('../supabase/tests/database', import.meta.url));

/**
 * Runs one file and rolls back whatever it left open.
 * @param {PGlite} database
 * @param {string} sql
 * @returns {Promise<TapReport>}
 */
async function runFile(database, sql) {
  /** @type {string[]} */
  const lines = [];
  try {
    for (const { rows } of await database.exec(sql)) {
      for (const row of rows) lines.push(...Object.values(row).map(String));
    }
    return readTap(lines);
  } catch (error) {
    return { passed: 0, failures: [`The file broke off: ${error instanceof Error ? error.message : error}`] };
  } finally {
    await database.exec('rollback; reset role;');
  }
}

/**
 * @param {PGlite} database
 * @returns {Promise<TapReport>}
 */
async function checkTypes(database) {
  const failures = await compareDatabaseTypes(database);
  return { passed: failures.length === 0 ? 1 : 0, failures };
}

/** @type {{ title: string, report: TapReport }[]} */
const reports = [];
const files = await readSqlFiles(TESTS);
for (const grants of DEFAULT_GRANTS) {
  const database = await openMigratedDatabase(grants);
  try {
    await database.exec('create extension if not exists pgtap with schema extensions');
    for (const { name, sql } of files) {
      reports.push({ title: `${name}, granted by default: ${grants}`, report: await runFile(database, sql) });
    }
    if (grants === 'nothing') {
      reports.push({ title: 'src/data/database.types.ts is in step', report: await checkTypes(database) });
    }
  } finally {
    await database.close();
  }
}

if (files.length === 0) {
  reports.push({ title: TESTS, report: { passed: 0, failures: ['There are no tests here'] } });
}
for (const { title, report } of reports) {
  console.log(`${report.failures.length === 0 ? 'ok  ' : 'FAIL'} ${title} (${report.passed} passed)`);
  for (const failure of report.failures) console.log(`     ${failure.replaceAll('\n', '\n     ')}`);
}
const passed = reports.reduce((sum, { report }) => sum + report.passed, 0);
const failed = reports.reduce((sum, { report }) => sum + report.failures.length, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
