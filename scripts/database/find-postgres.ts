import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest release on which the migrations run. */
const OLDEST = 15;

/** Where Debian and Homebrew put each release. */
const PARENTS = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** Folder of a PostgreSQL server's programs, or null. `POSTGRES_BIN` names one elsewhere. */
export function findPostgres(): string | null {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    process.env['POSTGRES_BIN'] ?? '',
    configured.status === 0 ? configured.stdout.trim() : '',
    ...PARENTS.flatMap(releasesIn),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder !== '' && isServer(folder)) ?? null;
}

/** @throws Error with what to do when there is none. */
export function requirePostgres(): string {
  const folder = findPostgres();
  if (folder === null) throw new Error(`PostgreSQL ${OLDEST} or newer is missing: run "npm run setup".`);
  return folder;
}

function releasesIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const number = (name: string) => Number(name.replace('postgresql@', ''));
  const releases = readdirSync(parent).filter((name) => number(name) >= OLDEST);
  return releases.sort((one, other) => number(other) - number(one)).map((name) => join(parent, name, 'bin'));
}

function isServer(folder: string): boolean {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST;
}
