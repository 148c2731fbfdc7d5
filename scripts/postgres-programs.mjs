import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest release on which the migrations run. */
const OLDEST = 15;

/** Where Debian and Homebrew put each release. */
const SHELVES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** @param {string} shelf */
function releasesOn(shelf) {
  if (!existsSync(shelf)) return [];
  const releases = readdirSync(shelf).filter((name) => /^(?:postgresql@)?\d+$/.test(name));
  return releases
    .sort((one, other) => Number(other.replace(/\D/g, '')) - Number(one.replace(/\D/g, '')))
    .map((name) => join(shelf, name, 'bin'));
}

function configuredFolder() {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
}

/** @param {string} folder */
function isServer(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(version)?.[1]) >= OLDEST;
}

/** Folder of a PostgreSQL server's programs that is there already, or null. `POSTGRES_BIN` names one elsewhere. */
export function findPostgres() {
  const named = process.env['POSTGRES_BIN'] ?? '';
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [named, ...configuredFolder(), ...SHELVES.flatMap(releasesOn), ...onPath];
  return folders.find((folder) => folder !== '' && isServer(folder)) ?? null;
}

/**
 * Provides a PostgreSQL server: an installed one, else Debian's package. PGlite will not do where several connections
 * have to meet: it has one.
 * @throws Error when neither can be had
 * @returns {string} the folder of its programs
 */
export function providePostgres() {
  const there = findPostgres();
  if (there !== null) return there;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const arguments_ of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    console.log(`No PostgreSQL found; trying: apt-get ${arguments_.join(' ')}`);
    spawnSync('apt-get', arguments_, { stdio: 'inherit', env });
  }
  const installed = findPostgres();
  if (installed !== null) return installed;
  throw new Error(
    `No PostgreSQL ${OLDEST} or newer: install one, or name the folder of its programs in POSTGRES_BIN.`,
  );
}
