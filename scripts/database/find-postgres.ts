import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest release on which the migrations run. */
const OLDEST = 15;

/** Where Debian and Homebrew put each release. */
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Folder of a PostgreSQL server's programs, or null. `POSTGRES_BIN` names one elsewhere. */
export function findPostgres(): string | null {
  const releases = PARENTS.filter((parent) => existsSync(parent)).flatMap((parent) =>
    // The newest first.
    readdirSync(parent)
      .sort()
      .reverse()
      .map((name) => join(parent, name, 'bin')),
  );
  const path = (process.env['PATH'] ?? '').split(delimiter);
  return [process.env['POSTGRES_BIN'] ?? '', ...releases, ...path].find(isServer) ?? null;
}

/** @throws Error with what to do when there is none. */
export function requirePostgres(): string {
  const folder = findPostgres();
  if (folder === null) throw new Error(`PostgreSQL ${OLDEST} or newer is missing: run "npm run setup".`);
  return folder;
}

function isServer(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST;
}
