import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** The command that `npm run test:db` runs for a folder, here one with these files. */
function commandFor(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pgtap-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return ['--import', 'tsx', 'scripts/database/run-pgtap.ts', folder, 'nothing'];
}

it('runs each file in an empty database, and fails when one breaks off', () => {
  const command = commandFor({
    'a.sql': 'begin; select plan(1); create table public.left_behind (); select has_table($$left_behind$$);',
    'b.sql': 'begin; select plan(1); select hasnt_table($$left_behind$$); rollback;',
    'c.sql': 'begin; select plan(2); select pass(); select * from missing;',
    'd.sql': 'begin; select plan(1); select fail($$the reason$$); rollback;',
    'e.sql': 'begin; select plan(1); select pass(); rollback;',
  });
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

it('names a file before it runs, as one may never end', async () => {
  const command = commandFor({ 'a.sql': 'do $$ begin loop end loop; end $$;' });
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const text of child.stdout) {
    output += text;
    if (output.includes('a.sql')) break;
  }
  expect(output).toMatch(/ a\.sql: $/);
});
