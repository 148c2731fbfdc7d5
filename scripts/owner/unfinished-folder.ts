import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'unfinished-';

/**
 * Lets files be written into a new folder of `root` that only this user may read, and be moved to their place when all are
 * whole. It is deleted whatever happens, and one that a killed command has left is named.
 */
export async function inUnfinishedFolder<Result>(
  root: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const left = readdirSync(root).filter((name) => name.startsWith(PREFIX));
  if (left.length > 0) {
    const folders = left.map((name) => join(root, name)).join(', ');
    console.log(`A command that was killed has left ${folders}: delete it, unless that command still runs.`);
  }
  const folder = mkdtempSync(join(root, PREFIX));
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  return use(folder).finally(cleanUp);
}
