import type { z } from 'zod';
import { normalizeEmail, normalizeLine } from '../../src/lib/normalize-typed.ts';
import { findUnreadFiles, loadEnvironment } from './environment.ts';
import { CommandError, messageOf } from './errors.ts';
import { LIVE_SCHEMA, SCHEMA, type Settings } from './settings-schema.ts';

/**
 * The key that the page sends to the embedded backend. It is not a secret, because it grants only a visitor's privileges.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/** The settings that are independent of a project. */
const SITE_SCHEMA = SCHEMA.omit({ supabaseUrl: true, supabaseAnonKey: true });
export const DEFAULTS = SITE_SCHEMA.parse({});

/** Returns the environment variable of a setting, such as `VITE_SITE_URL` for `siteUrl`. */
export const variableOf = (name: string): string => `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** White space and invisible characters at the beginning and the end of text. */
const EDGES = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/**
 * Puts text on one line. Removes the quotes around the text, because a settings file may need them, but a host's form would
 * treat them as part of the value. Also removes the slash after an origin.
 */
export const cleanValue = (value = ''): string =>
  normalizeLine(value)
    .replaceAll(EDGES, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(EDGES, '')
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');

/** Invisible characters in copied text, which do not belong in a key, a date or a URL. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const removeInvisible = (text: string) => text.replaceAll(INVISIBLE, '');

/** Returns a URL with its host in ASCII, as browsers request it. Returns other text, such as a path, unchanged. */
export function cleanUrl(text: string): string {
  const visible = removeInvisible(text);
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#@:]+)(.*)$/i.exec(visible) ?? [];
  const origin = `https://${host}/`;
  return URL.canParse(origin) ? scheme.toLowerCase() + new URL(origin).hostname + rest : visible;
}

/** How each setting is cleaned before the schema checks it. */
const CLEANING: Partial<Record<string, (text: string) => string>> = {
  supabaseUrl: cleanUrl,
  supabaseAnonKey: removeInvisible,
  siteUrl: cleanUrl,
  contactEmail: normalizeEmail,
  launchDate: removeInvisible,
  termsUrl: cleanUrl,
  privacyUrl: cleanUrl,
} satisfies Partial<Record<keyof Settings, unknown>>;

const cleanSetting = (name: string, typed?: string) =>
  (CLEANING[name] ?? String)(cleanValue(typed)) || undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches the names that Supabase's dashboard currently gives to the key. */
const CURRENT_KEY_NAME = /^\w*SUPABASE_PUBLISHABLE\w*KEY$/;

/** Adds a hint to the message about a missing key if the owner has set the key under a different name. */
function addRenameHint(variable: string, message: string, raw: Environment): string {
  const isKey = variable === 'VITE_SUPABASE_ANON_KEY' && message === 'is missing';
  const found = isKey && Object.keys(raw).find((name) => CURRENT_KEY_NAME.test(name) && raw[name]);
  return found ? `${message}. You have set ${found}: rename it` : message;
}

/** Returns the problem with the value of a variable, or undefined if there is none. */
export function findSettingProblem(variable: string, typed: string): string | undefined {
  const [name = '', schema] =
    Object.entries(SCHEMA.shape).find(([each]) => variableOf(each) === variable) ?? [];
  const message = schema?.safeParse(cleanSetting(name, typed)).error?.issues[0]?.message;
  return message && addRenameHint(variable, message, process.env);
}

function parse<Schema extends z.ZodObject>(schema: Schema, raw: Environment): z.infer<Schema> {
  const names = Object.keys(schema.shape);
  const values = names.map((name) => [name, cleanSetting(name, raw[variableOf(name)])]);
  const { data, error } = schema.safeParse(Object.fromEntries(values));
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => {
    const variable = variableOf(String(path[0]));
    return `  ${variable} ${addRenameHint(variable, message, raw)}`;
  });
  throw new CommandError(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables. An empty value counts as unset.
 * @param project The project to use instead of the one in the environment variables.
 * @throws CommandError if a variable is missing or wrong; the message lists all such variables.
 */
export const parseSettings = (
  raw: Environment,
  project?: Pick<Settings, 'supabaseUrl' | 'supabaseAnonKey'>,
): Settings => (project === undefined ? parse(LIVE_SCHEMA, raw) : { ...project, ...parse(SITE_SCHEMA, raw) });

/**
 * Reads the .env files of a mode and the environment. Uses a project only in production mode.
 * @throws CommandError if a setting is missing or wrong; the message lists all such settings.
 */
export function readSettings(mode: string): Settings {
  loadEnvironment(mode);
  const embedded = { supabaseUrl: '', supabaseAnonKey: PUBLISHABLE_KEY };
  try {
    return parseSettings(process.env, mode === 'production' ? undefined : embedded);
  } catch (error) {
    const unread = findUnreadFiles(mode);
    if (unread.length === 0) throw error;
    throw new CommandError(
      `${messageOf(error)}\nThese files were not read, because they are not called .env.${mode}.local: ${unread.join(', ')}`,
    );
  }
}
