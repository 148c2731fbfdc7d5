import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { writeWhole } from '../../shared/write-whole.ts';
import { type Report, renderPage } from './page.tsx';
import { type List, PEOPLE, type Row } from './views.ts';

/** What a spreadsheet computes: at the beginning, or behind a semicolon, which parts cells where the comma is a decimal mark. */
const FORMULA = /(^|;)(?=[\s\p{C}]*[-=+@\uFF0D\uFF1D\uFF0B\uFF20])/gu;
const withoutFormula = (text: string) => text.replace(FORMULA, "$1'");

/** The columns of moments, which the files give in the time zone of the figures. */
const MOMENT = /_at$/;
/** A moment as a spreadsheet knows it. Sweden writes it so. */
const momentOf = (text: string) =>
  Number.isNaN(Date.parse(text))
    ? text
    : new Date(text).toLocaleString('sv-SE', { timeZone: 'America/Toronto' });

/** `columns` are named without a row too. A spreadsheet needs the mark to read UTF-8; a mail program takes it for a letter. */
const toCsv = (rows: readonly Row[], { columns = Object.keys(rows[0] ?? {}), bom = true } = {}) =>
  stringify([...rows], {
    header: true,
    columns: columns.map((key) => ({ key, header: key.replace(MOMENT, '$&_toronto') })),
    bom,
    cast: {
      boolean: String,
      string: (text, { header, column }) =>
        !header && MOMENT.test(`${column}`) ? momentOf(text) : withoutFormula(text),
    },
  });

/**
 * Writes a file for each figure, those of people, which only this user can read, and last the page. Lists of people of an
 * earlier report are deleted first, so one that is open in another program stops the report before anything is written.
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Partial<Record<List, readonly Row[]>>> },
): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  const write = (file: string, text: string, mode?: number) => writeWhole(join(folder, file), text, mode);
  for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
  for (const [name, rows] of Object.entries(people)) {
    const columns = Object.keys(PEOPLE[name as List].columns);
    write(`${name}.csv`, toCsv(rows, { columns, bom: false }), 0o600);
  }
  write('index.html', renderPage(report));
}
