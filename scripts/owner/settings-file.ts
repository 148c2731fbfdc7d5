import { existsSync, readFileSync } from 'node:fs';
import { linesOf } from '../shared/environment.ts';
import { writeFileAtomically } from '../shared/write-file-atomically.ts';

export interface Question {
  variable: string;
  title: string;
  hint: string;
}

/**
 * Reads the settings in .env.example. The comment above each setting contains a title, which ends at the first colon or
 * period, and then a hint.
 */
export function questionsIn(example: string): Question[] {
  return [...example.matchAll(/((?:^# .*\n)+)^(VITE_\w+)=/gm)].map(([, comment = '', variable = '']) => {
    const [, title = '', hint = ''] =
      /^(.*?)[:.]\s+(.*)$/s.exec(comment.replaceAll(/^# /gm, '').trim()) ?? [];
    return { variable, title, hint };
  });
}

const QUOTES = ["'", '`', '"'];

/** Returns the reason why a settings file cannot contain a value, or undefined. */
export const findQuoteProblem = (value: string) =>
  QUOTES.every((quote) => value.includes(quote)) ? 'must not contain all three kinds of quotes' : undefined;

/**
 * Writes a setting so that Node reads the same value. Between quotes of one kind, Node treats the other kinds as ordinary
 * characters. Double quotes are the last choice, because between them Node replaces `\n` with a line break.
 */
function lineOf(variable: string, value: string): string {
  if (!/[#'"`]/.test(value)) return `${variable}=${value}`;
  const quote = QUOTES.find((each) => !value.includes(each));
  return `${variable}=${quote}${value}${quote}`;
}

/** Returns the text of a file with the given settings, each on its own line. Leaves other lines unchanged. */
export function withSettings(file: string, settings: Readonly<Record<string, string>>): string {
  const lines = linesOf(file.replace(/\n$/, ''));
  for (const [variable, value] of Object.entries(settings)) {
    const assigns = new RegExp(`^\\s*(?:export\\s+)?${variable}\\s*=`);
    // If a variable is set twice, the last line applies.
    const index = lines.findLastIndex((line) => assigns.test(line));
    lines.splice(index === -1 ? lines.length : index, 1, lineOf(variable, value));
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Writes settings into a file that only the current user can read.
 * @param example The text that a new file starts with.
 */
export function saveSettings(
  file: string,
  example: string,
  settings: Readonly<Record<string, string>>,
): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : example;
  writeFileAtomically(file, withSettings(before, settings), 0o600);
}
