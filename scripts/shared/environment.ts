import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from './errors.ts';

const filesOf = (mode: string) => [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'];

/** Files that look as if they were meant for a mode and are not read, such as those to which an editor has added `.txt`. */
export function unreadFiles(mode: string, folder = '.'): string[] {
  const isMeant = (name: string) => /^\.?env(?:\.|$)/i.test(name) && name !== '.env.example';
  return readdirSync(folder).filter((name) => isMeant(name) && !filesOf(mode).includes(name));
}

/** The lines of a .env file; a value between quotes may have several. */
export const linesOf = (file: string): string[] =>
  file.match(/(?<=^|\n)(?:[^\n#=]*=[ \t]*(["'`])(?:(?!\1).)*\1)?[^\n]*/gs) ?? [];

/** One of our settings without quotes, of which Node drops what stands behind a #. */
const CUT = /^\s*(?:export\s+)?(VITE_\w+|DATABASE_URL)\s*=[ \t]*[^\s"'`#][^\n]*#/;

/**
 * Reads the .env files of a mode, named and ordered as Vite's. A variable that is set already keeps its value; an
 * empty one is unset. Node expands no `$`, and Vite then takes the variables from the environment.
 * @throws CommandError naming a file that is not in UTF-8, or a setting of ours that would be cut off.
 */
export function loadEnvironment(mode: string, folder = '.'): void {
  for (const name of filesOf(mode)) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.includes(0))
      throw new CommandError(`${file} is not saved as UTF-8: save it again in that encoding.`);
    // The decoder drops a byte order mark.
    const text = new TextDecoder().decode(bytes);
    const [, cut] =
      linesOf(text)
        .map((line) => CUT.exec(line))
        .find(Boolean) ?? [];
    if (cut) throw new CommandError(`${file}: ${cut} would end at its #. Put the value between quotes.`);
    for (const [variable, value] of Object.entries(parseEnv(text))) {
      if (!process.env[variable]?.trim()) process.env[variable] = value;
    }
  }
}
