import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, codeOf } from './errors.ts';

/** A process that has a folder's database open. */
export interface Server {
  pid: number;
  /** Origin of its site; empty until that answers. */
  url: string;
  /** The owner's key to its data. */
  key: string;
}

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] ?? '.supalite';

/** Each process has a record of its own, so that none overwrites another's. */
const recordOf = (folder: string, pid: number) => join(folder, `lock-${pid}`);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Deletes the records of processes that have ended. */
function livingServers(folder: string): Server[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const pids = names.flatMap((name) => /^lock-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  for (const pid of pids.filter((pid) => !isAlive(pid))) rmSync(recordOf(folder, pid), { force: true });
  return pids.filter(isAlive).flatMap((pid) => {
    const record = read(recordOf(folder, pid));
    if (record === null) return [];
    const [url = '', key = ''] = record.split(' ');
    return { pid, url, key };
  });
}

/** Null when its process has deleted it since the folder was listed. */
function read(record: string): string | null {
  try {
    return readFileSync(record, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The server that has this folder's database open and answers, or null. */
export const runningServer = (folder = databaseFolder()): Server | null =>
  livingServers(folder).find(({ url }) => url !== '') ?? null;

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first.
 * @throws CommandError naming the process that holds the lock.
 */
export function lockDatabase(folder: string) {
  mkdirSync(folder, { recursive: true });
  const own = recordOf(folder, process.pid);
  const lock = {
    /** Records where the site answers, for other commands. Only this user may read the key. */
    record: (url = '', key = '') => writeFileSync(own, `${url} ${key}`, { mode: 0o600 }),
    release: () => rmSync(own, { force: true }),
  };
  // If two processes start together, at least one sees the other's lock, since each writes its own before it looks.
  lock.record();
  process.once('exit', lock.release);
  const holder = livingServers(folder).find(({ pid }) => pid !== process.pid);
  if (holder === undefined) return lock;
  lock.release();
  const { pid, url } = holder;
  throw new CommandError(
    `This folder's database is in use by process ${pid}${url && `, the site at ${url}`}; stop that first. ` +
      `(If it is another program: delete ${recordOf(folder, pid)}.)`,
  );
}
