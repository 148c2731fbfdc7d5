import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { checkSettings, envLine, readVariables } from '../../../scripts/read-settings.ts';

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
  ['TEST_NAME=Garage # ours', 'TEST_NAME=Garage'],
  ['TEST_NAME="Garage # 1" # ours', "TEST_NAME='Garage # 1'"],
  ['TEST_NAME= # ours', 'TEST_NAME='],
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

it('refuses a file whose first setting a byte order mark hides', () => {
  writeFileSync(join(folder, '.env.production.local'), '\uFEFFTEST_NAME=Garage\n');
  expect(() => readVariables('production', ['TEST_'], folder)).toThrow(
    '.env.production.local, line 1: a byte order mark hides the first setting.',
  );
});

it("refuses a database's address without its password", () => {
  expect(() => read('DATABASE_URL=postgresql://postgres.x:[YOUR-PASSWORD]@pooler/postgres')).toThrow(
    'DATABASE_URL still says [YOUR-PASSWORD].',
  );
});

it.each([
  ['https://abcdefghijklmnopqrst.supabase.co', null],
  ['http://127.0.0.1:54321', null],
  ['https://preview.invalid', null],
  ['https://api.garage.example', "connect-src 'self' https://*.supabase.co https://api.garage.example"],
])('lets the page talk to %s by this policy: %s', (url, line) => {
  vi.stubEnv('VITE_SUPABASE_URL', url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_garage');
  if (line === null) expect(() => checkSettings('production')).not.toThrow();
  else expect(() => checkSettings('production')).toThrow(`public/_headers and in vercel.json:\n  ${line}`);
});

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
