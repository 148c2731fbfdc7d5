import { randomUUID } from 'node:crypto';
import type { Table } from '../database/example-rows.ts';
import { isObject } from '../errors.ts';
import type { Check } from './checks.ts';
import { fixFor } from './fixes.ts';
import { PROBE_ROWS, type Row } from './probe-rows.ts';
import type { Ask, Request } from './project.ts';

const PUSH = 'apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';

/** Status of a paused project. */
const PAUSED = 540;

// SQLSTATEs; the last two are those of the migrations' own triggers.
const NO_PRIVILEGE = '42501';
/** PostgreSQL looks at this before it looks at privileges. */
const ALWAYS_GENERATED = '428C9';
const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const TOO_MANY_ROWS = 'PT429';
const BAD_REQUEST = 'PT400';

const LONG = 'd'.repeat(2049);

/** The site's insert into each table, and what the table must refuse, by constraint. */
const EXPECTED: Readonly<Record<Table, { use: string; bad: Readonly<Record<string, Row>> }>> = {
  registered_users: {
    use: 'A driver can join the waitlist and receives the id',
    bad: {
      registered_users_email_id_key: { email_id: 'DOCTOR@doctor.invalid' },
      registered_users_email_id_shape: { email_id: 'doctor.invalid' },
      registered_users_user_agent_length: { user_agent: LONG },
    },
  },
  mechanic_applications: {
    use: 'A mechanic can apply',
    bad: {
      mechanic_applications_email_address_key: { email_address: 'DOCTOR@doctor.invalid' },
      mechanic_applications_email_address_shape: { email_address: 'doctor.invalid' },
      mechanic_applications_city_length: { city: LONG },
    },
  },
  user_sessions: {
    use: 'The page can leave an event',
    bad: {
      user_sessions_interaction_type_known: { interaction_type: 'doctor' },
      // Each breaks one constraint only: jsonb takes more bytes than text for short numbers, fewer for round ones.
      user_sessions_interaction_data_bytes: { interaction_data: { doctor: Array(100).fill(1) } },
      user_sessions_interaction_data_size: { interaction_data: { doctor: [1e300, 1e300] } },
      user_sessions_page_url_length: { page_url: LONG },
    },
  },
};
const TABLES = Object.keys(EXPECTED) as Table[];

/** All checks of a project; only the first when the project does not answer. */
export const projectChecks = (ask: Ask): Check => ({
  name: 'The project answers, knows the key and has the three tables',
  fix: `is it paused? Dashboard, the project, Resume. "Invalid API key": copy address and key of one project (Connect). A table is missing: ${PUSH}`,
  run: async () => {
    const problems: string[] = [];
    for (const table of TABLES) {
      const { status, code, text } = await ask({ path: `rest/v1/${table}?select=id&limit=1` });
      if (status === PAUSED) return 'the project is paused';
      if (status !== 200 && code !== NO_PRIVILEGE) problems.push(`${table} ${text}`);
    }
    return problems;
  },
  next: [...TABLES.map((table) => tableChecks(ask, table)), ...hiddenChecks(ask)],
});

const FULL = 'the table is full: nothing more is stored in it';
const TOO_MANY = 'too many rows have come from this network, or from all visitors, in this hour';

/** By the answers of the migrations' own triggers. */
const FIXES_OF_LIMITS: Readonly<Record<string, string>> = {
  [FULL]: 'delete old rows, or raise its limit: update private.limits (docs/owner.md)',
  [TOO_MANY]: 'try again after the next full hour',
};

/** Stores the doctor's row, as a table that shows nothing proves nothing while it is empty. */
async function store(ask: Ask, table: Table): Promise<string | null> {
  const returning = table === 'registered_users';
  const { status, code, rows, text } = await ask({
    method: 'POST',
    path: `rest/v1/${table}${returning ? '?select=id' : ''}`,
    body: PROBE_ROWS[table],
    headers: { Prefer: returning ? 'return=representation' : 'return=minimal' },
  });
  if (status === 429 || code === TOO_MANY_ROWS) return /\bfull\b/i.test(text) ? FULL : TOO_MANY;
  if (code === UNIQUE_VIOLATION) return null;
  if (status !== 201) return text;
  return returning && rows === 0 ? 'the row was stored, but no id came back' : null;
}

interface Attempt extends Omit<Request, 'path'> {
  query?: string;
  /** One of these has to come. */
  codes: readonly string[];
  /** What the answer has to say. */
  says?: string;
  /** Rows that the answer may count. */
  most?: number;
}

