import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Connect } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lockDatabase, runningServer } from '../../../scripts/backend/lock';
import { serveOwnerQueries } from '../../../scripts/backend/owner-query';
import { temporaryFolder } from '../../setup/temporary-folder';

/** A folder whose lock an earlier process has left, with its number and where its site was. */
function lockedFolder(pid: number, url: string): string {
  const above = temporaryFolder();
  writeFileSync(join(above, 'lock'), `${pid} ${url} key`);
  return above;
}

/** The number of a process that lives. */
const OTHER = 424_242;

// In a container a restarted process has the number of the one that was killed, or the program that starts it has.
it.each([
  ['its own number', process.pid, 'http://localhost:54399'],
  ['its own number, before it answered', process.pid, ''],
  ['the number of what has started it', process.ppid, ''],
  ['no number', Number.NaN, ''],
])('a killed process has left a lock with %s', (_what, pid, url) => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const folder = lockedFolder(pid, url);
  const { record, release } = lockDatabase(folder);
  record('http://localhost:5173', 'new');
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${process.pid} http://localhost:5173 new`);
  release();
  expect(runningServer(folder)).toBeNull();
});

it.each(['', 'http://localhost:54399'])('a living process at %j keeps its lock, which is named', (url) => {
  vi.spyOn(process, 'kill').mockReturnValue(true);
  const folder = lockedFolder(OTHER, url);
  expect(() => lockDatabase(folder)).toThrow(`in use by process ${OTHER}`);
  expect(() => lockDatabase(folder)).toThrow(`delete ${join(folder, 'lock')}`);
});

it('another computer runs no SQL, whatever key it has', async () => {
  const use = vi.fn();
  serveOwnerQueries({ use } as unknown as Connect.Server, {} as PGlite, 'key');
  const [, handle] = use.mock.calls[0] ?? [];
  const response = { writeHead: vi.fn().mockReturnThis(), end: vi.fn() };
  const socket = { remoteAddress: '192.0.2.9', localAddress: '192.0.2.2' };
  await handle({ headers: { authorization: 'Bearer key' }, socket }, response);
  expect(response.writeHead).toHaveBeenCalledWith(403);
});

it('nobody else can read the folder and its lock', () => {
  const umask = process.umask(0);
  onTestFinished(() => void process.umask(umask));
  const folder = join(lockedFolder(OTHER, ''), 'rows');
  const { record, release } = lockDatabase(folder);
  record('http://localhost:5173', 'key');
  const modes = [folder, join(folder, 'lock')].map((path) => (statSync(path).mode & 0o777).toString(8));
  release();
  expect(modes).toEqual(['700', '600']);
});
