import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] ?? '.supalite';

interface ServerRecord {
  pid: number;
  /** Origin of the site, once it answers. */
  url?: string;
}

function isRecord(value: unknown): value is ServerRecord {
  return typeof value === 'object' && value !== null && 'pid' in value && Number.isInteger(value.pid);
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
  // In a container the next process may get the number of the one before.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const recordIn = (folder: string) => join(folder, 'server.json');

/** The server that has this folder's database open and answers at `url`, or null. */
export function runningServer(folder = databaseFolder()): { pid: number; url: string } | null {
  const record = read(recordIn(folder));
  if (record?.url === undefined || !(record.pid === process.pid || isAlive(record.pid))) return null;
  return { pid: record.pid, url: record.url };
}

export interface DatabaseLock {
  /** Records where the site answers. */
  recordUrl: (url: string) => void;
  release: () => void;
}

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first. The lock of a process that has
 * ended is taken over.
 * @throws CommandError naming the process that holds it.
 */
export function lockDatabase(folder: string): DatabaseLock {
  mkdirSync(folder, { recursive: true });
  const file = recordIn(folder);
  const own = `${file}.${process.pid}`;
  const refuse = (pid: number | undefined) => {
    const who = pid === undefined ? 'another process' : `process ${pid}`;
    throw new CommandError(
      `This folder's database is in use by ${who}; stop that first. (If it is another program: delete ${file}.)`,
    );
  };
  const holder = read(file);
  if (holder !== null && isAlive(holder.pid)) refuse(holder.pid);
  try {
    // Moved, not deleted: what was moved shows whether another process took the lock in between.
    renameSync(file, own);
    const moved = read(own);
    if (moved !== null && moved.pid !== holder?.pid) {
      renameSync(own, file);
      refuse(moved.pid);
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
  }
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
  } catch {
    refuse(read(file)?.pid);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    recordUrl(url) {
      writeFileSync(own, JSON.stringify({ pid: process.pid, url }));
      renameSync(own, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}
