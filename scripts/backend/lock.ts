import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, codeOf } from '../shared/errors.ts';

/** A process that has a folder's database open. */
export interface Server {
  pid: number;
  /** Origin of its site; empty until that answers. */
  url: string;
  /** Lets commands of this computer run SQL, and nobody else: owner-query.ts. */
  key: string;
}

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] || '.supalite';

const lockOf = (folder: string) => join(folder, 'lock');

/** Whether another process has this number. In a container it may be that of this one, or of what has started it. */
function isAlive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid || pid === process.ppid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The living process that has this folder's database open, or null. */
function holderOf(folder: string): Server | null {
  try {
    const [pid = '', url = '', key = ''] = readFileSync(lockOf(folder), 'utf8').split(' ');
    return isAlive(Number(pid)) ? { pid: Number(pid), url, key } : null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The server that has this folder's database open and answers, or null. */
export function runningServer(folder = databaseFolder()): Server | null {
  const holder = holderOf(folder);
  return holder === null || holder.url === '' ? null : holder;
}

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first. Other users can read neither the lock nor
 * the rows.
 * @throws CommandError naming the process that holds the lock.
 */
export function lockDatabase(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holder = holderOf(folder);
  if (holder !== null) {
    throw new CommandError(
      `This folder's database is in use by process ${holder.pid}${holder.url && `, the site at ${holder.url}`}; stop that first. ` +
        `(If it is another program: delete ${lockOf(folder)}.)`,
    );
  }
  const release = () => rmSync(lockOf(folder), { force: true });
  // A process that was killed has left its lock.
  release();
  /** Records where the site answers, for other commands. */
  const record = (url: string, key: string, flag = 'w') =>
    writeFileSync(lockOf(folder), `${process.pid} ${url} ${key}`, { mode: 0o600, flag });
  // Of two processes that start at once, one fails here.
  record('', '', 'wx');
  process.once('exit', release);
  return { record, release };
}
