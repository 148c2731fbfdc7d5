import { existsSync, readFileSync } from 'node:fs';
import { linesOf } from '../shared/environment.ts';
import { writeWhole } from '../shared/write-whole.ts';

export interface Question {
  variable: string;
  title: string;
  hint: string;
}

/** The settings of .env.example: above each a comment, its title up to the first colon or full stop and then a hint. */
export function questionsIn(example: string): Question[] {
  return [...example.matchAll(/((?:^# .*\n)+)^(VITE_\w+)=/gm)].map(([, comment = '', variable = '']) => {
    const [, title = '', hint = ''] =
      /^(.*?)[:.]\s+(.*)$/s.exec(comment.replaceAll(/^# /gm, '').trim()) ?? [];
    return { variable, title, hint };
  });
}

/** As Node reads it: in quotes everything counts but the quote itself, and between double ones `\n`. */
function lineOf(variable: string, value: string): string {
  if (!/[#'"`]/.test(value)) return `${variable}=${value}`;
  const quote = ["'", '`', '"'].find((each) => !value.includes(each)) ?? '"';
  return `${variable}=${quote}${value}${quote}`;
}

/** The text of a file with these settings: each in its own line, every other line as it was. */
export function withSettings(file: string, settings: Readonly<Record<string, string>>): string {
  const lines = linesOf(file.replace(/\n$/, ''));
  for (const [variable, value] of Object.entries(settings)) {
    const assigns = new RegExp(`^\\s*(?:export\\s+)?${variable}\\s*=`);
    // The last line of a name decides.
    const index = lines.findLastIndex((line) => assigns.test(line));
    lines.splice(index === -1 ? lines.length : index, 1, lineOf(variable, value));
  }
  return `${lines.join('\n')}\n`;
}

/** Writes settings into a file that only this user may read; `example` is the text of a new one. */
export function saveSettings(
  file: string,
  example: string,
  settings: Readonly<Record<string, string>>,
): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : example;
  writeWhole(file, withSettings(before, settings), 0o600);
}
