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
 * @param limit Milliseconds for one file; the first includes the migrations.
 */
export async function runPgTap(folder: string, grants: DefaultGrants, limit = 60_000): Promise<FileReport[]> {
  const start = () => fork(PROCESS, [grants], { execArgv: ['--import', 'tsx'] });
  const reports: FileReport[] = [];
  let child = start();
  for (const { name: file, sql } of await readSqlFiles(folder)) {
    try {
      child.send(sql);
      reports.push({ file, ...(await receiveReport(child, limit)) });
    } catch (error) {
      reports.push({ file, passed: 0, failures: [error instanceof Error ? error.message : String(error)] });
      child.kill('SIGKILL');
      child = start();
    }
  }
  child.kill('SIGKILL');
  return reports;
}

function receiveReport(child: ChildProcess, limit: number): Promise<TapReport> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not finished after ${limit / 1000} s`)), limit);
    const end = () => reject(new Error('Its process ended'));
    child.once('exit', end);
    child.once('message', (report: TapReport) => {
      clearTimeout(timer);
      child.off('exit', end);
      resolve(report);
    });
  });
}
