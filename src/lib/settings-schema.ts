/** What is wrong with a value, and the value to write instead where that is certain. */
interface Problem {
  text: string;
  instead?: string | undefined;
}

type Check = (value: string) => Problem | null;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An https address; of an `origin` without a path, which would be cut off or break what is appended. */
const checkAddress = (value: string, wanted: 'href' | 'origin' = 'href'): Problem | null => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 'https:') {
    const isWhole = wanted === 'href' || url.href === `${url.origin}/`;
    return isWhole ? null : { text: 'has more than an origin', instead: url.origin };
  }
  const completed = `https://${value.replace(/^(?:http:)?\/\//i, '')}`;
  const isSite = /^https:\/\/(?:[\w-]+\.)+[a-z]{2,}(?:[/:?]|$)/i.test(completed) && URL.canParse(completed);
  return { text: 'must be an https address', instead: isSite ? new URL(completed)[wanted] : undefined };
};

/** A project's id, in whatever address Supabase shows: of the dashboard, the database, its pooler. Never a password. */
const PROJECT_ID = /(?<![\w:])[a-z]{20}(?!\w)/;
const DASHBOARD_OR_DATABASE = /(?:^|[/@.])(?:db\.\w+\.supabase\.co|supabase\.(?:com|io))\b/;

const checkProject: Check = (value) => {
  if (/^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/?$/.test(value)) return null;
  const problem = DASHBOARD_OR_DATABASE.test(value)
    ? { text: "is not the address of a project's data interface" }
    : checkAddress(value, 'origin');
  const [id] = PROJECT_ID.exec(value) ?? [];
  return problem && id !== undefined ? { ...problem, instead: `https://${id}.supabase.co` } : problem;
};

const checkKey: Check = (value) => {
  const role = jwtRole(value);
  if (value.startsWith('sb_secret_') || role === 'service_role') {
    return {
      text: 'is a secret key; use the publishable one. If the secret one was ever in a build, replace it',
    };
  }
  if (/^sb_publishable_[\w-]+$/.test(value) || role === 'anon') return null;
  return { text: 'is no whole publishable key (sb_publishable_...)' };
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

const checkSite: Check = (value) =>
  URL.canParse(value) && LOOPBACK.has(new URL(value).hostname)
    ? { text: 'is of this computer' }
    : checkAddress(value, 'origin');

const checkEmail: Check = (value) => {
  if (/^[^\s@:<>"]+@[^\s@?<>",;]+$/.test(value)) return null;
  const [, address] = /^mailto:([^\s@:<>"]+@[^\s@?<>",;]+)/.exec(value) ?? [];
  return { text: 'is not an e-mail address', instead: address };
};

const checkDate: Check = (value) => {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? value : Number.NaN);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return exists ? null : { text: 'is not a date like 2027-05-01' };
};

/** An address, or a path of the site, of which `terms.html` and `legal/terms` lack the first slash. */
const checkPage: Check = (value) => {
  if (/^\/(?!\/)/.test(value)) return null;
  if (!/^(?:[\w-]+(?:\.html?)?$|[\w-]+\/)/.test(value)) return checkAddress(value);
  return { text: 'lacks its first slash', instead: `/${value}` };
};

const checkName: Check = (value) => {
  const length = [...value].length;
  return length >= 2 && length <= 20 ? null : { text: 'must have 2 to 20 characters' };
};

/**
 * Written so that the build replaces the whole expression: a renamed site does not contain the default name. Vite's own
 * configuration imports this module too, where `import.meta.env` is undefined.
 */
const DEFAULT_NAME = import.meta.env?.VITE_PRODUCT_NAME || 'Pitlane';

/**
 * The variable of each setting, in the order of .env.example, and its value when that is not set; without one the variable
 * is required.
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
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: { variable: 'VITE_MAILING_ADDRESS', fallback: '' },
  /** 2 to 20 characters. */
  productName: { variable: 'VITE_PRODUCT_NAME', fallback: DEFAULT_NAME },
} satisfies Record<string, { variable: string; fallback?: string }>;

/** Typed settings of the site, one for each variable of `.env.example`. */
export type Settings = { [Name in keyof typeof SOURCES]: string };

/** Of values that are not empty. */
const CHECKS: Readonly<Record<string, Check>> = {
  VITE_SUPABASE_URL: checkProject,
  VITE_SUPABASE_ANON_KEY: checkKey,
  VITE_SITE_URL: checkSite,
  VITE_CONTACT_EMAIL: checkEmail,
  VITE_LAUNCH_DATE: checkDate,
  VITE_TERMS_URL: checkPage,
  VITE_PRIVACY_URL: checkPage,
  VITE_PRODUCT_NAME: checkName,
};

/** Without white space around it, and without quotes, which belong into a file and not into a host's form. */
export const withoutQuotes = (value: string): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();

/** What is wrong with the value of a variable, white space around it dropped; null when it is right, or may be empty. */
export function findProblem(variable: string, value: string): Problem | null {
  if (value.trim() !== '') return CHECKS[variable]?.(value.trim()) ?? null;
  const isOptional = Object.values(SOURCES).some(
    (source) => source.variable === variable && 'fallback' in source,
  );
  return isOptional ? null : { text: 'is missing' };
}

/**
 * Parses environment variables. White space and quotes around a value are dropped; an empty value counts as unset.
 * @throws Error naming every variable that is missing or wrong, with the line to write instead. Not in a built page: its
 * build has validated them.
 */
export function parseSettings(raw: Readonly<Record<string, unknown>>): Settings {
  const problems: string[] = [];
  const values = Object.entries(SOURCES).map(([name, source]) => {
    const { [source.variable]: given } = raw;
    const value = typeof given === 'string' ? withoutQuotes(given) : '';
    if (!import.meta.env?.PROD) {
      const problem = findProblem(source.variable, value);
      const instead = problem?.instead === undefined ? '' : `. Write: ${source.variable}=${problem.instead}`;
      if (problem !== null) problems.push(`  ${source.variable} ${problem.text}${instead}`);
    }
    return [name, value || ('fallback' in source ? source.fallback : '')] as const;
  });
  if (problems.length > 0) throw new Error(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
  const settings = Object.fromEntries(values) as Settings;
  for (const name of ['supabaseUrl', 'siteUrl'] as const) settings[name] = settings[name].replace(/\/+$/, '');
  return settings;
}
