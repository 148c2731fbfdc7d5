import { loadEnvironment } from './environment.ts';
import { CommandError } from './errors.ts';
import { headersOf } from './headers.ts';

/** Not a secret: what visitors send to the embedded backend, which only this computer reaches. */
export const PUBLISHABLE_KEY = 'sb_publishable_pitlane_embedded_backend';

interface Rule {
  variable: string;
  /** The value when the variable is not set; without one it is required. */
  fallback?: string;
  /** What is wrong with a value that is not empty. */
  problem?: (value: string) => string | false;
}

/** Without a path, which would be cut off or break what is appended. */
const ORIGIN = /^https:\/\/[^\s/?#@:]+\.[a-z][\w-]+(?::\d+)?$/i;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function projectProblem(value: string): string | false {
  if (LOOPBACK.test(value)) return false;
  if (!ORIGIN.test(value))
    return 'must be the address of a project without a path, such as https://abc.supabase.co';
  const [policy = ''] = /connect-src[^;]*/.exec(headersOf('/').get('Content-Security-Policy') ?? '') ?? [];
  const allows = (source: string) =>
    source === value || (source.startsWith('https://*') && value.endsWith(source.slice(9)));
  return (
    !policy.split(' ').some(allows) &&
    `is not in the policy of the page. Write in public/_headers and in vercel.json:\n  ${policy} ${value}`
  );
}

/** The `role` claim of a legacy key, which is a JSON web token; null for anything else. */
export function jwtRole(key: string): unknown {
  try {
    const payload = key.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role ?? null;
  } catch {
    return null;
  }
}

const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const pageProblem = (value: string) =>
  !/^\/(?!\/)/.test(value) &&
  !(value.startsWith('https://') && URL.canParse(value)) &&
  'must be an https address, or a path of the site such as /terms.html';

/** The settings of the site, in the order of .env.example. */
export const SCHEMA = {
  /** Origin of the data interface; empty for the page's own, where the embedded backend answers. */
  supabaseUrl: { variable: 'VITE_SUPABASE_URL', problem: projectProblem },
  /** A publishable key, or the anon key of an older project. Both are public. */
  supabaseAnonKey: {
    variable: 'VITE_SUPABASE_ANON_KEY',
    problem: (value) =>
      !/^sb_publishable_[\w-]+$/.test(value) &&
      jwtRole(value) !== 'anon' &&
      'must be a publishable key (sb_publishable_...). If a secret key was ever in a build, replace it',
  },
  /** Origin of the site, for canonical and share links; empty when unknown. */
  siteUrl: {
    variable: 'VITE_SITE_URL',
    fallback: '',
    problem: (value) =>
      !ORIGIN.test(value) && 'must be an address such as https://www.example.ca, without a path',
  },
  contactEmail: {
    variable: 'VITE_CONTACT_EMAIL',
    fallback: 'hello@pitlane.example',
    problem: (value) => !/^[^\s@:<>"]+@[^\s@?<>",;]+$/.test(value) && 'is not an e-mail address',
  },
  /** Calendar date `YYYY-MM-DD` in the visitor's time zone. */
  launchDate: {
    variable: 'VITE_LAUNCH_DATE',
    fallback: '2025-07-30',
    problem: (value) => !isDate(value) && 'is not a date like 2027-05-01',
  },
  /** An address or a path of this site; empty for a link without a target. */
  termsUrl: { variable: 'VITE_TERMS_URL', fallback: '', problem: pageProblem },
  privacyUrl: { variable: 'VITE_PRIVACY_URL', fallback: '', problem: pageProblem },
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: { variable: 'VITE_MAILING_ADDRESS', fallback: '' },
  productName: {
    variable: 'VITE_PRODUCT_NAME',
    fallback: 'Pitlane',
    problem: (value) => !/^.{2,20}$/u.test(value) && 'must have 2 to 20 characters',
  },
} satisfies Record<string, Rule>;

export type Settings = { [Name in keyof typeof SCHEMA]: string };

/** Without white space around it, quotes, which belong into a file and not into a host's form, and an origin's slash. */
export const cleaned = (value: string): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1');

/** What is wrong with a cleaned value of a variable. */
export function problemOf(variable: string, value: string): string | false {
  const rule: Rule | undefined = Object.values(SCHEMA).find((each) => each.variable === variable);
  return value === '' ? rule?.fallback === undefined && 'is missing' : (rule?.problem?.(value) ?? false);
}

/**
 * Parses environment variables; an empty value counts as unset.
 * @param preset Settings for which no variable is read.
 * @throws CommandError naming every variable that is missing or wrong.
 */
export function parseSettings(
  raw: Readonly<Record<string, string | undefined>>,
  preset: Partial<Settings> = {},
): Settings {
  const problems: string[] = [];
  const read = Object.entries<Rule>(SCHEMA).filter(([name]) => !(name in preset));
  const values = read.map(([name, { variable, fallback = '' }]) => {
    const value = cleaned(raw[variable] ?? '');
    const problem = problemOf(variable, value);
    if (problem !== false) problems.push(`  ${variable} ${problem}`);
    return [name, value || fallback];
  });
  if (problems.length > 0) {
    throw new CommandError(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
  }
  return { ...Object.fromEntries(values), ...preset };
}

/**
 * Reads the .env files of a mode and the environment. Only in production they name a project.
 * @throws CommandError naming every setting that is missing or wrong.
 */
export function readSettings(mode: string): Settings {
  loadEnvironment(mode);
  const embedded = { supabaseUrl: '', supabaseAnonKey: PUBLISHABLE_KEY };
  return parseSettings(process.env, mode === 'production' ? {} : embedded);
}
