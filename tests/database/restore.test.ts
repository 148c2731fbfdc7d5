import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../../scripts/owner/backup-files';
import { restore } from '../../scripts/owner/restore-backup';
import { ownerCommands, stateOf } from './command';
import { DRIVERS, DRIVERS_FILE } from './example-rows';

/* Tests the backups that `restore` rejects. Successful restores are tested in backup.test.ts. */

const { at, newDatabase } = ownerCommands();

describe('restore changes nothing', () => {
  let whole: string;
  beforeAll(async () => {
    const { sql } = await newDatabase();
    await sql.unsafe(DRIVERS(1500));
    const root = mkdtempSync(join(tmpdir(), 'backup-'));
    whole = (await backUp(sql, root)).folder;
    return () => rmSync(root, { recursive: true });
  });

  const editDrivers = (backup: string, edit: (lines: string[]) => string[]) => {
    const file = join(backup, DRIVERS_FILE);
    writeFileSync(file, edit(readFileSync(file, 'utf8').split('\n')).join('\n'));
  };

  type Case = [what: string, harm: (backup: string, sql: Sql) => unknown, words: RegExp, template?: string];
  it.each<Case>([
    [
      'the database has rows',
      (_, sql) => sql.unsafe(DRIVERS(1)),
      /^public\.registered_users already contains rows/,
    ],
    [
      'a file was truncated within a row',
      (backup) => truncateSync(join(backup, DRIVERS_FILE), 300_000),
      /^.+ is damaged: invalid input syntax .*\(rows \d+ to \d+\)\. Nothing was changed\. Restore another backup\.$/,
    ],
    [
      'a row is missing',
      (backup) => editDrivers(backup, ([, ...lines]) => lines),
      /^.+ is damaged: it contains only 1499 of 1500 rows\. Nothing was changed\. Restore another backup\.$/,
    ],
    [
      'a file is missing',
      (backup) => rmSync(join(backup, 'private.limits.jsonl')),
      /^.+ is not a complete backup\. These files are missing: private\.limits\.jsonl\. Restore another backup\.$/,
    ],
    [
      'the list of contents was truncated',
      (backup) => truncateSync(join(backup, 'contents.json'), 9),
      /^.+contents\.json is damaged\. Nothing was changed\. Restore another backup\.$/,
    ],
    [
      'a migration was not applied',
      (_, sql) => sql`alter table public.registered_users drop column language cascade`,
      /^public\.registered_users lacks columns that the backup contains: language\. Apply the migrations first.+$/,
    ],
    [
      'a later migration requires a column',
      (_, sql) => sql`alter table public.registered_users add column plate text not null`,
      /^.+ does not fit the tables: null value in column "plate" .+ Nothing was changed\. If the backup is older than a migration, restore it with/,
    ],
    [
      'no migration was applied',
      () => {},
      /^The database has no table public\.registered_users\. Apply the migrations first.+$/,
      'template0',
    ],
  ])('if %s', async (_what, harm, words, template) => {
    const { sql } = await newDatabase(template);
    cpSync(whole, at('copy'), { recursive: true });
    await harm(at('copy'), sql);
    const before = await stateOf(sql);
    await expect(restore(sql, at('copy'))).rejects.toThrow(words);
    expect(await stateOf(sql)).toEqual(before);
  });
});

it('restore uses the default for a column that is newer than the backup', async () => {
  const { sql: before } = await newDatabase();
  await before.unsafe(DRIVERS(2));
  const { folder } = await backUp(before, at('backup'));
  const { sql } = await newDatabase();
  await sql`alter table public.registered_users add column city text not null default 'unknown'`;
  await restore(sql, folder);
  expect(await sql`select city from public.registered_users`).toEqual([
    { city: 'unknown' },
    { city: 'unknown' },
  ]);
});
