import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/* Tests the lock files and the settings of the Supabase project. */

interface Entry {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

describe.each(['.', 'tests/tools'])('the lock file in %s', (folder) => {
  const packages: Record<string, Entry> = read(folder, 'package-lock.json').packages;

  it('contains no registry URLs', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  // If npm updates the lock file from a registry that lacks some binaries, npm leaves these binaries out of the file. Then,
  // `npm ci` fails on the computers that need them.
  it('has an entry for every optional dependency', () => {
    const optional = Object.values(packages).flatMap((entry) =>
      Object.keys(entry.optionalDependencies ?? {}),
    );
    const locked = Object.keys(packages);
    const missing = optional.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});

/** Returns the text of a settings file without its comments. */
const settingsOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:#|\/\/).*$/gm, '');

it('supabase/config.toml turns off sign-ups, including anonymous ones', () => {
  expect(
    settingsOf('supabase/config.toml')
      .match(/^enable_(?:anonymous_sign_ins|signup) = .*$/gm)
      ?.sort(),
  ).toEqual(['enable_anonymous_sign_ins = false', 'enable_signup = false']);
});
