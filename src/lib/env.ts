/** Typed settings of the site, one for each variable of `.env.example`. */
export interface Settings {
  /** Origin of the data interface, without a trailing slash. */
  supabaseUrl: string;
  /** A publishable key, or the anon key of an older project. Both are public. */
  supabaseAnonKey: string;
  /** 2 to 20 characters. */
  productName: string;
  /** Address of the site, for canonical and share links; empty when unknown. */
  siteUrl: string;
  contactEmail: string;
  /** Calendar date `YYYY-MM-DD` in the visitor's time zone. */
  launchDate: string;
  /** Empty for a link without a target. */
  termsUrl: string;
  privacyUrl: string;
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: string;
}

/** Instead of a project, in the builds that hosts make of pull requests: nothing is sent to it. */
export const PREVIEW_URL = 'https://preview.invalid';

export type RawSettings = Readonly<Record<string, unknown>>;

interface Source {
  variable: string;
  /** Value of a variable that is not set; without one the variable is required. */
  fallback?: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function urlProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'is not an address';
  const { protocol, hostname } = new URL(value);
  const reachable = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return reachable ? null : 'must be an https address (http only on this computer)';
}

export function keyProblem(value: string): string | null {
  if (value.startsWith('sb_secret_') || jwtRole(value) === 'service_role') {
    return 'is a secret key; use the publishable (anon) one';
  }
  return null;
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

function nameProblem(value: string): string | null {
  const length = [...value].length;
  return length >= 2 && length <= 20 ? null : 'must have 2 to 20 characters';
}

function emailProblem(value: string): string | null {
  return /^[^\s@]+@[^\s@]+$/.test(value) ? null : 'is not an e-mail address';
}

function dateProblem(value: string): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  const exists = date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return exists ? null : 'is not a date like 2025-07-30';
}

/**
 * Written so that the build replaces the whole expression: a renamed site does not contain the default name. Vite's own
 * configuration imports this module too, where `import.meta.env` is undefined.
 */
const DEFAULT_NAME = import.meta.env?.VITE_PRODUCT_NAME || 'Pitlane';

const SOURCES: Record<keyof Settings, Source> = {
  supabaseUrl: { variable: 'VITE_SUPABASE_URL' },
  supabaseAnonKey: { variable: 'VITE_SUPABASE_ANON_KEY' },
  productName: { variable: 'VITE_PRODUCT_NAME', fallback: DEFAULT_NAME },
  siteUrl: { variable: 'VITE_SITE_URL', fallback: '' },
  contactEmail: { variable: 'VITE_CONTACT_EMAIL', fallback: 'hello@pitlane.example' },
  launchDate: { variable: 'VITE_LAUNCH_DATE', fallback: '2025-07-30' },
  termsUrl: { variable: 'VITE_TERMS_URL', fallback: '' },
  privacyUrl: { variable: 'VITE_PRIVACY_URL', fallback: '' },
  mailingAddress: { variable: 'VITE_MAILING_ADDRESS', fallback: '' },
};

/** What is wrong with a value that is not empty; null when it is valid. */
const PROBLEMS: Record<keyof Settings, (value: string) => string | null> = {
  supabaseUrl: urlProblem,
  supabaseAnonKey: keyProblem,
  productName: nameProblem,
  siteUrl: urlProblem,
  contactEmail: emailProblem,
  launchDate: dateProblem,
  termsUrl: urlProblem,
  privacyUrl: urlProblem,
  mailingAddress: () => null,
};

/** @throws Error naming every variable that is missing or wrong. */
function validate(settings: Settings): void {
  const problems = Object.entries(SOURCES).flatMap(([name, { variable, fallback }]) => {
    const value = settings[name as keyof Settings];
    const missing = fallback === undefined ? 'is missing' : null;
    const problem = value === '' ? missing : PROBLEMS[name as keyof Settings](value);
    return problem === null ? [] : [`  ${variable} ${problem}`];
  });
  if (problems.length === 0) return;
  throw new Error(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables. White space around a value is dropped; an empty value counts as unset.
 * @throws Error naming every variable that is missing or wrong. Not in a built page: its build has validated them.
 */
export function parseSettings(raw: RawSettings): Settings {
  const read = (name: keyof Settings): string => {
    const { variable, fallback = '' } = SOURCES[name];
    const given = raw[variable];
    return (typeof given === 'string' && given.trim()) || fallback;
  };
  const settings: Settings = {
    supabaseUrl: read('supabaseUrl').replace(/\/+$/, ''),
    supabaseAnonKey: read('supabaseAnonKey'),
    productName: read('productName'),
    siteUrl: read('siteUrl').replace(/\/+$/, ''),
    contactEmail: read('contactEmail'),
    launchDate: read('launchDate'),
    termsUrl: read('termsUrl'),
    privacyUrl: read('privacyUrl'),
    mailingAddress: read('mailingAddress'),
  };
  if (!import.meta.env?.PROD) validate(settings);
  return settings;
}