function tableChecks(ask: Ask, table: Table): Check {
  const { use, bad } = EXPECTED[table];
  const own = PROBE_ROWS[table];
  const access = `in the SQL editor run "revoke all on public.${table} from anon, authenticated;" and again what supabase/migrations/*_${table}.sql says of row-level security, grants and policies; delete policies that are not there`;

  const refuses = (what: string, fix: Check['fix'], ...attempts: Attempt[]): Check => ({
    name: `${table} ${what}`,
    fix,
    run: async () => {
      const problems: string[] = [];
      for (const { query = '', codes, says = '', most = 0, ...request } of attempts) {
        const { code, rows, text } = await ask({ ...request, path: `rest/v1/${table}${query}` });
        if (!codes.includes(code) || !text.includes(says) || rows > most)
          problems.push(`${request.method ?? 'GET'} ${query} ${text}`);
      }
      return problems;
    },
  });
  const counted: Attempt = { method: 'HEAD', query: '?select=id', codes: [''] };
  const insert = (body: object, ...codes: string[]): Attempt => ({ method: 'POST', body, codes });

  // If a forbidden change succeeded, nothing would be lost: no row has this id.
  const id = table === 'user_sessions' ? 0 : randomUUID();
  const nobody = `?id=eq.${id}`;
  // The page has to receive the id of its own registration; a policy hides all others.
  const mayAsk = table === 'registered_users' ? [NO_PRIVILEGE, ''] : [NO_PRIVILEGE];
  return {
    name: use,
    fix: ([problem = '']) => FIXES_OF_LIMITS[problem] ?? `${PUSH}. If that says "up to date": ${access}`,
    run: () => store(ask, table),
    next: [
      refuses(
        'can neither be read nor counted',
        access,
        { query: '?select=*&limit=1', codes: [NO_PRIVILEGE] },
        { query: '?select=id&limit=1', codes: mayAsk },
        { ...counted, headers: { Prefer: 'count=exact' } },
        // The planner expects a few rows of a table that was never analysed, whatever there is.
        { ...counted, headers: { Prefer: 'count=planned' }, most: 5 },
      ),
      refuses(
        'lets nobody change a row, nor choose an id or a time',
        access,
        { method: 'PATCH', query: nobody, body: own, codes: [NO_PRIVILEGE] },
        { method: 'DELETE', query: nobody, codes: [NO_PRIVILEGE] },
        insert({ ...own, id }, NO_PRIVILEGE, ALWAYS_GENERATED),
        // The policy refuses this with the same code, and hides a grant that is too wide.
        {
          ...insert({ ...own, created_at: '2000-01-01T00:00:00Z' }, NO_PRIVILEGE),
          says: 'permission denied',
        },
      ),
      ...Object.entries(bad).map(([constraint, row]) => {
        const code = constraint.endsWith('_key') ? UNIQUE_VIOLATION : CHECK_VIOLATION;
        return refuses(
          `keeps ${constraint}`,
          () => fixFor(table, constraint),
          insert({ ...own, ...row }, code),
        );
      }),
      refuses('takes one row a request', () => fixFor(table), insert([own, own], TOO_MANY_ROWS)),
      refuses(
        'refuses Prefer: missing=default, by which a small request costs gigabytes',
        () => fixFor(table),
        { ...insert(own, BAD_REQUEST), headers: { Prefer: 'missing=default' } },
      ),
    ],
  };
}

/** Nothing is served but the three tables. */
const hiddenChecks = (ask: Ask): Check[] => [
  {
    name: 'Only the three tables are served',
    fix: 'dashboard, Integrations, Data API, Exposed schemas: only public. Revoke from anon what else is named, or give the site a project of its own',
    run: async () => {
      const problems: string[] = [];
      for (const [schema, view] of Object.entries({ private: 'limits', reporting: 'at_a_glance' })) {
        const { status, text } = await ask({
          path: `rest/v1/${view}`,
          headers: { 'Accept-Profile': schema },
        });
        if (![401, 403, 404, 406].includes(status)) problems.push(`${schema}.${view} ${text}`);
      }
      // Only some projects list for visitors what they serve.
      const { body } = await ask({ path: 'rest/v1/', headers: { Accept: 'application/openapi+json' } });
      const paths = isObject(body) && isObject(body['paths']) ? Object.keys(body['paths']) : [];
      return [...problems, ...paths.filter((path) => path !== '/' && !(path.slice(1) in EXPECTED))];
    },
  },
  {
    name: 'GraphQL is off',
    fix: 'dashboard, Database, Extensions: disable pg_graphql; the site does not use it',
    run: async () => {
      const query = { query: '{ __typename }' };
      const { body } = await ask({ method: 'POST', path: 'graphql/v1', body: query });
      return isObject(body) && isObject(body['data']) ? 'it answers queries' : null;
    },
  },
  {
    name: 'Nobody can sign up',
    fix: 'dashboard, Authentication, Sign In / Providers: switch "Allow new users to sign up" off; nobody signs in here',
    run: async () => {
      const { body, text } = await ask({ path: 'auth/v1/settings' });
      return isObject(body) && body['disable_signup'] === true ? null : `anyone may: the project ${text}`;
    },
  },
];
