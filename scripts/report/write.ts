import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, renderPage } from './page.tsx';
import { PEOPLE, type Row } from './views.ts';

/** Without it Excel reads UTF-8 as another encoding: "Trois-RiviÃ¨res". */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The place before what a spreadsheet takes for a formula: at the beginning, and after `;`, a tab or a line's end, each of
 * which begins a new field in some locale in spite of quotes. The last four are full-width forms of the first.
 */
const BEFORE_FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])/g;

/** A spreadsheet shows what follows an apostrophe as text. */
function field(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? '';
  return `"${value.replaceAll(BEFORE_FORMULA, "$1'").replaceAll('"', '""')}"`;
}

/** Comma-separated values (RFC 4180) with a line of names; empty without rows. */
export function toCsv(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => field(row[column])).join(','));
  return BYTE_ORDER_MARK + [columns.join(','), ...lines, ''].join('\r\n');
}

/**
 * Writes the page, a file for each figure and the two lists of people, which only this user can read. Lists of an
 * earlier report are deleted; null for `people` leaves out new ones.
 * @returns names of the files
 */
export function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Record<string, readonly Row[]>> | null },
): string[] {
  mkdirSync(folder, { recursive: true });
  // Writing to an existing file would keep its mode.
  for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
  const files: string[] = [];
  const write = (file: string, text: string, mode = 0o644) => {
    writeFileSync(join(folder, file), text, { mode });
    files.push(file);
  };
  write('index.html', renderPage(report));
  for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
  for (const [name, rows] of Object.entries(people ?? {})) write(`${name}.csv`, toCsv(rows), 0o600);
  return files;
}
