// The first part of `npm run test:db`: the pgTAP files, under both default grants that hosted projects have had.
// `npx supabase@3 test db` runs the same files on a real stack.
import { fileURLToPath } from 'node:url';
import { DEFAULT_GRANTS } from './migrations.ts';
import { runPgTap } from './pgtap.ts';

const TESTS = fileURLToPath(new URL('../../supabase/tests/database', import.meta.url));

let passed = 0;
let failed = 0;
const runs = DEFAULT_GRANTS.map(async (grants) => ({ grants, reports: await runPgTap(TESTS, grants) }));
for (const { grants, reports } of await Promise.all(runs)) {
  for (const { file, ...report } of reports) {
    const verdict = report.failures.length === 0 ? 'ok  ' : 'FAIL';
    console.log(`${verdict} ${file}, granted by default: ${grants} (${report.passed} passed)`);
    for (const failure of report.failures) console.log(`     ${failure.replaceAll('\n', '\n     ')}`);
    passed += report.passed;
    failed += report.failures.length;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
