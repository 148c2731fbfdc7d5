import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from './csv.ts';
import { type Report, renderPage } from './page.tsx';
import { FIGURES, PEOPLE, type Rows } from './views.ts';

export interface WholeReport extends Report {
  /** Null leaves out the two lists. */
  people: Rows<typeof PEOPLE> | null;
}

/** Names of the keys as their own type. */
const namesOf = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[];

/**
 * Writes the page, a file for each figure and the two lists of people, which only this user can read. Lists of an
 * earlier report are deleted.
 * @returns names of the files
 */
export function writeReport(folder: string, { people, ...report }: WholeReport): string[] {
  const files = new Map([['index.html', renderPage(report)]]);
  for (const name of namesOf(FIGURES)) {
    files.set(`${name}.csv`, toCsv(Object.keys(FIGURES[name].columns), report.figures[name]));
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  for (const name of namesOf(PEOPLE)) {
    const file = `${name}.csv`;
    // An existing file would keep its mode.
    rmSync(join(folder, file), { force: true });
    if (people === null) continue;
    writeFileSync(join(folder, file), toCsv(Object.keys(PEOPLE[name].columns), people[name]), {
      mode: 0o600,
      flag: 'wx',
    });
    files.set(file, '');
  }
  return [...files.keys()];
}
