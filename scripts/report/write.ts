import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, renderPage } from './page.tsx';
import { FIGURES, PEOPLE, type Rows, type Views } from './views.ts';

type Value = string | number | null;
type Records = readonly Readonly<Record<string, Value>>[];

/** What a spreadsheet takes for the beginning of a formula; the last four are full-width forms of the first. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A spreadsheet shows what follows an apostrophe as text. Texts are quoted, whatever separator its locale has. */
function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Comma-separated values (RFC 4180) with a line of names. */
export function toCsv(columns: readonly string[], rows: Records): string {
  const lines = rows.map((row) => columns.map((column) => field(row[column] ?? null)).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}

const csvFiles = (views: Views, rows: Readonly<Record<string, Records>>) =>
  Object.entries(views).map(([name, { columns }]) => ({
    file: `${name}.csv`,
    text: toCsv(Object.keys(columns), rows[name] ?? []),
  }));

/**
 * Writes the page, a file for each figure and the two lists of people, which only this user can read. Lists of an
 * earlier report are deleted; null for `people` leaves out new ones.
 * @returns names of the files
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Rows<typeof PEOPLE> | null },
): string[] {
  const files = [{ file: 'index.html', text: renderPage(report) }, ...csvFiles(FIGURES, report.figures)];
  const lists = people === null ? [] : csvFiles(PEOPLE, people);
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  // An existing file would keep its mode.
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  for (const { file, text } of lists) writeFileSync(join(folder, file), text, { mode: 0o600, flag: 'wx' });
  return [...files, ...lists].map(({ file }) => file);
}
