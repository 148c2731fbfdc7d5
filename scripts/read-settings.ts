import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_URL, parseSettings, type Settings } from '../src/lib/settings-schema.ts';
import { EMBEDDED_SETTINGS } from './embedded-mode.ts';
import { CommandError, messageOf } from './errors.ts';
import { headersOf } from './site-build/static-host.ts';

/** A name and its value. */
const LINE = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/;
const IN_QUOTES = /^(['"`])(.*)\1$/;

/**
 * Variables of the environment and, where it lacks them, of the .env files, each as it is written there.
 * @throws CommandError naming the line whose value may be cut off by a comment.
 */
export function readVariables(mode: string, folder = process.cwd()): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = {};
  for (const file of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const path = join(folder, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    for (const [index, line] of lines.entries()) {
      const [, name, written = ''] = LINE.exec(line) ?? [];
      if (name === undefined) continue;
      const [, , quoted] = IN_QUOTES.exec(written) ?? [];
      if (quoted === undefined && written.includes('#')) {
        throw new CommandError(
          `${file}, line ${index + 1}: put the value of ${name} into quotes, as it has a #. A comment stands on a line of its own.`,
        );
      }
      variables[name] = quoted ?? written;
    }
  }
  return { ...variables, ...process.env };
}

/** @throws Error with the policy's new line, where it keeps the page from its project. */
function checkPolicy({ supabaseUrl }: Settings): void {
  const { origin, protocol } = new URL(supabaseUrl);
  const policy = headersOf('/').get('Content-Security-Policy') ?? '';
  const [directive = '', ...sources] = /connect-src[^;]*/.exec(policy)?.[0].split(' ') ?? [];
  const allows = (source: string) =>
    source === origin || (source.includes('//*.') && origin.endsWith(source.replace(/^.*\*/, '')));
  // Only this computer is called without https, and a preview calls nobody.
  if (protocol === 'http:' || supabaseUrl === PREVIEW_URL || sources.some(allows)) return;
  throw new Error(
    `The page may not talk to ${origin}: its policy does not name it. Write in public/_headers and in vercel.json:\n` +
      `  ${[directive, ...sources, origin].join(' ')}`,
  );
}

/**
 * The settings of a build or a server. Only in production they name a project.
 * @throws CommandError naming every setting that is missing or wrong.
 */
export function checkSettings(mode: string): Settings {
  const variables = readVariables(mode);
  try {
    const settings = parseSettings(
      mode === 'production' ? variables : { ...variables, ...EMBEDDED_SETTINGS },
    );
    checkPolicy(settings);
    return settings;
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
