import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, codeOf } from './command.ts';

/** Folder of the embedded backend's rows, where `PITLANE_DATABASE` names no other. */
export const databaseFolder = () => process.env['PITLANE_DATABASE'] ?? '.supalite';

/** A file with the number of the process that uses the folder; its content is the origin of the site, once it answers. */
const lockFile = (folder: string, pid: number) => join(folder, `lock-${pid}`);

function lockingProcesses(folder: string): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => /^lock-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The server that has this folder's database open, with the origin of its site, or null. */
export function runningServer(folder = databaseFolder()): { pid: number; url: string } | null {
  const servers = lockingProcesses(folder)
    .filter(isAlive)
    .map((pid) => ({ pid, url: readFileSync(lockFile(folder, pid), 'utf8') }));
  return servers.find(({ url }) => url !== '') ?? null;
}

/**
 * Two servers on one database destroy it, so whoever opens it takes this lock first. Those of processes that have ended
 * do not count.
 * @throws CommandError naming the process that holds the lock.
 */
export function lockDatabase(folder: string) {
  mkdirSync(folder, { recursive: true });
  const own = lockFile(folder, process.pid);
  // Before the others are looked for: of two processes that begin at once, one sees the other at least.
  writeFileSync(own, '');
  for (const pid of lockingProcesses(folder).filter((pid) => pid !== process.pid)) {
    const file = lockFile(folder, pid);
    if (isAlive(pid)) {
      rmSync(own);
      const url = readFileSync(file, 'utf8');
      const holder = url === '' ? `process ${pid}` : `process ${pid}, the site at ${url}`;
      throw new CommandError(
        `This folder's database is in use by ${holder}; stop that first. (If it is another program: delete ${file}.)`,
      );
    }
    rmSync(file, { force: true });
  }
  return {
    /** Records where the site answers. */
    recordUrl: (url: string) => writeFileSync(own, url),
    release: () => rmSync(own, { force: true }),
  };
}
