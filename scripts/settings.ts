import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, type Settings } from '../src/lib/env.ts';
import { CommandError, messageOf } from './command.ts';
import { EMBEDDED_MODE, EMBEDDED_SETTINGS } from './embedded-settings.ts';

const ASSIGNMENT = /^[ \t]*(?:export +)?(\w+)[ \t]*=[ \t]*(['"`]?)(.*?)\2[ \t\r]*$/gm;

/**
 * Variables of the environment and, where it lacks them, of the .env files. A value is read as it is written, with or
 * without quotes around it. Vite's own reading would cut it at # and replace what follows $.
 */
export function readVariables(mode: string, folder = process.cwd()): NodeJS.ProcessEnv {
  const assignments = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((file) => join(folder, file))
    .filter((path) => existsSync(path))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(ASSIGNMENT)]);
  return { ...Object.fromEntries(assignments.map(([, name, , value]) => [name, value])), ...process.env };
}

/** @throws CommandError naming every setting that is missing or wrong. */
export function checkSettings(mode: string): Settings {
  const variables = readVariables(mode);
  try {
    return parseSettings(mode === EMBEDDED_MODE ? { ...variables, ...EMBEDDED_SETTINGS } : variables);
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}
