import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadEnvironment } from '../../../scripts/load-environment.ts';

/** Reads a .env file of these bytes. */
function load(bytes: Buffer): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), bytes);
  vi.stubEnv('VITE_TEST_NAME', undefined);
  loadEnvironment('production', folder);
  return process.env['VITE_TEST_NAME'];
}

it.each(['', '\uFEFF'])('a file is read, with %j at its beginning', (mark) => {
  expect(load(Buffer.from(`${mark}VITE_TEST_NAME=Torque\n`))).toBe('Torque');
});

it('a file in another encoding is named', () => {
  expect(() => load(Buffer.from('\uFEFFVITE_TEST_NAME=Torque\n', 'utf16le'))).toThrow(
    /\.env is not saved as UTF-8: save it again in that encoding\.$/,
  );
});
