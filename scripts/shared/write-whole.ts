import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file whole or not at all: until then there is the one before. A disk that is full would leave half a list, which
 * looks whole, or half of the settings.
 */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
