import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type FileReport, runPgTap } from '../../scripts/database/pgtap.ts';

const FILES = {
  'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
  'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
  'c.sql': 'begin; select plan(2); select pass(); select * from missing;',
  'd.sql': 'begin; do $$ begin loop end loop; end $$;',
  'e.sql': 'begin; select plan(1); select pass(); rollback;',
};

let reports: FileReport[];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  for (const [name, sql] of Object.entries(FILES)) writeFileSync(join(folder, name), sql);
  reports = await runPgTap(folder, 'nothing', 5000);
  return () => rmSync(folder, { recursive: true });
});

it('what one file leaves behind is not there for the next', () => {
  expect(reports[0]).toEqual({ file: 'a.sql', passed: 1, failures: [] });
  expect(reports[1]).toEqual({ file: 'b.sql', passed: 1, failures: [] });
});

it('a file that breaks off fails with the reason', () => {
  expect(reports[2]?.failures).toEqual(['The file broke off: relation "missing" does not exist']);
});

it('a file that never ends fails, and the next one runs', () => {
  expect(reports[3]).toEqual({ file: 'd.sql', passed: 0, failures: ['Error: Not finished after 5 s'] });
  expect(reports[4]).toEqual({ file: 'e.sql', passed: 1, failures: [] });
});
