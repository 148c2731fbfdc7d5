// Mixed inserts, valid and not, the same in every run.
import { createHash } from 'node:crypto';

/** The column of each table that carries the request's number, so that every stored row can be traced to its request. */
export const MARKS = {
  registered_users: 'user_agent',
  mechanic_applications: 'full_name',
  user_sessions: 'user_agent',
} as const;
export type Table = keyof typeof MARKS;
export const TABLES = ['registered_users', 'mechanic_applications', 'user_sessions'] as const;

interface Insert {
  table: Table;
  rows: Record<string, unknown>[];
}

export interface Request extends Insert {
  number: number;
  kind: string;
  address: string;
}

/** Most callers send little, and a few send half of everything. */
const CALLERS = 400;
const HEAVY_CALLERS = 10;
/** E-mail addresses that are sent again and again. */
const LISTED = 50;

/** A number from 0 to below the bound, evenly spread and always the same for a seed. */
function pick(seed: string, bound: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() % bound;
}

function registrations(number: number, ...emails: string[]): Insert {
  const rest = { postal_code: 'M5V 2T6', user_agent: String(number), referrer: null };
  return { table: 'registered_users', rows: emails.map((email) => ({ email_id: email, ...rest })) };
}

function events(number: number, rows: number): Insert {
  const row = {
    session_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    page_url: 'https://pitlane.example/',
    user_agent: String(number),
    viewport_width: 1440,
    viewport_height: 900,
    interaction_type: 'scroll',
    interaction_data: { scroll_percentage: 25 },
  };
  return { table: 'user_sessions', rows: Array.from({ length: rows }, () => row) };
}

function application(number: number, city: string): Insert {
  const row = {
    full_name: String(number),
    phone_number: '416 555 0134',
    email_address: `mechanic-${number}@garage.example`,
    street_address: '12 Spadina Avenue',
    city,
    postal_code: 'M5V 2T6',
  };
  return { table: 'mechanic_applications', rows: [row] };
}

/** How many of a hundred requests are of each kind. */
const KINDS: [percent: number, kind: string, insert: (number: number) => Insert][] = [
  [36, 'event', (number) => events(number, 1)],
  [4, 'up to 50 events', (number) => events(number, 2 + pick(`e${number}`, 49))],
  [2, 'more than 50 events', (number) => events(number, 51 + pick(`e${number}`, 50))],
  [34, 'registration', (number) => registrations(number, `driver-${number}@example.ca`)],
  [
    10,
    'listed address',
    (number) => registrations(number, `Listed-${pick(`l${number}`, LISTED)}@example.ca`),
  ],
  [
    2,
    'two registrations',
    (number) => registrations(number, `a-${number}@example.ca`, `b-${number}@example.ca`),
  ],
  [10, 'application', (number) => application(number, 'Toronto')],
  [2, 'application without a city', (number) => application(number, ' ')],
];
const HUNDRED = KINDS.flatMap(([percent, kind, insert]) => Array(percent).fill({ kind, insert }));

function addressOf(number: number): string {
  const heavy = pick(`f${number}`, 2) === 0;
  const caller = heavy ? pick(`c${number}`, HEAVY_CALLERS) : HEAVY_CALLERS + pick(`c${number}`, CALLERS);
  return `10.0.${caller >> 8}.${caller & 255}`;
}

export function mixedRequests(count: number): Request[] {
  return Array.from({ length: count }, (_, number) => {
    const { kind, insert } = HUNDRED[pick(`k${number}`, 100)];
    return { number, kind, address: addressOf(number), ...insert(number) };
  });
}
