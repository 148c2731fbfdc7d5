import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runPgTap } from '../../scripts/database/pgtap.ts';

const FILES = {
  'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
  'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
  'c.sql': 'begin; select plan(2); select pass(); select * from missing;',
  'd.sql': 'begin; do $$ begin loop end loop; end $$;',
  'e.sql': 'begin; select plan(1); select pass(); rollback;',
};

it('a file leaves nothing behind; one that breaks off or never ends fails, and the next one runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  for (const [name, sql] of Object.entries(FILES)) writeFileSync(join(folder, name), sql);
  const reports = await runPgTap(folder, 'nothing', 5000);
  rmSync(folder, { recursive: true });
  expect(reports).toEqual([
    { file: 'a.sql', passed: 1, failures: [] },
    { file: 'b.sql', passed: 1, failures: [] },
    { file: 'c.sql', passed: 0, failures: ['The file broke off: relation "missing" does not exist'] },
    { file: 'd.sql', passed: 0, failures: ['Error: Not finished after 5 s'] },
    { file: 'e.sql', passed: 1, failures: [] },
  ]);
});
