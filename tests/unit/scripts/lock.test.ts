import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { lockDatabase } from '../../../scripts/backend/lock';
import { temporaryFolder } from '../../setup/temporary-folder';

/** Creates a folder with the lock of an earlier process. */
function lockedFolder(pid: number): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${pid}`);
  return folder;
}

// In a container, a restarted process or its parent may have the ID of the killed process.
it.each([
  ['the ID of the current process', process.pid],
  ['the ID of the parent process', process.ppid],
  ['no process ID', Number.NaN],
])('lockDatabase takes over the lock of a killed process if the lock contains %s', (_what, pid) => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const folder = lockedFolder(pid);
  const release = lockDatabase(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.pid}`);
  release();
  expect(() => statSync(join(folder, 'lock'))).toThrow('ENOENT');
});

it('lockDatabase respects the lock of a running process', () => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const folder = lockedFolder(424_242);
  expect(() => lockDatabase(folder)).toThrow('is in use by process 424242');
  expect(() => lockDatabase(folder)).toThrow(`delete ${join(folder, 'lock')}`);
});

it('lockDatabase makes the folder readable only by the current user', () => {
  const folder = join(temporaryFolder(), 'rows');
  lockDatabase(folder)();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
