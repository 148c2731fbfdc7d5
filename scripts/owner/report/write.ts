import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { writeFileAtomically } from '../../shared/write-file-atomically.ts';
import { type Report, renderPage } from './page.tsx';
import { type List, PEOPLE, type Row } from './views.ts';

/**
 * Matches the place before text that a spreadsheet would treat as a formula: the beginning of a cell, or a semicolon.
 * Semicolons separate cells in regions where the comma is the decimal mark.
 */
const FORMULA = /(^|;)(?=[\s\p{C}]*[-=+@\uFF0D\uFF1D\uFF0B\uFF20])/gu;
const escapeFormula = (text: string) => text.replace(FORMULA, "$1'");

/** Matches the name of a timestamp column. The files show timestamps in the time zone of the report. */
const TIMESTAMP_COLUMN = /_at$/;
/** Formats a timestamp for spreadsheets, in the Swedish format: `2026-11-24 15:04:05`. */
const formatTimestamp = (text: string) =>
  Number.isNaN(Date.parse(text))
    ? text
    : new Date(text).toLocaleString('sv-SE', { timeZone: 'America/Toronto' });

/**
 * Formats rows as CSV. `columns` appear in the header even if there are no rows. `bom` adds the byte order mark that
 * spreadsheets need to read UTF-8, but that mailing tools mistake for a letter.
 */
const toCsv = (rows: readonly Row[], { columns = Object.keys(rows[0] ?? {}), bom = true } = {}) =>
  stringify([...rows], {
    header: true,
    columns: columns.map((key) => ({ key, header: key.replace(TIMESTAMP_COLUMN, '$&_toronto') })),
    bom,
    cast: {
      boolean: String,
      string: (text, { header, column }) =>
        !header && TIMESTAMP_COLUMN.test(`${column}`) ? formatTimestamp(text) : escapeFormula(text),
    },
  });

/**
 * Writes a file for each view, then the lists of people, which only the current user can read, and finally the page. Deletes
 * the lists of an earlier report first. If one of them is open in another program, nothing is written.
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Partial<Record<List, readonly Row[]>>> },
): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  const write = (file: string, text: string, mode?: number) =>
    writeFileAtomically(join(folder, file), text, mode);
  for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
  for (const [name, rows] of Object.entries(people)) {
    const columns = Object.keys(PEOPLE[name as List].columns);
    write(`${name}.csv`, toCsv(rows, { columns, bom: false }), 0o600);
  }
  write('index.html', renderPage(report));
}
