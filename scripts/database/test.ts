// The first part of `npm run test:db`: the pgTAP files, under both default grants that hosted projects have had.
// `npx supabase@3 test db` runs the same files on a real stack.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DEFAULT_GRANTS } from './migrations.ts';

const TESTS = fileURLToPath(new URL('../../supabase/tests/database', import.meta.url));
const RUN = fileURLToPath(new URL('./run-pgtap.ts', import.meta.url));
/** Milliseconds. PGlite has no statement timeout: SQL that never ends can only be stopped with its process. */
const LIMIT = 120_000;

for (const grants of DEFAULT_GRANTS) {
  const command = ['--import', 'tsx', RUN, TESTS, grants];
  const { status, signal } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  });
  if (signal !== null) console.log(`not finished after ${LIMIT / 1000} s`);
  if (status !== 0) process.exitCode = 1;
}
