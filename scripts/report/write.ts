import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type Report, renderPage } from './page.tsx';
import { PEOPLE, type Row } from './views.ts';

/** A spreadsheet reads it as UTF-8, and takes no text for a formula. */
const toCsv = (rows: readonly Row[]) =>
  stringify([...rows], { header: true, bom: true, escape_formulas: true, cast: { boolean: String } });

/**
 * Writes the page, a file for each figure, and those of people, which only this user can read. Lists of people of an earlier
 * report are deleted.
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Partial<Record<keyof typeof PEOPLE, readonly Row[]>>> },
): void {
  mkdirSync(folder, { recursive: true });
  // Writing to an existing file would keep its mode.
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  const write = (file: string, text: string, mode = 0o644) =>
    writeFileSync(join(folder, file), text, { mode });
  write('index.html', renderPage(report));
  for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
  for (const [name, rows] of Object.entries(people)) write(`${name}.csv`, toCsv(rows), 0o600);
}
