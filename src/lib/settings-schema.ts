/** Instead of a project, in the builds that hosts make of pull requests: nothing is sent to it. */
export const PREVIEW_URL = 'https://preview.invalid';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with a value, and the value to write instead where that can be known. */
type Problem = readonly [text: string, instead?: string];
type Check = (value: string, today: Date) => Problem | null;

const URL_SCHEME = /^[a-z][a-z+.-]*:\/\//i;

/** The value with `https://` before it; null when that is no address of a site either. */
function withHttps(value: string): URL | null {
  const address = value.replace(/^(?:http:)?\/\//i, '');
  if (URL_SCHEME.test(address) || !URL.canParse(`https://${address}`)) return null;
  const url = new URL(`https://${address}`);
  return /\w\.\w/.test(url.hostname) ? url : null;
}

/** Whether it is an https address; of an `origin` also without a path, which would be cut off or break what is appended. */
const addressProblem = (value: string, wanted: 'href' | 'origin' = 'href'): Problem | null => {
  if (URL.canParse(value) && new URL(value).protocol === 'https:') {
    const { origin, href } = new URL(value);
    return wanted === 'href' || href === `${origin}/` ? null : ['has more than an origin', origin];
  }
  const text =
    URL_SCHEME.test(value) || URL.canParse(value) ? 'must be an https address' : 'is not an address';
  const url = withHttps(value);
  return url === null ? [text] : [text, url[wanted]];
};

/** A project's id, in whatever address Supabase shows: of the dashboard, the database, its pooler. Never a password. */
const PROJECT_ID = /(?<![\w:])[a-z]{20}(?!\w)/;
const DASHBOARD_OR_DATABASE = /(?:^|[/@.])(?:db\.\w+\.supabase\.co|supabase\.(?:com|io))\b/;

const projectProblem: Check = (value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol === 'http:' && LOOPBACK.has(url.hostname) && url.href === `${url.origin}/`) return null;
  const problem: Problem | null = DASHBOARD_OR_DATABASE.test(value)
    ? ["is not the address of a project's data interface"]
    : addressProblem(value, 'origin');
  const [id] = PROJECT_ID.exec(value) ?? [];
  return problem && id !== undefined ? [problem[0], `https://${id}.supabase.co`] : problem;
};

const siteProblem: Check = (value) =>
  URL.canParse(value) && LOOPBACK.has(new URL(value).hostname)
    ? ['is of this computer']
    : addressProblem(value, 'origin');

/** A path of the site or an address. A name without a dot before its first slash, or of a document, is a path. */
const pageProblem: Check = (value) => {
  if (/^\/(?!\/)/.test(value)) return null;
  const [path] = /^(?:[\w-]+(?:\.html?)?$|[\w-]+\/.*)/.exec(value.replace(/^\.\//, '')) ?? [];
  return path === undefined ? addressProblem(value) : ['lacks its first slash', `/${path}`];
};

const keyProblem: Check = (value) => {
  const role = jwtRole(value);
  if (value.startsWith('sb_secret_') || role === 'service_role') {
    return [
      'is a secret key; use the publishable one (sb_publishable_...). If the secret one was ever in a build, replace it',
    ];
  }
  if (/^sb_publishable_[\w-]+$/.test(value) || role === 'anon') return null;
  if (value.startsWith('sb_publishable_')) {
    return ['is only the beginning of a key. Copy the whole key: dashboard, "Connect"'];
  }
  return ['is no publishable key (sb_publishable_...)'];
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

const nameProblem: Check = (value) => {
  const length = [...value].length;
  return length >= 2 && length <= 20 ? null : ['must have 2 to 20 characters'];
};

const emailProblem: Check = (value) => {
  const [address] = /[^\s@:<>"]+@[^\s@?<>",;]+/.exec(value) ?? [];
  if (address === undefined) return ['is not an e-mail address'];
  return address === value ? null : ['is more than an e-mail address', address];
};

/** A launch date further away is taken for a typing error. */
const MOST_YEARS = 3;

const dateProblem: Check = (value, today) => {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(value) ?? [];
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  if (!exists) return ['is not a date like 2027-05-01'];
  if (written !== value) return ['is not written like 2027-05-01', written];
  const latest = new Date(today);
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS);
  return date <= latest ? null : [`is more than ${MOST_YEARS} years away`];
};

/**
 * Written so that the build replaces the whole expression: a renamed site does not contain the default name. Vite's own
 * configuration imports this module too, where `import.meta.env` is undefined.
 */
const DEFAULT_NAME = import.meta.env?.VITE_PRODUCT_NAME || 'Pitlane';

/**
 * The variable of each setting, and its value when that is not set; without one the variable is required. The first eight
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
  /** Postal address of the sender, shown with the consent line; may be empty. */
  mailingAddress: { variable: 'VITE_MAILING_ADDRESS', fallback: '' },
  /** 2 to 20 characters. */
  productName: { variable: 'VITE_PRODUCT_NAME', fallback: DEFAULT_NAME },
} satisfies Record<string, { variable: string; fallback?: string }>;

/** Typed settings of the site, one for each variable of `.env.example`. */
export type Settings = { [Name in keyof typeof SOURCES]: string };

const NAMES = Object.keys(SOURCES) as (keyof Settings)[];

/** Checks of values that are not empty. */
const CHECKS: Partial<Record<keyof Settings, Check>> = {
  supabaseUrl: projectProblem,
  supabaseAnonKey: keyProblem,
  productName: nameProblem,
  siteUrl: siteProblem,
  contactEmail: emailProblem,
  launchDate: dateProblem,
  termsUrl: pageProblem,
  privacyUrl: pageProblem,
};

/** @throws Error naming every variable that is missing or wrong, with the line to write instead. */
function validate(settings: Settings, today: Date): void {
  const problems = NAMES.flatMap((name) => {
    const source = SOURCES[name];
    const value = settings[name];
    const missing: Problem | null = 'fallback' in source ? null : ['is missing'];
    const problem = value === '' ? missing : CHECKS[name]?.(value, today);
    if (!problem) return [];
    const [text, instead] = problem;
    return [
      `  ${source.variable} ${text}${instead === undefined ? '' : `. Write: ${source.variable}=${instead}`}`,
    ];
  });
  if (problems.length === 0) return;
  throw new Error(`Invalid settings (see .env.example):\n${problems.join('\n')}`);
}

/**
 * Parses environment variables. White space around a value is dropped; an empty value counts as unset.
 * @throws Error naming every variable that is missing or wrong. Not in a built page: its build has validated them.
 */
export function parseSettings(raw: Readonly<Record<string, unknown>>, today?: Date): Settings {
  const values = Object.entries(SOURCES).map(([name, source]) => {
    const given = raw[source.variable];
    const fallback = 'fallback' in source ? source.fallback : '';
    return [name, (typeof given === 'string' && given.trim()) || fallback] as const;
  });
  const settings = Object.fromEntries(values) as Settings;
  for (const name of ['supabaseUrl', 'siteUrl'] as const) settings[name] = settings[name].replace(/\/+$/, '');
  if (!import.meta.env?.PROD) validate(settings, today ?? new Date());
  return settings;
}
