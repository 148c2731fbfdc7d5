import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, codeOf } from '../shared/errors.ts';

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] || '.supalite';

/** Whether another process has this number. In a container it may be that of this one, or of what has started it. */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid || pid === process.ppid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The number of the living process that has taken a lock, or null. */
function holderOf(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return isAlive(pid) ? pid : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first. Other users cannot read the rows.
 * @returns a function that releases the lock
 * @throws CommandError naming the process that holds the lock.
 */
export function lockDatabase(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'lock');
  const holder = holderOf(lock);
  if (holder !== null) {
    throw new CommandError(
      `This folder's database is in use by process ${holder}; stop that first. (If it is another program: delete ${lock}.)`,
    );
  }
  const release = () => rmSync(lock, { force: true });
  // A process that was killed has left its lock.
  release();
  // Of two processes that start at once, one fails here.
  writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  process.once('exit', release);
  return release;
}
