import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from './errors.ts';

const filesOf = (mode: string) => [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'];

/** Returns the files that seem to be meant for a mode but are not read, for example because an editor has added `.txt`. */
export function findUnreadFiles(mode: string, folder = '.'): string[] {
  const isMeant = (name: string) => /^\.?env(?:\.|$)/i.test(name) && name !== '.env.example';
  return readdirSync(folder).filter((name) => isMeant(name) && !filesOf(mode).includes(name));
}

/** Splits a .env file into its lines. The lines of a quoted value stay together. */
export const linesOf = (file: string): string[] =>
  file.match(/(?<=^|\n)(?:[^\n#=]*=[ \t]*(["'`])(?:(?!\1).)*\1)?[^\n]*/gs) ?? [];

/**
 * Patterns for lines that Node would misread. Each pattern captures the name of the setting. The key of each pattern says
 * what would happen to the value, and what to do.
 */
const MISREAD_LINES: Readonly<Record<string, RegExp>> = {
  'would end at its #. Put the value in quotes.':
    /^\s*(?:export\s+)?(VITE_\w+|DATABASE_URL)\s*=[ \t]*[^\s"'`#][^\n]*#/,
  'would end at its second quote. Put the value in quotes of another kind.':
    /^\s*(?:export\s+)?(VITE_\w+|DATABASE_URL)\s*=[ \t]*(["'`])(?:(?!\2).)*\2[ \t]*[^\s#]/s,
  'is not read. Write the line as NAME=value.':
    /^\s*(?:(?:set\s+|\$env:)(?=\w+\s*=)|(?=\w+\s*:))(VITE_\w+|DATABASE_URL)/i,
};

/**
 * Reads the .env files of a mode into the environment. Their names and their order are the same as in Vite. Vite does not
 * read the files itself, because it would expand a `$` in a value. A variable that is already set keeps its value, unless
 * the value is empty.
 * @throws CommandError if a file is not in UTF-8, or if Node would misread one of our settings; the message names the file.
 */
export function loadEnvironment(mode: string, folder = '.'): void {
  for (const name of filesOf(mode)) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.includes(0))
      throw new CommandError(`${file} is not saved as UTF-8. Save it again in that encoding.`);
    // Files that were concatenated may contain several byte order marks.
    const text = bytes.toString().replaceAll('\uFEFF', '');
    for (const line of linesOf(text)) {
      for (const [problem, pattern] of Object.entries(MISREAD_LINES)) {
        const name = pattern.exec(line)?.[1];
        if (name) throw new CommandError(`${file}: the value of ${name} ${problem}`);
      }
    }
    for (const [variable, value] of Object.entries(parseEnv(text))) {
      if (!process.env[variable]?.trim()) process.env[variable] = value;
    }
  }
}
