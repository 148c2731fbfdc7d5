import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readVariables } from '../../../scripts/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(...lines: string[]) {
  writeFileSync(join(folder, '.env.local'), 'TEST_NAME=Other\nTEST_OTHER=1');
  writeFileSync(join(folder, '.env.production.local'), `# Settings\n${lines.join('\n')}\n`);
  return readVariables('production', folder);
}

it.each([
  ['TEST_NAME=Garage', 'Garage'],
  ['export TEST_NAME = "Chez Léo" ', 'Chez Léo'],
  ["TEST_NAME='Garage #1'", 'Garage #1'],
  ['TEST_NAME=Garage #1', 'Garage #1'],
  ["TEST_NAME=Ca$h & l'Été", "Ca$h & l'Été"],
  ['TEST_NAME=postgresql://x:pa$word@db/x\r', 'postgresql://x:pa$word@db/x'],
  ['TEST_NAME=', ''],
])('reads %j as it is written', (line, value) => {
  expect(read(line, 'TEST_LAST=1')).toMatchObject({ TEST_NAME: value, TEST_OTHER: '1', TEST_LAST: '1' });
});

it('takes the environment before a file', () => {
  vi.stubEnv('TEST_NAME', 'Ca$h');
  expect(read('TEST_NAME=Garage')).toMatchObject({ TEST_NAME: 'Ca$h' });
});
