import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file completely or, if writing fails, keeps the previous file. Otherwise a full disk could destroy the settings,
 * or leave half a list, which would look complete.
 */
export function writeFileAtomically(file: string, text: string, mode = 0o644): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text, { mode });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
