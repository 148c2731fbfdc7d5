import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('runs each file in an empty database, and fails when one breaks off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
    'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
    'c.sql': 'begin; select plan(2); select pass(); select * from missing;',
    'd.sql': 'begin; select plan(1); select fail($$the reason$$); rollback;',
    'e.sql': 'begin; select plan(1); select pass(); rollback;',
  };
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  const command = ['--import', 'tsx', 'scripts/database/run-pgtap.ts', folder, 'nothing'];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stdout.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      'a.sql: 1 passed',
      'b.sql: 1 passed',
      'broke off: relation "missing" does not exist',
      'not ok 1 - the reason',
      'e.sql: 1 passed',
      '3 passed, 2 failed',
    ]),
  );
  expect(status).toBe(1);
});
