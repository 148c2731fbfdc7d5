import { TEXT_LIMITS } from '../../src/data/stored-text.ts';
import { isObject } from '../command.ts';
import { type Check, check, checks, skip } from './checks.ts';
import { markedRow, newAddress, OWN_COLUMN, type Row, TABLES, type Table } from './marked-rows.ts';
import { inShort, lacksPrivilege, type Project, skipWhenLimited } from './project.ts';

const APPLY_MIGRATIONS =
  'Apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';

/** Whether there is anything to ask: every later check of the project needs it. */
export const reachingTables = (project: Project): Check =>
  check(
    'The project knows the key and has the three tables',
    `${APPLY_MIGRATIONS}. With "Invalid API key": copy address and key from the same project (Connect). No answer: is the project paused?`,
    async () => {
      const problems: string[] = [];
      for (const table of TABLES) {
        const answer = await project.ask('GET', `rest/v1/${table}?select=id&limit=1`);
        if (!answer.ok && !lacksPrivilege(answer)) problems.push(`${table} ${inShort(answer)}`);
      }
      project.reached = problems.length === 0;
      return problems;
    },
  );

/** Stores one marked row in each table. Later checks need it: that an empty table shows nothing proves nothing. */
export const insertChecks = (project: Project): Check[] =>
  checks(`${APPLY_MIGRATIONS}. They grant the insert to anon and add its policy`, {
    'A driver can join the waitlist and receives the id': async () => {
      const problem = await store(project, 'registered_users', 'return=representation', '?select=id');
      const hasId = typeof project.stored.registered_users?.['id'] === 'string';
      return problem ?? (hasId ? null : 'the row was stored, but no id came back');
    },
    'A mechanic can apply': () => store(project, 'mechanic_applications'),
    'The page can leave an event': () => store(project, 'user_sessions'),
  });

async function store(project: Project, table: Table, prefer?: string, query?: string) {
  const row = markedRow[table]();
  const answer = await project.insert(table, row, prefer, query);
  skipWhenLimited(answer);
  if (!answer.ok) return inShort(answer);
  const [first] = Array.isArray(answer.body) ? answer.body : [];
  project.stored[table] = { ...row, id: isObject(first) ? first['id'] : undefined };
  return null;
}

const CHECK_VIOLATION = '23514';
const NOT_NULL_VIOLATION = '23502';
const UNIQUE_VIOLATION = '23505';

/** White space that the database's locale may not know. */
const BLANK = ' \u00a0\u200b';
/** Longer than any column takes. */
const LONG = 'd'.repeat(TEXT_LIMITS.pageUrl + 1);
const WITHOUT_AT = newAddress().replace('@', '.');

/** A kind of constraint is tried once per table. */
const BAD_VALUES: Readonly<Record<Table, Record<string, Row>>> = {
  registered_users: {
    'an address without @': { email_id: WITHOUT_AT },
    'an address that is too long': { email_id: `${LONG}${newAddress()}` },
    'a blank postal code': { postal_code: BLANK },
    'no postal code': { postal_code: null },
    'a referrer that is too long': { referrer: LONG },
  },
  mechanic_applications: {
    'an address without @': { email_address: WITHOUT_AT },
    'a blank name': { full_name: BLANK },
    'a city that is too long': { city: LONG },
    'no phone number': { phone_number: null },
  },
  user_sessions: {
    'an unknown kind of event': { interaction_type: 'doctor' },
    'data that is no object': { interaction_data: ['doctor'] },
    'data of more than 512 octets': { interaction_data: { doctor: LONG } },
    'a blank target': { interaction_target: BLANK },
    'a page address that is too long': { page_url: LONG },
    'a width below 0': { viewport_width: -1 },
    'no session': { session_id: null },
  },
};

/** Rows that no form of the page would send, and second registrations, are refused as the page expects. */
export function refusalChecks(project: Project): Check[] {
  const refusing = (table: Table, what: string, run: Check['run']) =>
    check(`${table} refuses ${what}`, `${APPLY_MIGRATIONS}. They hold the constraint`, run);
  const bad = TABLES.flatMap((table) =>
    Object.entries(BAD_VALUES[table]).map(([what, row]) => {
      const code = Object.values(row).includes(null) ? NOT_NULL_VIOLATION : CHECK_VIOLATION;
      return refusing(table, what, () => refuse(project, table, row, 400, code));
    }),
  );
  const again = (['registered_users', 'mechanic_applications'] as const).map((table) =>
    refusing(table, 'an address it has, also in capitals', () => {
      const stored = project.stored[table] ?? skip('no first row is stored');
      const column = OWN_COLUMN[table];
      const row = { [column]: String(stored[column]).toUpperCase() };
      return refuse(project, table, row, 409, UNIQUE_VIOLATION);
    }),
  );
  return [...bad, ...again];
}

async function refuse(project: Project, table: Table, row: Row, status: number, code: string) {
  const answer = await project.insert(table, { ...markedRow[table](), ...row });
  skipWhenLimited(answer);
  if (answer.ok) return 'it was stored';
  // The embedded backend answers violations with 500.
  const violates =
    project.settings.embedded && / violates (?:check|not-null) constraint/.test(answer.message);
  const refused = violates || (answer.status === status && answer.code === code);
  return refused ? null : `${inShort(answer)}, not ${status} ${code}`;
}

/** More rows than a request may carry, also where the owner allows fifty events. */
const TOO_MANY = { registered_users: 2, mechanic_applications: 2, user_sessions: 51 };

/** Milliseconds. A slower refusal would itself be a way to keep the database busy. */
const QUICKLY = 5_000;

/** What is too much is answered with 429. Such requests are refused as a whole and store nothing. */
export const limitChecks = (project: Project): Check[] => [
  ...TABLES.map((table) =>
    check(
      `${table} answers 429 to ${TOO_MANY[table]} rows in one request, quickly`,
      `${APPLY_MIGRATIONS}. If you changed the limits: select * from private.limits`,
      async () => {
        const rows = Array.from({ length: TOO_MANY[table] }, () => markedRow[table]());
        const start = performance.now();
        const answer = await project.insert(table, rows);
        const time = Math.round(performance.now() - start);
        if (answer.status !== 429) return answer.ok ? `all ${rows.length} were stored` : inShort(answer);
        return time < QUICKLY ? null : `it took ${time} ms`;
      },
    ),
  ),
  ...TABLES.map((table) =>
    check(
      `${table} refuses Prefer: missing=default`,
      `${APPLY_MIGRATIONS}. They refuse the SQL of this preference, by which a small request takes gigabytes: has PostgREST's SQL changed? See private.begin_request() in the migrations`,
      async () => {
        const answer = await project.insert(table, markedRow[table](), 'missing=default');
        skipWhenLimited(answer);
        if (project.settings.embedded) skip('the embedded backend does not know the preference');
        return answer.status === 400 && answer.code === 'PT400' ? null : inShort(answer);
      },
    ),
  ),
];
