import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] ?? '.supalite';

interface ServerRecord {
  pid: number;
  /** Origin of the site. */
  url: string;
}

function isRecord(value: unknown): value is ServerRecord {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('url' in value)) return false;
  return Number.isInteger(value.pid) && typeof value.url === 'string';
}

function read(file: string): ServerRecord | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const recordIn = (folder: string) => join(folder, 'server.json');

/** The server that has this folder's database open and answers at `url`, or null. */
export function runningServer(folder = databaseFolder()): ServerRecord | null {
  const record = read(recordIn(folder));
  return record !== null && isAlive(record.pid) ? record : null;
}

export interface DatabaseLock {
  /** Records where the site answers. */
  recordUrl: (url: string) => void;
  release: () => void;
}

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first: a file with the process's number.
 * Those of processes that have ended do not count.
 * @throws CommandError naming the process that holds the lock.
 */
export function lockDatabase(folder: string): DatabaseLock {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `lock-${process.pid}`);
  // Before the others are looked for: of two processes that begin at once, one sees the other at least.
  writeFileSync(own, '');
  for (const name of readdirSync(folder)) {
    const pid = Number(/^lock-(\d+)$/.exec(name)?.[1] ?? process.pid);
    if (pid === process.pid) continue;
    const file = join(folder, name);
    if (isAlive(pid)) {
      rmSync(own);
      throw new CommandError(
        `This folder's database is in use by process ${pid}; stop that first. (If it is another program: delete ${file}.)`,
      );
    }
    rmSync(file, { force: true });
  }
  return {
    recordUrl: (url) => writeFileSync(recordIn(folder), JSON.stringify({ pid: process.pid, url })),
    release() {
      rmSync(recordIn(folder), { force: true });
      rmSync(own, { force: true });
    },
  };
}
