// Runs pgTAP files in a process of their own: SQL that never ends blocks the process it runs in, as PGlite has no
// statement timeout, and can only be stopped by killing that process.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DefaultGrants, readSqlFiles } from './migrations.ts';
import type { TapReport } from './tap.ts';

const PROCESS = fileURLToPath(new URL('./pgtap-process.ts', import.meta.url));

export interface FileReport extends TapReport {
  file: string;
}

/**
 * Runs every file of a folder against a migrated database and rolls each back.
 * @param limit Milliseconds for one file.
 */
export async function runPgTap(folder: string, grants: DefaultGrants, limit = 60_000): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  let child = await start(grants);
  for (const { name: file, sql } of await readSqlFiles(folder)) {
    child.send(sql);
    try {
      reports.push({ file, ...(await nextMessage(child, limit)) });
    } catch (error) {
      reports.push({ file, passed: 0, failures: [String(error)] });
      child.kill('SIGKILL');
      child = await start(grants);
    }
  }
  child.kill('SIGKILL');
  return reports;
}

/** Resolves when the migrations are applied. */
async function start(grants: DefaultGrants): Promise<ChildProcess> {
  const child = fork(PROCESS, [grants], { execArgv: ['--import', 'tsx'] });
  await nextMessage(child, 120_000).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return child;
}

function nextMessage(child: ChildProcess, limit: number): Promise<TapReport> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not finished after ${limit / 1000} s`)), limit);
    const end = () => reject(new Error('Its process ended'));
    child.once('exit', end);
    child.once('message', (message: TapReport) => {
      clearTimeout(timer);
      child.off('exit', end);
      resolve(message);
    });
  });
}
