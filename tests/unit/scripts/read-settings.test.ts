import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { envLine, readVariables } from '../../../scripts/read-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(line: string) {
  writeFileSync(join(folder, '.env.production.local'), `# Settings\n${line}\n`);
  return readVariables('production', ['TEST_', 'DATABASE_URL'], folder);
}

it.each([
  ['TEST_NAME=Garage', 'Garage'],
  ['TEST_NAME="Chez Léo"', 'Chez Léo'],
  ["TEST_NAME='Garage #1'", 'Garage #1'],
  ["TEST_NAME=Ca\\$h & l'Été", "Ca$h & l'Été"],
  ['TEST_NAME=', ''],
])('reads %s', (line, value) => {
  expect(read(line)).toEqual({ TEST_NAME: value });
});

it.each([
  ["TEST_NAME=Ca$h & l'Été", "TEST_NAME=Ca\\$h & l'Été"],
  ['TEST_NAME=Garage #1', "TEST_NAME='Garage #1'"],
  ["TEST_NAME=Léo's $pecial #1", "TEST_NAME=`Léo's \\$pecial #1`"],
])('refuses %s, and gives the line to write instead', (line, instead) => {
  expect(() => read(line)).toThrow(`.env.production.local, line 2: TEST_NAME`);
  expect(() => read(line)).toThrow(`Write:\n  ${instead}`);
  expect(() => read(instead)).not.toThrow();
});

it.each(['DATABASE_URL=postgresql://x:pa$word@db/x', 'DATABASE_URL=postgresql://x:pass#word@db/x'])(
  'refuses %s without its password',
  (line) => {
    expect(() => read(line)).toThrow('Write %24 for $ and %23 for # in a password.');
    expect(() => read(line)).not.toThrow(/pa\$|pass#|word@/);
  },
);

it('takes the environment before a file', () => {
  vi.stubEnv('TEST_NAME', 'Ca$h');
  expect(read('TEST_NAME=Garage #1')).toEqual({ TEST_NAME: 'Ca$h' });
});

it('gives a line for every value', () => {
  const values = fc.string({ unit: fc.constantFrom(...'aé $#&\'"{}=;:') }).map((text) => text.trim());
  fc.assert(
    fc.property(values, (value) => {
      const line = envLine('TEST_NAME', value);
      if (line !== null) expect(read(line)).toEqual({ TEST_NAME: value });
    }),
  );
});
