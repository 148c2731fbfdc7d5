import { TEXT_LIMITS } from '../../src/data/stored-text.ts';
import { type Check, check, problemUnless, skip } from './checks.ts';
import { APPLY_MIGRATIONS } from './insert-checks.ts';
import { markedRow, newAddress, OWN_COLUMN, type Row, type Table } from './marked-rows.ts';
import { inShort, type Project, skipWhenLimited } from './project.ts';

const CHECK_VIOLATION = '23514';
const NOT_NULL_VIOLATION = '23502';
const UNIQUE_VIOLATION = '23505';

/** White space that the database's locale may not know. */
const BLANK = ' \u00a0\u200b';
/** Longer than any column takes. */
const LONG = 'd'.repeat(TEXT_LIMITS.url + 1);
const WITHOUT_AT = newAddress().replace('@', '.');

/** Each is an attempt that counts against this network's limits, so a kind of constraint is tried once per table. */
const BAD_VALUES: readonly [table: Table, what: string, bad: Row][] = [
  ['registered_users', 'an address without @', { email_id: WITHOUT_AT }],
  ['registered_users', 'an address that is too long', { email_id: `${LONG}${newAddress()}` }],
  ['registered_users', 'a blank postal code', { postal_code: BLANK }],
  ['registered_users', 'no postal code', { postal_code: null }],
  ['registered_users', 'a referrer that is too long', { referrer: LONG }],
  ['mechanic_applications', 'an address without @', { email_address: WITHOUT_AT }],
  ['mechanic_applications', 'a blank name', { full_name: BLANK }],
  ['mechanic_applications', 'a city that is too long', { city: LONG }],
  ['mechanic_applications', 'no phone number', { phone_number: null }],
  ['user_sessions', 'an unknown kind of event', { interaction_type: 'doctor' }],
  ['user_sessions', 'data that is no object', { interaction_data: ['doctor'] }],
  ['user_sessions', 'data of more than 2 KB', { interaction_data: { doctor: LONG } }],
  ['user_sessions', 'a blank target', { interaction_target: BLANK }],
  ['user_sessions', 'a page address that is too long', { page_url: LONG }],
  ['user_sessions', 'a width below 0', { viewport_width: -1 }],
  ['user_sessions', 'no session', { session_id: null }],
];

/** Rows that no form of the page would send, and second registrations, are refused as the page expects. */
export const refusalChecks = (project: Project): Check[] => [
  ...BAD_VALUES.map(([table, what, bad]) => {
    const code = Object.values(bad).includes(null) ? NOT_NULL_VIOLATION : CHECK_VIOLATION;
    return refusing(project, table, what, () => ({ bad, status: 400, code }));
  }),
  ...(['registered_users', 'mechanic_applications'] as const).map((table) =>
    refusing(project, table, 'an address it has, also in capitals', () => {
      const stored = project.stored[table] ?? skip('no first row could be stored');
      const column = OWN_COLUMN[table];
      return { bad: { [column]: String(stored[column]).toUpperCase() }, status: 409, code: UNIQUE_VIOLATION };
    }),
  ),
];

interface Refusal {
  bad: Row;
  status: number;
  code: string;
}

function refusing(project: Project, table: Table, what: string, refusal: () => Refusal): Check {
  return check(`${table} refuses ${what}`, `${APPLY_MIGRATIONS}. They hold the constraint`, async () => {
    const { bad, status, code } = refusal();
    const answer = await project.insert(table, { ...markedRow[table](), ...bad });
    skipWhenLimited(answer);
    if (answer.ok) return ['it was stored'];
    // The embedded backend answers violations with 500.
    const violates = project.embedded && / violates (?:check|not-null) constraint/.test(answer.message);
    const refused = violates || (answer.status === status && answer.code === code);
    return problemUnless(refused, `${inShort(answer)}, not ${status} ${code}`);
  });
}
