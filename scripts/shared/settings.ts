import type { z } from 'zod';
import { normalizeEmail, normalizeLine } from '../../src/lib/normalize-typed.ts';
import { loadEnvironment, unreadFiles } from './environment.ts';
import { CommandError, messageOf } from './errors.ts';
import { LIVE_SCHEMA, SCHEMA, type Settings } from './settings-schema.ts';

/** Not a secret: what visitors send to the embedded backend, which only this computer reaches. */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

/** What does not name a project. */
const SITE = SCHEMA.omit({ supabaseUrl: true, supabaseAnonKey: true });
export const DEFAULTS = SITE.parse({});

/** The environment variable of a setting. */
export const variableOf = (name: string): string => `VITE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** White space, and what is never seen, at the ends of a text. */
const EDGES = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu;

/** A text on one line, without quotes, which belong into a file and not into a host's form, and without an origin's slash. */
export const cleaned = (value = ''): string =>
  normalizeLine(value)
    .replaceAll(EDGES, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(EDGES, '')
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');

/** Comes with what is copied, and belongs into no key, date or address. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const withoutUnseen = (text: string) => text.replaceAll(UNSEEN, '');

/** An address with its host in ASCII, as browsers ask for it. Any other text is kept, for the schema to judge. */
export function cleanAddress(text: string): string {
  const seen = withoutUnseen(text);
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#@:]+)(.*)$/i.exec(seen) ?? [];
  const origin = `https://${host}/`;
  return URL.canParse(origin) ? scheme.toLowerCase() + new URL(origin).hostname + rest : seen;
}

/** What visitors type is cleaned before it is judged, and so is what the owner types. */
const CLEANING: Partial<Record<string, (text: string) => string>> = {
  supabaseUrl: cleanAddress,
  supabaseAnonKey: withoutUnseen,
  siteUrl: cleanAddress,
  contactEmail: normalizeEmail,
  launchDate: withoutUnseen,
  termsUrl: cleanAddress,
  privacyUrl: cleanAddress,
} satisfies Partial<Record<keyof Settings, unknown>>;

/** A typed setting as it is judged; undefined when nothing is left. */
const cleanedSetting = (name: string, typed?: string) =>
  (CLEANING[name] ?? String)(cleaned(typed)) || undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/** What Supabase's dashboard calls the key today. */
const NAME_OF_TODAY = /^\w*SUPABASE_PUBLISHABLE\w*KEY$/;

/** What is wrong with a variable, and what stands in its place. */
function faultOf(variable: string, message: string, raw: Environment): string {
  const isKey = variable === 'VITE_SUPABASE_ANON_KEY' && message === 'is missing';
  const found = isKey && Object.keys(raw).find((name) => NAME_OF_TODAY.test(name) && raw[name]);
  return found ? `${message}: you have ${found}, rename it` : message;
}

/** What is wrong with a typed value of a variable. */
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
 * Parses environment variables; an empty value counts as unset.
 * @param project In place of the variables that name one.
 * @throws CommandError naming every variable that is missing or wrong.
 */
export const parseSettings = (
  raw: Environment,
  project?: Pick<Settings, 'supabaseUrl' | 'supabaseAnonKey'>,
): Settings => (project === undefined ? parse(LIVE_SCHEMA, raw) : { ...project, ...parse(SITE, raw) });

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
