// Twenty thousand inserts of every kind, honest and not, the same on every run.
import { createHash } from 'node:crypto';

/** @typedef {'registered_users' | 'mechanic_applications' | 'user_sessions'} Table */

/**
 * One request. Each of its rows carries the request's number where `MARKS` says, so that every row that is found can be
 * told where it came from.
 * @typedef {{ number: number, kind: string, address: string, table: Table, rows: Record<string, unknown>[] }} Request
 */

/** The column of each table that carries the number. @type {Record<Table, string>} */
export const MARKS = {
  registered_users: 'user_agent',
  mechanic_applications: 'full_name',
  user_sessions: 'user_agent',
};

/** @type {readonly Table[]} */
export const TABLES = ['registered_users', 'mechanic_applications', 'user_sessions'];

/** Callers: many, and a few who send half of everything. */
const CALLERS = 400;
const FLOODERS = 10;

/** Addresses that are sent again and again. */
const LISTED = 50;

/** An even number from 0 to below the bound, the same for the same seed. @param {string} seed @param {number} bound */
function pick(seed, bound) {
  return createHash('sha256').update(seed).digest().readUInt32BE() % bound;
}

/** @param {number} number */
function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** @param {number} number @param {string} email @returns {Pick<Request, 'table' | 'rows'>} */
function registration(number, email) {
  return {
    table: 'registered_users',
    rows: [{ email_id: email, postal_code: 'M5V 2T6', user_agent: String(number), referrer: null }],
  };
}

/** @param {number} number @param {number} many @returns {Pick<Request, 'table' | 'rows'>} */
function events(number, many) {
  const row = {
    session_id: uuid(number),
    page_url: 'https://pitlane.example/',
    user_agent: String(number),
    viewport_width: 1440,
    viewport_height: 900,
    interaction_type: 'scroll',
    interaction_data: { scroll_percentage: 25 },
  };
  return { table: 'user_sessions', rows: Array.from({ length: many }, () => row) };
}

/** @param {number} number @param {string} city @returns {Pick<Request, 'table' | 'rows'>} */
function application(number, city) {
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

/** @typedef {{ kind: string, inAHundred: number, make: (number: number) => Pick<Request, 'table' | 'rows'> }} Kind */

/** @type {Kind} */
const EVENT = { kind: 'event', inAHundred: 36, make: (number) => events(number, 1) };

/** @type {Kind[]} */
const KINDS = [
  EVENT,
  {
    kind: 'up to 50 events at once',
    inAHundred: 4,
    make: (number) => events(number, 2 + pick(`e${number}`, 49)),
  },
  {
    kind: 'more than 50 events at once',
    inAHundred: 2,
    make: (number) => events(number, 51 + pick(`e${number}`, 50)),
  },
  {
    kind: 'registration',
    inAHundred: 34,
    make: (number) => registration(number, `driver-${number}@example.ca`),
  },
  {
    kind: 'registration of a listed address',
    inAHundred: 10,
    make: (number) => registration(number, `Listed-${pick(`l${number}`, LISTED)}@example.ca`),
  },
  {
    kind: 'two registrations at once',
    inAHundred: 2,
    make: (number) => ({
      table: 'registered_users',
      rows: ['a', 'b'].flatMap((name) => registration(number, `${name}-${number}@example.ca`).rows),
    }),
  },
  { kind: 'application', inAHundred: 10, make: (number) => application(number, 'Toronto') },
  { kind: 'application without a city', inAHundred: 2, make: (number) => application(number, ' ') },
];

/** Each kind as often as it comes in a hundred. */
const HUNDRED = KINDS.flatMap((kind) => Array.from({ length: kind.inAHundred }, () => kind));

/** @param {number} number */
function addressOf(number) {
  const caller =
    pick(`f${number}`, 2) === 0 ? pick(`c${number}`, FLOODERS) : FLOODERS + pick(`c${number}`, CALLERS);
  return `10.0.${caller >> 8}.${caller & 255}`;
}

/**
 * @param {number} many
 * @returns {Request[]}
 */
export function mixedRequests(many) {
  return Array.from({ length: many }, (_, number) => {
    const { kind, make } = HUNDRED[pick(`k${number}`, HUNDRED.length)] ?? EVENT;
    return { number, kind, address: addressOf(number), ...make(number) };
  });
}
