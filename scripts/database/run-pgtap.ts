// `node --import tsx run-pgtap.ts FOLDER GRANTS` runs the pgTAP files of a folder against one migrated database and rolls
// each back. psql's `\ir FILE` includes another file. Exits 1 when an assertion fails, a file breaks off, or nothing ran.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_GRANTS, openMigratedDatabase, readSqlFiles } from './migrations.ts';
import { readTap } from './tap.ts';

const [folder = '', name] = process.argv.slice(2);
const grants = DEFAULT_GRANTS.find((each) => each === name);
const database = await openMigratedDatabase(grants);
await database.exec('create extension if not exists pgtap with schema extensions');

let passed = 0;
let failed = 0;
console.log(`Granted by default: ${grants}`);
for (const { name: file, sql } of await readSqlFiles(folder)) {
  // Before it runs: of a file that never ends, the name is the last output.
  process.stdout.write(`  ${file}: `);
  const included = sql.replace(/^\\ir (.+)$/gm, (_, name: string) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const report = await database.exec(included).then(
    (results) =>
      readTap(results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).map(String)))),
    (error: Error) => ({ passed: 0, failures: [`broke off: ${error.message}`] }),
  );
  await database.exec('rollback; reset role;');
  console.log([`${report.passed} passed`, ...report.failures].join('\n').replaceAll('\n', '\n    '));
  passed += report.passed;
  failed += report.failures.length;
}
await database.close();
console.log(`  ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
