/** Typed settings of the site, one for each variable of `.env.example` (Decisions, Names and settings). */
export interface Settings {
  /** Origin of the data interface, without a trailing slash. */
  supabaseUrl: string;
  /** A publishable key, or an older project's anon key: both are meant to be public. */
  supabaseAnonKey: string;
  /** 2 to 20 characters. */
  productName: string;
  /** Origin the site is reached at, for canonical and share links; empty when unknown. */
  siteUrl: string;
  contactEmail: string;
  /** Calendar date `YYYY-MM-DD`, without a time zone: it is the visitor's own day that counts. */
  launchDate: string;
  /** Empty: the link leads nowhere. */
  termsUrl: string;
  privacyUrl: string;
}

export type RawSettings = Readonly<Record<string, unknown>>;

interface Source {
  variable: string;
  /** Of a variable that need not be set. */
  fallback?: string;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function urlProblem(value: string): string | null {
  if (!URL.canParse(value)) return 'is not an address';
  const { protocol, hostname } = new URL(value);
  const reachable = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return reachable ? null : 'must be an https address (http only on this computer)';
}

function optionalUrlProblem(value: string): string | null {
  return value === '' ? null : urlProblem(value);
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
 * Known to the build by the same expression: under another name nothing that visitors load holds this one. Vite's own
 * configuration reads this module too, where there is no `import.meta.env`.
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
};

/** Answers what is wrong with a value, or null. */
const PROBLEMS: Record<keyof Settings, (value: string) => string | null> = {
  supabaseUrl: urlProblem,
  supabaseAnonKey: keyProblem,
  productName: nameProblem,
  siteUrl: optionalUrlProblem,
  contactEmail: emailProblem,
  launchDate: dateProblem,
  termsUrl: optionalUrlProblem,
  privacyUrl: optionalUrlProblem,
};

/** @throws Error naming every variable that is missing or wrong, so that one run shows all there is to mend. */
function refuseProblems(settings: Settings): void {
  const problems = Object.entries(SOURCES).flatMap(([name, { variable, fallback }]) => {
    const value = settings[name as keyof Settings];
    const missing = value === '' && fallback === undefined;
    const problem = missing ? 'is missing' : PROBLEMS[name as keyof Settings](value);
    return problem === null ? [] : [`  ${variable} ${problem}`];
  });
  if (problems.length === 0) return;
  throw new Error(`The settings need mending (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Reads the settings out of environment variables; white space around a value is dropped, an empty one counts as unset.
 * @throws Error naming every variable that is missing or wrong; not in a built page, whose build has checked them with
 * this function (vite.config.ts), so that no visitor waits for it.
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
  };
  if (!import.meta.env?.PROD) refuseProblems(settings);
  return settings;
}
