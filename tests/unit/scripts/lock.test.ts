import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockDatabase } from '../../../scripts/backend/lock';
import { temporaryFolder } from '../../setup/temporary-folder';

/** A folder whose lock an earlier process has left, with its number. */
function lockedFolder(pid: number): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${pid}`);
  return folder;
}

// In a container a restarted process has the number of the one that was killed, or the program that starts it has.
it.each([process.pid, process.ppid, Number.NaN])(
  'a killed process has left a lock with the number %d',
  (pid) => {
    vi.spyOn(process, 'kill').mockReturnValue(true);
    const folder = lockedFolder(pid);
    const release = lockDatabase(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.pid}`);
    release();
    expect(() => statSync(join(folder, 'lock'))).toThrow('ENOENT');
  },
);

it('a living process keeps its lock, which is named', () => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const folder = lockedFolder(424_242);
  expect(() => lockDatabase(folder)).toThrow(`in use by process 424242`);
  expect(() => lockDatabase(folder)).toThrow(`delete ${join(folder, 'lock')}`);
});

it('nobody else can read the folder', () => {
  const folder = join(temporaryFolder(), 'rows');
  lockDatabase(folder)();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
