import { randomUUID } from 'node:crypto';
import type { Database, TablesInsert } from '../../../src/data/database.types.ts';
import { isObject } from '../../shared/errors.ts';

/** Something that has to hold. */
export interface Check {
  /** What holds when the check passes. */
  name: string;
  /** What the owner does when it fails. */
  fix: string;
  /** Returns what is wrong; nothing when the check passes. */
  run: () => Promise<string[]>;
}

/** Milliseconds. */
export const TIMEOUT = 30_000;

/** Reserved for names that never exist (RFC 2606), so no mail to it ever leaves. */
const DOMAIN = 'doctor.invalid';
const USER_AGENT = 'pitlane-doctor';

const APPLICANT = { full_name: 'Doctor', phone_number: '-', street_address: '-', city: '-' };

/**
 * The doctor's row of each table, as the site sends it. The addresses never change, so that a table of people keeps one
 * such row: uniqueness is asked last, so a second one is refused only if it could have been stored.
 */
export const DOCTOR_ROWS = {
  registered_users: { email_id: `doctor@${DOMAIN}`, postal_code: '-', user_agent: USER_AGENT },
  mechanic_applications: { ...APPLICANT, email_address: `doctor@${DOMAIN}`, postal_code: '-' },
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

/** For the SQL editor, and before a restore. */
export const DELETE_DOCTOR_ROWS = [
  `delete from public.registered_users where email_id = 'doctor@${DOMAIN}';`,
  `delete from public.mechanic_applications where email_address = 'doctor@${DOMAIN}';`,
  `delete from public.user_sessions where user_agent = '${USER_AGENT}';`,
].join('\n');

/** Status of a paused project, and SQLSTATEs. */
const PAUSED = 540;
const NO_PRIVILEGE = '42501';
const UNIQUE_VIOLATION = '23505';

const MIGRATE =
  'apply the migrations: npx supabase@3 link <project id>, then npx supabase@3 db push --remote';

/** What to do about answers of a project, by what they say. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/paused/, 'dashboard, the project, Resume'],
  [/answered 402/, 'the plan is used up, or a bill is due: look at Usage and Billing of the organization'],
  [
    /answered 5(?:0[2-4]|2|4)|PGRST00/,
    'try again in a few minutes; if it lasts, look at https://status.supabase.com',
  ],
  [/Invalid API key|No API key/, 'copy address and key of one project (dashboard, Connect)'],
  [
    /Legacy API keys|PGRST30\d|JWT/,
    'set VITE_SUPABASE_ANON_KEY to the publishable key (dashboard, Project Settings, API Keys), then build and deploy',
  ],
  [
    /PGRST20[45]|answered 404$/,
    `${MIGRATE}; if that says "up to date", run in the SQL editor: notify pgrst, 'reload schema';`,
  ],
  [/25006|table is full/, 'docs/owner.md, "How full it is"'],
  [/Too many rows/, 'try again after the next full hour'],
];

/** What to do about problems whose answer says more than the check that it failed; empty for others. */
export const adviceOn = (problems: readonly string[]): string =>
  ADVICE.flatMap(([says, advice]) => (problems.some((text) => says.test(text)) ? advice : [])).join('. ');

/**
 * Checks a project as an anonymous caller; if the first fails, so do the others.
 * @param onStored Called when the doctor has a row in a table.
 */
export function projectChecks(url: string, key: string, onStored = () => {}): Check[] {
  async function ask(path: string, { body, prefer = '' }: { body?: object; prefer?: string } = {}) {
    const response = await fetch(`${url}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json', ...(prefer && { Prefer: prefer }) },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer: unknown = await response.json().catch(() => null);
    const { code = '', message = '' } = isObject(answer) ? answer : {};
    const counted = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? 0;
    const rows = Math.max(Array.isArray(answer) ? answer.length : 0, Number(counted));
    const { status } = response;
    return { status, code, answer, rows, text: `answered ${[status, code, message].join(' ').trim()}` };
  }

  async function insert(table: Table): Promise<string[]> {
    const returns = table === 'registered_users';
    const path = `rest/v1/${table}${returns ? '?select=id' : ''}`;
    const prefer = `return=${returns ? 'representation' : 'minimal'}`;
    const { status, code, rows, text } = await ask(path, { body: DOCTOR_ROWS[table], prefer });
    if (status === 201 || code === UNIQUE_VIOLATION) onStored();
    if (code === UNIQUE_VIOLATION) return [];
    if (status !== 201) return [`${table} ${text}`];
    return returns && rows === 0 ? ['the row was stored, but no id came back'] : [];
  }

  return [
    {
      name: 'The project answers, knows the key and has the three tables',
      fix: `is VITE_SUPABASE_URL the project's address (dashboard, Connect)? A table is missing: ${MIGRATE}`,
      async run() {
        const answers = await Promise.all(TABLES.map((table) => ask(`rest/v1/${table}?select=id&limit=1`)));
        if (answers.some(({ status }) => status === PAUSED)) return ['the project is paused'];
        return answers.flatMap(({ status, code, text }, index) =>
          status === 200 || code === NO_PRIVILEGE ? [] : `${TABLES[index]} ${text}`,
        );
      },
    },
    ...Object.entries({
      registered_users: 'A driver can join the waitlist and receives the id',
      mechanic_applications: 'A mechanic can apply',
      user_sessions: 'The page can leave an event',
    } satisfies Record<Table, string>).map(([table, name]) => ({
      name,
      fix: `${MIGRATE}; if that says "up to date", run the grants and policies of its migration again in the SQL editor`,
      run: () => insert(table as Table),
    })),
    {
      name: 'No visitor can read or count a row',
      fix: 'in the dashboard, Authentication, Policies: switch row-level security on for the named table, and delete policies that are not in supabase/migrations',
      // The tables hold the doctor's rows at least, so an answer without rows shows that they are hidden.
      async run() {
        const queries = ['select=*&limit=1', 'select=id&limit=1'];
        const found = TABLES.flatMap((table) =>
          queries.map(async (query) => {
            const { status, rows, code, text } = await ask(`rest/v1/${table}?${query}`, {
              prefer: 'count=exact',
            });
            if (code === NO_PRIVILEGE || (status < 300 && rows === 0)) return [];
            return [`${table}?${query} ${text}, with ${rows} rows`];
          }),
        );
        return (await Promise.all(found)).flat();
      },
    },
    {
      name: 'Nobody can sign up',
      fix: 'dashboard, Authentication, Sign In / Providers: switch "Allow new users to sign up" off; nobody signs in here',
      async run() {
        const { answer, text } = await ask('auth/v1/settings');
        if (isObject(answer) && answer['disable_signup'] === true) return [];
        return [`auth/v1/settings ${text}, without "disable_signup": true`];
      },
    },
  ];
}
