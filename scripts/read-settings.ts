import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { PREVIEW_URL, parseSettings, type Settings } from '../src/lib/settings-schema.ts';
import { EMBEDDED_MODE, EMBEDDED_SETTINGS } from './embedded-mode.ts';
import { CommandError, messageOf } from './errors.ts';
import { headersOf } from './site-build/static-host.ts';

const LINE = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/;

/** Editors on Windows may write it; Node takes it for a part of the first name. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Variables whose values are never printed. */
const SECRET = /KEY|DATABASE/;

/** The line of an .env file that gives exactly this value; null when every quote is in the value. */
export function envLine(name: string, value: string): string | null {
  const escaped = value.replaceAll('$', '\\$');
  if (!/#|^\s|\s$|^['"`]/.test(value)) return `${name}=${escaped}`;
  const quote = ["'", '`', '"'].find((character) => !value.includes(character));
  return quote === undefined ? null : `${name}=${quote}${escaped}${quote}`;
}

/** The value that a line is meant to give. */
function intendedValue(raw: string): string {
  const [, , quoted] = /^(['"`])(.*)\1$/.exec(raw) ?? [];
  return (quoted ?? raw).replaceAll('\\$', '$');
}

function adviceFor(name: string, raw: string): string {
  if (SECRET.test(name)) return 'Write %24 for $ and %23 for # in a password.';
  // # after a space begins a comment.
  const line = envLine(name, intendedValue(raw.replace(/(?:^|\s+)#\s[^'"`]*$/, '')));
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
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (text.startsWith(BYTE_ORDER_MARK)) {
      throw new CommandError(
        `${file}, line 1: a byte order mark hides the first setting. Save the file as "UTF-8" without it.`,
      );
    }
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const [, name = '', raw = ''] = LINE.exec(line) ?? [];
      written.set(name, { place: `${file}, line ${index + 1}`, raw });
    }
  }
  for (const [name, value] of Object.entries(variables)) {
    if (/\[YOUR-PASSWORD\]/i.test(value)) {
      throw new CommandError(
        `${name} still says [YOUR-PASSWORD]. Write the database's password in its place.`,
      );
    }
    const { place, raw } = written.get(name) ?? {};
    if (raw === undefined || process.env[name] !== undefined || value === intendedValue(raw)) continue;
    throw new CommandError(
      `${place}: ${name} is not read as it is written, as $ and # have a meaning there; a comment stands on a line of its own. ${adviceFor(name, raw)}`,
    );
  }
  return variables;
}

/** @throws CommandError with the policy's new line, where it keeps the page from its project. */
function checkPolicy({ supabaseUrl }: Settings): void {
  const { origin, protocol } = new URL(supabaseUrl);
  const policy = headersOf('/').get('Content-Security-Policy') ?? '';
  const [directive = '', ...sources] = /connect-src[^;]*/.exec(policy)?.[0].split(' ') ?? [];
  const allows = (source: string) =>
    source === origin || (source.includes('//*.') && origin.endsWith(source.replace(/^.*\*/, '')));
  // Only this computer is called without https, and a preview calls nobody.
  if (protocol === 'http:' || supabaseUrl === PREVIEW_URL || sources.some(allows)) return;
  throw new CommandError(
    `The page may not talk to ${origin}: its policy does not name it. Write in public/_headers and in vercel.json:\n` +
      `  ${[directive, ...sources, origin].join(' ')}`,
  );
}

/** @throws CommandError naming every setting that is missing or wrong. */
export function checkSettings(mode: string): Settings {
  const variables = readVariables(mode, ['VITE_']);
  const settings = parse(mode === EMBEDDED_MODE ? { ...variables, ...EMBEDDED_SETTINGS } : variables);
  checkPolicy(settings);
  return settings;
}

function parse(variables: Record<string, string>): Settings {
  try {
    return parseSettings(variables);
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
