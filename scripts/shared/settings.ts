import type { z } from 'zod';
import { normalizeEmail, normalizeLine } from '../../src/lib/normalize-typed.ts';
import { loadEnvironment, unreadFiles } from './environment.ts';
import { CommandError, messageOf } from './errors.ts';
import { LIVE_SCHEMA, SCHEMA, type Settings } from './settings-schema.ts';

/** Not a secret: the key that visitors send to the embedded backend, which only this computer reaches. */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/** The settings that are independent of a project. */
const SITE = SCHEMA.omit({ supabaseUrl: true, supabaseAnonKey: true });
export const DEFAULTS = SITE.parse({});

export const variableOf = (name: string): string => `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** White space and invisible characters at the ends of a text. */
const EDGES = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/**
 * Returns a text on one line. Removes quotes, which belong in a file but not in a host's form, and the slash after an
 * origin.
 */
export const cleaned = (value = ''): string =>
  normalizeLine(value)
    .replaceAll(EDGES, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(EDGES, '')
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');

/** Invisible characters in copied text, which belong in no key, date or URL. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const withoutUnseen = (text: string) => text.replaceAll(UNSEEN, '');

/**
 * Returns a URL with its host in ASCII, as browsers request it. Other text is returned unchanged, for the schema to check.
 */
export function cleanAddress(text: string): string {
  const seen = withoutUnseen(text);
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#@:]+)(.*)$/i.exec(seen) ?? [];
  const origin = `https://${host}/`;
  return URL.canParse(origin) ? scheme.toLowerCase() + new URL(origin).hostname + rest : seen;
}

/** Cleans what the owner types before it is checked. */
const CLEANING: Partial<Record<string, (text: string) => string>> = {
  supabaseUrl: cleanAddress,
  supabaseAnonKey: withoutUnseen,
  siteUrl: cleanAddress,
  contactEmail: normalizeEmail,
  launchDate: withoutUnseen,
  termsUrl: cleanAddress,
  privacyUrl: cleanAddress,
} satisfies Partial<Record<keyof Settings, unknown>>;

const cleanedSetting = (name: string, typed?: string) =>
  (CLEANING[name] ?? String)(cleaned(typed)) || undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches the name of the key in Supabase's dashboard today. */
const NAME_OF_TODAY = /^\w*SUPABASE_PUBLISHABLE\w*KEY$/;

/** Adds to the message about a missing key the name under which the owner has set it, if any. */
function faultOf(variable: string, message: string, raw: Environment): string {
  const isKey = variable === 'VITE_SUPABASE_ANON_KEY' && message === 'is missing';
  const found = isKey && Object.keys(raw).find((name) => NAME_OF_TODAY.test(name) && raw[name]);
  return found ? `${message}. You have set ${found}: rename it` : message;
}

export function problemOf(variable: string, typed: string): string | undefined {
  const [name = '', schema] =
    Object.entries(SCHEMA.shape).find(([each]) => variableOf(each) === variable) ?? [];
  const message = schema?.safeParse(cleanedSetting(name, typed)).error?.issues[0]?.message;
  return message && faultOf(variable, message, process.env);
}

function parse<Schema extends z.ZodObject>(schema: Schema, raw: Environment): z.infer<Schema> {
  const names = Object.keys(schema.shape);
  const values = names.map((name) => [name, cleanedSetting(name, raw[variableOf(name)])]);
  const { data, error } = schema.safeParse(Object.fromEntries(values));
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => {
    const variable = variableOf(String(path[0]));
    return `  ${variable} ${faultOf(variable, message, raw)}`;
  });
  throw new CommandError(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables. An empty value counts as unset.
 * @param project Used instead of the variables that identify a project.
 * @throws CommandError if a variable is missing or wrong; the message names all of them.
 */
export const parseSettings = (
  raw: Environment,
  project?: Pick<Settings, 'supabaseUrl' | 'supabaseAnonKey'>,
): Settings => (project === undefined ? parse(LIVE_SCHEMA, raw) : { ...project, ...parse(SITE, raw) });

/**
 * Reads the .env files of a mode and the environment. Only the production mode uses a project.
 * @throws CommandError if a setting is missing or wrong; the message names all of them.
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
      `${messageOf(error)}\nThese files were not read, because they are not called .env.${mode}.local: ${unread.join(', ')}`,
    );
  }
}
