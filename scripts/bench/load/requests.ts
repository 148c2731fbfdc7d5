/** The column of each table that carries the request's number, so that every stored row can be traced to its request. */
export const MARKS = {
  registered_users: 'user_agent',
  mechanic_applications: 'full_name',
  user_sessions: 'user_agent',
} as const;
export type Table = keyof typeof MARKS;
export const TABLES = ['registered_users', 'mechanic_applications', 'user_sessions'] as const;

type Row = Record<string, unknown>;

export interface Request {
  number: number;
  kind: string;
  address: string;
  table: Table;
  rows: Row[];
}

function registration(number: number, email: string): Row {
  return { email_id: email, postal_code: 'M5V 2T6', user_agent: String(number), referrer: null };
}

function events(number: number, count: number): Row[] {
  const row = {
    session_id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    page_url: 'https://pitlane.example/',
    user_agent: String(number),
    viewport_width: 1440,
    viewport_height: 900,
    interaction_type: 'scroll',
    interaction_data: { scroll_percentage: 25 },
  };
  return Array.from({ length: count }, () => row);
}

function application(number: number, city: string): Row {
  return {
    full_name: String(number),
    phone_number: '416 555 0134',
    email_address: `mechanic-${number}@garage.example`,
    street_address: '12 Spadina Avenue',
    city,
    postal_code: 'M5V 2T6',
  };
}

type Kind = [percent: number, kind: string, table: Table, rows: (number: number) => Row[]];

const EVENT: Kind = [36, 'event', 'user_sessions', (number) => events(number, 1)];
const KINDS: Kind[] = [
  EVENT,
  [4, 'up to 50 events', 'user_sessions', (number) => events(number, 2 + (number % 49))],
  [2, 'more than 50 events', 'user_sessions', (number) => events(number, 51 + (number % 50))],
  [34, 'registration', 'registered_users', (number) => [registration(number, `driver-${number}@example.ca`)]],
  [
    10,
    'listed address',
    'registered_users',
    (number) => [registration(number, `Listed-${number % 50}@a.ca`)],
  ],
  [
    2,
    'two registrations',
    'registered_users',
    (n) => [registration(n, `a-${n}@b.ca`), registration(n, `c-${n}@b.ca`)],
  ],
  [10, 'application', 'mechanic_applications', (number) => [application(number, 'Toronto')]],
  [2, 'application without a city', 'mechanic_applications', (number) => [application(number, ' ')]],
];
const HUNDRED = KINDS.flatMap((kind) => Array.from({ length: kind[0] }, () => kind));

/** Evenly spread from 0 to below the bound, and the same in every run. */
function randomNumbers(): (bound: number) => number {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Mixed inserts, valid and not. Ten of 410 callers send half of all. */
export function mixedRequests(count: number): Request[] {
  const random = randomNumbers();
  return Array.from({ length: count }, (_, number) => {
    const [, kind, table, rows] = HUNDRED[random(100)] ?? EVENT;
    const caller = random(2) === 0 ? random(10) : 10 + random(400);
    return { number, kind, address: `10.0.${caller >> 8}.${caller & 255}`, table, rows: rows(number) };
  });
}
