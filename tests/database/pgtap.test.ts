import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs files as `npm run test:db` does. */
function runPgTap(files: Record<string, string>, timeout = 60_000) {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  const command = ['--import', 'tsx', 'scripts/database/run-pgtap.ts', folder, 'nothing'];
  const options = { encoding: 'utf8', timeout, killSignal: 'SIGKILL' } as const;
  const { status, stdout } = spawnSync(process.execPath, command, options);
  return { status, lines: stdout.split('\n').map((line) => line.trim()) };
}

it('runs each file in an empty database, and fails when one breaks off', () => {
  const { status, lines } = runPgTap({
    'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
    'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
    'c.sql': 'begin; select plan(2); select pass(); select * from missing;',
    'd.sql': 'begin; select plan(1); select fail($$the reason$$); rollback;',
    'e.sql': 'begin; select plan(1); select pass(); rollback;',
  });
  expect(lines).toEqual(
    expect.arrayContaining(['a.sql: 1 passed', 'b.sql: 1 passed', 'c.sql: 0 passed', 'e.sql: 1 passed']),
  );
  expect(lines).toContain('broke off: relation "missing" does not exist');
  expect(lines).toContain('not ok 1 - the reason');
  expect(lines).toContain('3 passed, 2 failed');
  expect(status).toBe(1);
});

it('names the file that never ends', () => {
  const { status, lines } = runPgTap({ 'a.sql': 'do $$ begin loop end loop; end $$;' }, 15_000);
  expect(lines.at(-1)).toBe('a.sql:');
  expect(status).toBe(null);
});
