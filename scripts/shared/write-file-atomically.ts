import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file completely or, if that fails, leaves the previous file. A full disk could otherwise leave half a list, which
 * would look complete, or destroy the settings.
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
