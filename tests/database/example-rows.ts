// Functions that return valid rows, each for a new person or visit.
import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '../../src/data/database.types';

/** Replacements for values in a row. They may be invalid, to create a row that the table rejects. */
type Overrides = Readonly<Record<string, unknown>>;

export const exampleRegistration = (overrides: Overrides = {}) =>
  ({
    email_id: `${randomUUID()}@driver.example`,
    postal_code: 'M5V 2T6',
    user_agent: 'Mozilla/5.0 (Macintosh)',
    ...overrides,
  }) satisfies TablesInsert<'registered_users'>;

export const exampleApplication = (overrides: Overrides = {}) =>
  ({
    full_name: 'Sam Okafor',
    phone_number: '+1 416 555 0134',
    email_address: `${randomUUID()}@garage.example`,
    street_address: '12 Spadina Avenue, Unit 3',
    city: 'Toronto',
    postal_code: 'M5V 2T6',
    ...overrides,
  }) satisfies TablesInsert<'mechanic_applications'>;

export const exampleEvent = (overrides: Overrides = {}) =>
  ({
    session_id: randomUUID(),
    page_url: 'https://pitlane.example/',
    user_agent: 'Mozilla/5.0 (Macintosh)',
    viewport_width: 1440,
    viewport_height: 900,
    interaction_type: 'page_view',
    ...overrides,
  }) satisfies TablesInsert<'user_sessions'>;

/** Functions that return a valid row, by table. */
export const EXAMPLE_ROWS = {
  registered_users: exampleRegistration,
  mechanic_applications: exampleApplication,
  user_sessions: exampleEvent,
} as const;

export type Table = keyof typeof EXAMPLE_ROWS;

const literal = (value: unknown) =>
  `'${String(typeof value === 'object' ? JSON.stringify(value) : value).replaceAll("'", "''")}'`;

/** Returns SQL that stores a valid row for each row of `from`. `columns` contains SQL that replaces values of the row. */
export function insertRows(table: Table, from: string, columns: Readonly<Record<string, string>>): string {
  const own = Object.entries(EXAMPLE_ROWS[table]()).map(([column, value]) => [column, literal(value)]);
  const values: Record<string, string> = { ...Object.fromEntries(own), ...columns };
  return `insert into public.${table} (${Object.keys(values)}) select ${Object.values(values)} from ${from};`;
}

/** Returns SQL that stores drivers. Every other driver has a referrer. */
export const DRIVERS = (count: number) =>
  insertRows('registered_users', `generate_series(1, ${count}) as number`, {
    email_id: `'Guest-' || number || '@mail.example'`,
    referrer: `case when number % 2 = 0 then 'https://news.example/' end`,
  });

/** The backup file with the drivers. */
export const DRIVERS_FILE = 'public.registered_users.jsonl';
