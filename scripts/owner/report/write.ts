import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { inUnfinishedFolder } from '../unfinished-folder.ts';
import { type Report, renderPage } from './page.tsx';
import { type List, PEOPLE, type Row } from './views.ts';

/** What a spreadsheet computes: at the beginning, or behind a semicolon, which parts cells where the comma is a decimal mark. */
const FORMULA = /(^|;)(?=[\s\p{C}]*[-=+@\uFF0D\uFF1D\uFF0B\uFF20])/gu;
const withoutFormula = (text: string) => text.replace(FORMULA, "$1'");

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
 * report are deleted. When a file cannot be written, the earlier report stays as it was.
 */
export async function writeReport(
  folder: string,
  { people, ...report }: Report & { people: Readonly<Partial<Record<List, readonly Row[]>>> },
): Promise<void> {
  await inUnfinishedFolder(folder, async (unfinished) => {
    const write = (file: string, text: string, mode = 0o644) =>
      writeFileSync(join(unfinished, file), text, { mode });
    write('index.html', renderPage(report));
    for (const [name, rows] of Object.entries(report.figures)) write(`${name}.csv`, toCsv(rows));
    for (const [name, rows] of Object.entries(people)) {
      write(`${name}.csv`, toCsv(rows, Object.keys(PEOPLE[name as List].columns)), 0o600);
    }
    for (const name of Object.keys(PEOPLE)) rmSync(join(folder, `${name}.csv`), { force: true });
    for (const file of readdirSync(unfinished)) renameSync(join(unfinished, file), join(folder, file));
  });
}
