import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../setup/temporary-folder';

/* What a build and a visit do not show: how the project installs and is hosted. */

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

describe.each(['.', 'tests/tools'])('the lock file in %s', (folder) => {
  const packages: Record<string, Entry> = read(folder, 'package-lock.json').packages;

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  // A lock file made from a registry that has the binaries of one platform makes `npm ci` fail on every other.
  it('has the binaries of every platform', () => {
    const optional = Object.values(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    const locked = Object.keys(packages);
    const missing = optional.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});

it('git takes no settings, no people and nothing that systems leave, whatever a copy of them is called', () => {
  const repository = temporaryFolder();
  const git = (args: string[], input = '') =>
    // Without what this user ignores everywhere.
    spawnSync('git', ['-c', 'core.excludesFile=', ...args], { cwd: repository, input, encoding: 'utf8' })
      .stdout.split('\0')
      .filter(Boolean);
  git(['init']);
  copyFileSync('.gitignore', join(repository, '.gitignore'));
  const taken = [
    '.env',
    '.env.production.local',
    '.env.production.local.txt',
    '.env.production.local~',
    '.env.production copy.local',
    'Copy of .env',
    'env.production.local',
    '.ENV',
    'src/.env',
    'my.env',
    '.supalite/lock',
    'backup/x/a',
    'backup 2/a',
    'backup.zip',
    'report/registrations.csv',
    'report.zip',
    'lists/registrations (1).csv',
    'dist/index.html',
    'public/.DS_Store',
    'public/Thumbs.db',
  ];
  const own = [
    '.env.example',
    'src/env.d.ts',
    'scripts/shared/environment.ts',
    'scripts/backup.ts',
    'scripts/report.ts',
    'scripts/owner/report/views.ts',
    'docs/images/report.png',
    'public/.well-known/security.txt',
    'terms.html',
  ];
  const ignored = git(['check-ignore', '-z', '--stdin', '--no-index'], [...taken, ...own].join('\0'));
  expect(ignored).toEqual(taken);
});

/** A settings file without its comments. */
const settingsOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:#|\/\/).*$/gm, '');

it('nobody can sign up at the Supabase project', () => {
  expect(
    settingsOf('supabase/config.toml')
      .match(/^enable_(?:anonymous_sign_ins|signup) = .*$/gm)
      ?.sort(),
  ).toEqual(['enable_anonymous_sign_ins = false', 'enable_signup = false']);
});
