import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parseSettings, type Settings } from '../src/lib/settings-schema.ts';
import { EMBEDDED_MODE, EMBEDDED_SETTINGS } from './embedded-mode.ts';
import { CommandError, messageOf } from './errors.ts';

const LINE = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/;

/** Variables whose values are never printed. */
const SECRET = /KEY|DATABASE/;

/** The line of an .env file that gives exactly this value; null when every quote is in the value. */
export function envLine(name: string, value: string): string | null {
  const escaped = value.replaceAll('$', '\\$');
  if (!/#|^\s|\s$|^['"`]/.test(value)) return `${name}=${escaped}`;
  const quote = ["'", '`', '"'].find((character) => !value.includes(character));
  return quote === undefined ? null : `${name}=${quote}${escaped}${quote}`;
}

/** What whoever wrote the value will have meant. */
function meantBy(raw: string): string {
  const [, , quoted] = /^(['"`])(.*)\1$/.exec(raw) ?? [];
  return (quoted ?? raw).replaceAll('\\$', '$');
}

function adviceFor(name: string, raw: string): string {
  if (SECRET.test(name)) return 'Write %24 for $ and %23 for # in a password.';
  const line = envLine(name, meantBy(raw));
  return line === null ? 'Leave one kind of quote out.' : `Write:\n  ${line}`;
}

/**
 * Variables of the environment and, where it lacks them, of the .env files.
 * @throws CommandError when a value is not what its line in a file says, with the line to write instead.
 */
export function readVariables(
  mode: string,
  prefixes: string[],
  folder = process.cwd(),
): Record<string, string> {
  const variables = loadEnv(mode, folder, prefixes);
  // The last file that names a variable decides.
  const written = new Map<string, { place: string; raw: string }>();
  for (const file of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const path = join(folder, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
    for (const [index, line] of lines.entries()) {
      const [, name = '', raw = ''] = LINE.exec(line) ?? [];
      written.set(name, { place: `${file}, line ${index + 1}`, raw });
    }
  }
  for (const [name, value] of Object.entries(variables)) {
    const { place, raw } = written.get(name) ?? {};
    if (raw === undefined || process.env[name] !== undefined || value === meantBy(raw)) continue;
    throw new CommandError(
      `${place}: ${name} is not read as it is written, as $ and # have a meaning there; a comment stands on a line of its own. ${adviceFor(name, raw)}`,
    );
  }
  return variables;
}

/** @throws CommandError naming every setting that is missing or wrong. */
export function checkSettings(mode: string): Settings {
  const variables = readVariables(mode, ['VITE_']);
  try {
    return parseSettings(mode === EMBEDDED_MODE ? { ...variables, ...EMBEDDED_SETTINGS } : variables);
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
