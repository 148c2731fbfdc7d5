import type { z } from 'zod';
import { loadEnvironment, unreadFiles } from './environment.ts';
import { CommandError, messageOf } from './errors.ts';
import { SCHEMA, type Settings } from './settings-schema.ts';

/** Not a secret: what visitors send to the embedded backend, which only this computer reaches. */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/** What does not name a project. */
const SITE = SCHEMA.omit({ supabaseUrl: true, supabaseAnonKey: true });
export const DEFAULTS = SITE.parse({});

/** The environment variable of a setting. */
export const variableOf = (name: string): string => `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Without white space around it, quotes, which belong into a file and not into a host's form, and an origin's slash. */
export const cleaned = (value = ''): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');

/** What is wrong with a cleaned value of a variable. */
export function problemOf(variable: string, value: string): string | undefined {
  const [, schema] = Object.entries(SCHEMA.shape).find(([name]) => variableOf(name) === variable) ?? [];
  return schema?.safeParse(value || undefined).error?.issues[0]?.message;
}

type Environment = Readonly<Record<string, string | undefined>>;

function parse<Schema extends z.ZodObject>(schema: Schema, raw: Environment): z.infer<Schema> {
  const names = Object.keys(schema.shape);
  const values = names.map((name) => [name, cleaned(raw[variableOf(name)]) || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(values));
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => `  ${variableOf(String(path[0]))} ${message}`);
  throw new CommandError(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables; an empty value counts as unset.
 * @param project In place of the variables that name one.
 * @throws CommandError naming every variable that is missing or wrong.
 */
export const parseSettings = (
  raw: Environment,
  project?: Pick<Settings, 'supabaseUrl' | 'supabaseAnonKey'>,
): Settings => (project === undefined ? parse(SCHEMA, raw) : { ...project, ...parse(SITE, raw) });

/**
 * Reads the .env files of a mode and the environment. Only in production they name a project.
 * @throws CommandError naming every setting that is missing or wrong.
 */
export function readSettings(mode: string): Settings {
  loadEnvironment(mode);
  const embedded = { supabaseUrl: '', supabaseAnonKey: PUBLISHABLE_KEY };
  try {
    return parseSettings(process.env, mode === 'production' ? undefined : embedded);
  } catch (error) {
    const unread = unreadFiles(mode);
    if (unread.length === 0) throw error;
    throw new CommandError(
      `${messageOf(error)}\nNot read, for want of the name .env.${mode}.local: ${unread.join(', ')}`,
    );
  }
}
