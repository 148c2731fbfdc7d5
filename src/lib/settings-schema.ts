/** Instead of a project, in the builds that hosts make of pull requests: nothing is sent to it. */
export const PREVIEW_URL = 'https://preview.invalid';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with the value of a variable, and the line to write instead where there is one; null when it is valid. */
type Problem = (value: string, variable: string) => string | null;

const addressProblem: Problem = (value) => {
  if (!URL.canParse(value)) return 'is not an address';
  return new URL(value).protocol === 'https:' ? null : 'must be an https address';
};

/** An address without a path: all else in it would be cut off or break what is appended. */
const originProblem: Problem = (value, variable) => {
  const { origin, href, protocol, hostname } = new URL(value);
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))) {
    return href === `${origin}/` ? null : `has more than an origin. Write: ${variable}=${origin}`;
  }
  return 'must be an https address (http only on this computer)';
};

const projectProblem: Problem = (value, variable) => {
  if (!URL.canParse(value)) return 'is not an address';
  const { hostname, pathname } = new URL(value);
  if (!/^(?:www\.|app\.)?supabase\.(?:com|io)$/.test(hostname)) return originProblem(value, variable);
  const id = /\/project\/(\w+)/.exec(pathname)?.[1] ?? '<project id>';
  return `is an address of the dashboard. Write: ${variable}=https://${id}.supabase.co`;
};

const siteProblem: Problem = (value, variable) => {
  const problem = addressProblem(value, variable);
  if (problem !== null) return problem;
  return LOOPBACK.has(new URL(value).hostname) ? 'is of this computer' : originProblem(value, variable);
};

const pageProblem: Problem = (value, variable) =>
  /^\/(?!\/)/.test(value) ? null : addressProblem(value, variable);

const keyProblem: Problem = (value) => {
  const role = jwtRole(value);
  if (value.startsWith('sb_secret_') || role === 'service_role') {
    return 'is a secret key; use the publishable one (sb_publishable_...). If the secret one was ever in a build, replace it';
  }
  const isPublic = /^sb_publishable_./.test(value) || role === 'anon';
  return isPublic ? null : 'is no publishable key (sb_publishable_...)';
};

/** The `role` claim of a legacy key, which is a JSON web token; null for anything else. */
export function jwtRole(key: string): unknown {
  try {
    const payload = key.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role ?? null;
  } catch {
    return null;
  }
}

const nameProblem: Problem = (value) => {
  const length = [...value].length;
  return length >= 2 && length <= 20 ? null : 'must have 2 to 20 characters';
};

const emailProblem: Problem = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'is not an e-mail address';

const dateProblem: Problem = (value) => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  const exists = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return exists ? null : 'is not a date like 2027-05-01';
};

/**
 * Written so that the build replaces the whole expression: a renamed site does not contain the default name. Vite's own
 * configuration imports this module too, where `import.meta.env` is undefined.
 */
const DEFAULT_NAME = import.meta.env?.VITE_PRODUCT_NAME || 'Pitlane';

/**
 * The variable of each setting, and its value when that is not set; without one the variable is required. The first seven
 * are the owner's to set.
 */
const SOURCES = {
  /** Origin of the data interface, without a trailing slash. */
  supabaseUrl: { variable: 'VITE_SUPABASE_URL' },
  /** A publishable key, or the anon key of an older project. Both are public. */
  supabaseAnonKey: { variable: 'VITE_SUPABASE_ANON_KEY' },
  /** Address of the site, for canonical and share links; empty when unknown. */
  siteUrl: { variable: 'VITE_SITE_URL', fallback: '' },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', fallback: 'hello@pitlane.example' },
  /** Calendar date `YYYY-MM-DD` in the visitor's time zone. */
  launchDate: { variable: 'VITE_LAUNCH_DATE', fallback: '2025-07-30' },
  /** An address or a path of this site; empty for a link without a target. */
  termsUrl: { variable: 'VITE_TERMS_URL', fallback: '' },
  privacyUrl: { variable: 'VITE_PRIVACY_URL', fallback: '' },
  /** 2 to 20 characters. */
  productName: { variable: 'VITE_PRODUCT_NAME', fallback: DEFAULT_NAME },
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: { variable: 'VITE_MAILING_ADDRESS', fallback: '' },
} satisfies Record<string, { variable: string; fallback?: string }>;

/** Typed settings of the site, one for each variable of `.env.example`. */
export type Settings = { [Name in keyof typeof SOURCES]: string };

const NAMES = Object.keys(SOURCES) as (keyof Settings)[];

/** Asked of values that are not empty. */
const PROBLEMS: Partial<Record<keyof Settings, Problem>> = {
  supabaseUrl: projectProblem,
  supabaseAnonKey: keyProblem,
  productName: nameProblem,
  siteUrl: siteProblem,
  contactEmail: emailProblem,
  launchDate: dateProblem,
  termsUrl: pageProblem,
  privacyUrl: pageProblem,
};

/** @throws Error naming every variable that is missing or wrong. */
function validate(settings: Settings): void {
  const problems = NAMES.flatMap((name) => {
    const source = SOURCES[name];
    const value = settings[name];
    const missing = 'fallback' in source ? null : 'is missing';
    const problem = value === '' ? missing : PROBLEMS[name]?.(value, source.variable);
    return problem ? [`  ${source.variable} ${problem}`] : [];
  });
  if (problems.length === 0) return;
  throw new Error(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables. White space around a value is dropped; an empty value counts as unset.
 * @throws Error naming every variable that is missing or wrong. Not in a built page: its build has validated them.
 */
export function parseSettings(raw: Readonly<Record<string, unknown>>): Settings {
  const values = Object.entries(SOURCES).map(([name, source]) => {
    const given = raw[source.variable];
    const fallback = 'fallback' in source ? source.fallback : '';
    return [name, (typeof given === 'string' && given.trim()) || fallback] as const;
  });
  const settings = Object.fromEntries(values) as Settings;
  for (const name of ['supabaseUrl', 'siteUrl'] as const) settings[name] = settings[name].replace(/\/+$/, '');
  if (!import.meta.env?.PROD) validate(settings);
  return settings;
}
