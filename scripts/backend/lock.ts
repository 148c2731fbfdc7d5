import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, codeOf } from '../shared/errors.ts';

/** Returns the folder of the embedded database, or `memory`. */
export const getDatabaseFolder = () => process.env['PITLANE_DATABASE'] || '.supalite';

/**
 * Whether another process has this ID. This process and its parent do not count, because a restarted process in a container
 * often gets the ID that an old lock contains.
 */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid || pid === process.ppid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Returns the ID of the running process that holds a lock, or null if there is none. */
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
 * Locks the database in a folder, because two servers would corrupt it. Creates the folder so that other users of the
 * computer cannot read it.
 * @returns A function that releases the lock.
 * @throws CommandError if another process holds the lock; the message names the process.
 */
export function lockDatabase(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = join(folder, 'lock');
  const holder = holderOf(lock);
  if (holder !== null) {
    throw new CommandError(
      `The database in ${folder} is in use by process ${holder}. Stop that process first. If it is not a server of this site, delete ${lock} instead.`,
    );
  }
  const release = () => rmSync(lock, { force: true });
  // Removes the lock of a process that was killed.
  release();
  // If two processes start at once, one of them fails here.
  writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  process.once('exit', release);
  return release;
}
