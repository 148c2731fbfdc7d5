import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { checkSettings, readVariables } from '../../../scripts/read-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(line: string) {
  writeFileSync(join(folder, '.env.production.local'), `# Settings\n${line}\n`);
  return readVariables('production', folder)['TEST_NAME'];
}

it.each([
  ['TEST_NAME=Garage', 'Garage'],
  [' export TEST_NAME = "Chez Léo" \r', 'Chez Léo'],
  ["TEST_NAME='Garage #1'", 'Garage #1'],
  ["TEST_NAME='Léo's #1'", "Léo's #1"],
  ["TEST_NAME=Ca$h & l'Été", "Ca$h & l'Été"],
  // Editors on Windows may begin a file with a byte order mark.
  ['\uFEFFTEST_NAME=Garage', 'Garage'],
  ['TEST_NAME=', ''],
])('reads %j', (line, value) => {
  expect(read(line)).toBe(value);
});

it.each(['Garage #1', 'Garage # ours', '"Garage" # ours', 'x:pass#word@db'])(
  'refuses %s without printing it, as a comment may cut it off',
  (value) => {
    expect(() => read(`TEST_NAME=${value}`)).toThrow(
      /^\.env\.production\.local, line 2: put the value of TEST_NAME into quotes, as it has a #\. A comment stands on a line of its own\.$/,
    );
  },
);

it('takes the environment before a file, and the last file that has a value', () => {
  writeFileSync(join(folder, '.env'), 'TEST_NAME=first\nTEST_OTHER=first');
  expect(read('TEST_NAME=Garage')).toBe('Garage');
  expect(readVariables('production', folder)['TEST_OTHER']).toBe('first');
  vi.stubEnv('TEST_NAME', 'Ca$h');
  expect(read('TEST_NAME=Garage')).toBe('Ca$h');
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
