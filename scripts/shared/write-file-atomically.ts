import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file completely, or leaves the previous one. On a full disk, half a list would look complete, and settings would
 * be lost.
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
