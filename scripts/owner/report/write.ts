import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type Report, renderPage } from './page.tsx';
import { type List, PEOPLE, type Row } from './views.ts';

/** Figures and signs only, which no spreadsheet computes into anything. */
const PHONE = /^\+[\d\s().-]+$/;
/** A spreadsheet takes no text for a formula. */
const withoutFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) && !PHONE.test(text) ? `'${text}` : text);

/** A spreadsheet reads it as UTF-8. `columns` are named without a row too. */
const toCsv = (rows: readonly Row[], columns = Object.keys(rows[0] ?? {})) =>
  stringify([...rows], {
    header: true,
    columns,
    bom: true,
    cast: { boolean: String, string: withoutFormula },
  });

/**
 * Writes the page, a file for each figure, and those of people, which only this user can read. Lists of people of an earlier
 * report are deleted.
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Partial<Record<List, readonly Row[]>>> },
): void {
  mkdirSync(folder, { recursive: true });
  // Writing to an existing file would keep its mode.
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  const write = (file: string, text: string, mode = 0o644) =>
    writeFileSync(join(folder, file), text, { mode });
  write('index.html', renderPage(report));
  for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
  for (const [name, rows] of Object.entries(people)) {
    write(`${name}.csv`, toCsv(rows, Object.keys(PEOPLE[name as List].columns)), 0o600);
  }
}
