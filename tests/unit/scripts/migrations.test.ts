import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSqlFiles } from '../../../scripts/backend/migrations';
import { temporaryFolder } from '../../setup/temporary-folder';

/** Creates a folder with these files. */
function folderOf(...names: string[]) {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), 'select 1;');
  return folder;
}

it('readSqlFiles ignores files that an editor leaves next to a migration', async () => {
  const folder = folderOf('20260102000000_b.sql', '20260101000000_a.sql', '20260101000000_a.sql~', '._a.sql');
  // The lock file of Emacs is a broken symbolic link.
  symlinkSync('me@here.1', join(folder, '.#20260101000000_a.sql'));
  const names = (await readSqlFiles(folder)).map(({ name }) => name);
  expect(names).toEqual(['20260101000000_a.sql', '20260102000000_b.sql']);
});

it('readSqlFiles rejects two migrations with the same version', async () => {
  const folder = folderOf('20260101000000_a.sql', '20260102000000_b.sql', '20260102000000_c.sql');
  await expect(readSqlFiles(folder)).rejects.toThrow(
    '20260102000000_b.sql and 20260102000000_c.sql have the same version.',
  );
});
