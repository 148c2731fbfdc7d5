import { randomUUID } from 'node:crypto';
import type { Database, TablesInsert } from '../../../src/data/database.types.ts';
import { isObject } from '../../shared/errors.ts';
import { type Check, type HttpResult, request } from './http-result.ts';

/** A reserved domain (RFC 2606), so no email can reach anyone. */
const DOMAIN = 'doctor.invalid';
const USER_AGENT = 'pitlane-doctor';

/**
 * The row that the doctor inserts into each table, with every column that a visitor may write. Its email address never
 * changes, so each list of people has at most one such row. A later insert fails as a duplicate only if the row could have
 * been stored, because uniqueness is checked last.
 */
export const DOCTOR_ROWS = {
  registered_users: {
    email_id: `doctor@${DOMAIN}`,
    postal_code: '-',
    user_agent: USER_AGENT,
    referrer: null,
    language: 'en',
  },
  mechanic_applications: {
    full_name: 'Doctor',
    phone_number: '-',
    email_address: `doctor@${DOMAIN}`,
    street_address: '-',
    city: '-',
    postal_code: '-',
    language: 'en',
  },
  user_sessions: {
    session_id: randomUUID(),
    page_url: `https://${DOMAIN}/`,
    user_agent: USER_AGENT,
    viewport_width: 0,
    viewport_height: 0,
    interaction_type: 'page_view',
  },
} as const satisfies { [Table in keyof Database['public']['Tables']]: TablesInsert<Table> };
type Table = keyof typeof DOCTOR_ROWS;
const TABLES = Object.keys(DOCTOR_ROWS) as Table[];

/** The SQL condition for the doctor's rows in each table. */
export const IS_DOCTOR: Readonly<Record<string, string>> = {
  'public.registered_users': `email_id = 'doctor@${DOMAIN}'`,
  'public.mechanic_applications': `email_address = 'doctor@${DOMAIN}'`,
  'public.user_sessions': `user_agent = '${USER_AGENT}'`,
};

/** SQL that deletes the doctor's rows. The owner can run it in the SQL editor, and a restore runs it first. */
export const DELETE_DOCTOR_ROWS = Object.entries(IS_DOCTOR)
  .map(([table, isDoctor]) => `delete from ${table} where ${isDoctor};`)
  .join('\n');

const NO_PRIVILEGE = '42501';
const UNIQUE_VIOLATION = '23505';

const errorCodeOf = ({ json }: HttpResult) => (isObject(json) ? json['code'] : undefined);

/** Returns the number of rows that a response contains or that its `Content-Range` header counts. */
function countRows({ json, headers }: HttpResult): number {
  const counted = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? 0;
  return Math.max(Array.isArray(json) ? json.length : 0, Number(counted));
}

/**
 * Returns the checks of a project from a visitor's point of view. The other checks make sense only if the first one passes.
 */
export function projectChecks(url: string, key: string): Check[] {
  const requestProject = (path: string, prefer = '', row?: object) =>
    request('project', `${url}/${path}`, {
      headers: { apikey: key, 'Content-Type': 'application/json', ...(prefer && { Prefer: prefer }) },
      ...(row && { method: 'POST', body: JSON.stringify(row) }),
    });

  async function insert(table: Table): Promise<(string | HttpResult)[]> {
    const returns = table === 'registered_users';
    const path = `rest/v1/${table}${returns ? '?select=id' : ''}`;
    const prefer = `return=${returns ? 'representation' : 'minimal'}`;
    const result = await requestProject(path, prefer, DOCTOR_ROWS[table]);
    if (errorCodeOf(result) === UNIQUE_VIOLATION) return [];
    if (result.status !== 201) return [result];
    return !returns || countRows(result) > 0 ? [] : ['the row was stored, but the response contains no id'];
  }

  return [
    {
      name: 'The project responds, accepts the key and has the three tables',
      async run() {
        const results = await Promise.all(
          TABLES.map((table) => requestProject(`rest/v1/${table}?select=id&limit=1`)),
        );
        // Any other response, such as a web page from a proxy, is a problem.
        return results.filter(
          (result) => !Array.isArray(result.json) && errorCodeOf(result) !== NO_PRIVILEGE,
        );
      },
    },
    ...Object.entries({
      registered_users: 'A driver can join the waitlist and gets an ID',
      mechanic_applications: 'A mechanic can apply',
      user_sessions: 'The page can record an event',
    } satisfies Record<Table, string>).map(([table, name]) => ({
      name,
      fix: 'run the grants and policies from the table’s migration again in the SQL editor',
      run: () => insert(table as Table),
    })),
    {
      name: 'Visitors can neither read nor count rows',
      fix: 'in the dashboard, under Authentication, Policies, turn on row-level security for this table, and delete policies that are not in supabase/migrations',
      // Each table has at least the doctor's row, so an empty response means that the rows are hidden.
      async run() {
        const queries = ['select=*&limit=1', 'select=id&limit=1'];
        const found = TABLES.flatMap((table) =>
          queries.map(async (query) => {
            const result = await requestProject(`rest/v1/${table}?${query}`, 'count=exact');
            const rows = countRows(result);
            if (rows > 0) return [`${table}?${query} returned ${result.status}, with ${rows} rows`];
            return Array.isArray(result.json) || errorCodeOf(result) === NO_PRIVILEGE ? [] : [result];
          }),
        );
        return (await Promise.all(found)).flat();
      },
    },
    {
      name: 'Nobody can sign up',
      fix: 'in the dashboard, under Authentication, Sign In / Providers, turn off "Allow new users to sign up", because nobody signs in to this site',
      async run() {
        const result = await requestProject('auth/v1/settings');
        if (result.status !== 200 || !isObject(result.json)) return [result];
        return result.json['disable_signup'] === true
          ? []
          : ['the settings do not contain "disable_signup": true'];
      },
    },
  ];
}
