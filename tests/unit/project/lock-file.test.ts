import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
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

  it('belongs to a package.json with exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = read(folder, 'package.json');
    const versions: string[] = Object.values({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
