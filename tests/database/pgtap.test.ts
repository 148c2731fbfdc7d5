import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runPgTap } from '../../scripts/database/pgtap.ts';

/** Writes files of SQL and runs them; the limit is in milliseconds. */
async function run(files: Record<string, string>, limit?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return runPgTap(folder, 'nothing', limit);
}

const PASSES = 'begin; select plan(1); select pass(); select * from finish(); rollback;';

it('what one file leaves behind is not there for the next', async () => {
  const reports = await run({
    'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
    'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
  });
  expect(reports).toEqual([
    { file: 'a.sql', passed: 1, failures: [] },
    { file: 'b.sql', passed: 1, failures: [] },
  ]);
});

it('a file that breaks off fails with the reason', async () => {
  const [report] = await run({ 'a.sql': 'begin; select plan(2); select pass(); select * from missing;' });
  expect(report?.failures).toEqual(['The file broke off: relation "missing" does not exist']);
});

it('a file that never ends fails, and the next one runs', async () => {
  const endless = 'begin; do $$ begin loop end loop; end $$;';
  const reports = await run({ 'a.sql': endless, 'b.sql': PASSES }, 15_000);
  expect(reports).toEqual([
    { file: 'a.sql', passed: 0, failures: ['Not finished after 15 s'] },
    { file: 'b.sql', passed: 1, failures: [] },
  ]);
});
