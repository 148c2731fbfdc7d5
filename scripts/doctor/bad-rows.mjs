// One row for each kind of constraint, which the table has to refuse.
import { markedRow, newAddress } from './marked-rows.mjs';

/** @import { Row, Table } from './marked-rows.mjs' */

/**
 * @typedef {object} BadRow
 * @property {string} name what is bad about it
 * @property {string} code SQLSTATE of the refusal
 * @property {Row} row
 */

const CHECK_VIOLATION = '23514';
const NOT_NULL_VIOLATION = '23502';

/** White space that the locale may not know. */
const BLANK = ' \u00a0\u200b';

/** @param {string} address */
const withoutAt = (address) => address.replace('@', '.');

/** @param {string} address */
const longer = (address) => `${'d'.repeat(250)}${address}`;

/**
 * Each of them counts as an attempt of this network, so mechanics' get one a kind and no more.
 * @returns {Record<Table, BadRow[]>}
 */
export function badRows() {
  const [driver, mechanic, event] = [
    markedRow.registered_users,
    markedRow.mechanic_applications,
    markedRow.user_sessions,
  ];
  return {
    registered_users: [
      {
        name: 'an address without @',
        code: CHECK_VIOLATION,
        row: { ...driver(), email_id: withoutAt(newAddress()) },
      },
      {
        name: 'an address of 300 characters',
        code: CHECK_VIOLATION,
        row: { ...driver(), email_id: longer(newAddress()) },
      },
      { name: 'a blank postal code', code: CHECK_VIOLATION, row: { ...driver(), postal_code: BLANK } },
      { name: 'no postal code', code: NOT_NULL_VIOLATION, row: { ...driver(), postal_code: null } },
      {
        name: 'a referrer of 3,000 characters',
        code: CHECK_VIOLATION,
        row: { ...driver(), referrer: 'x'.repeat(3000) },
      },
    ],
    mechanic_applications: [
      {
        name: 'an address without @',
        code: CHECK_VIOLATION,
        row: { ...mechanic(), email_address: withoutAt(newAddress()) },
      },
      { name: 'a blank name', code: CHECK_VIOLATION, row: { ...mechanic(), full_name: BLANK } },
      {
        name: 'a city of 500 characters',
        code: CHECK_VIOLATION,
        row: { ...mechanic(), city: 'x'.repeat(500) },
      },
      { name: 'no phone number', code: NOT_NULL_VIOLATION, row: { ...mechanic(), phone_number: null } },
    ],
    user_sessions: [
      {
        name: 'an unknown kind of event',
        code: CHECK_VIOLATION,
        row: { ...event(), interaction_type: 'doctor' },
      },
      {
        name: 'data that is no object',
        code: CHECK_VIOLATION,
        row: { ...event(), interaction_data: ['doctor'] },
      },
      {
        name: 'data of 3 KB',
        code: CHECK_VIOLATION,
        row: { ...event(), interaction_data: { doctor: 'x'.repeat(3000) } },
      },
      { name: 'a blank target', code: CHECK_VIOLATION, row: { ...event(), interaction_target: BLANK } },
      {
        name: 'a page address of 3,000 characters',
        code: CHECK_VIOLATION,
        row: { ...event(), page_url: 'x'.repeat(3000) },
      },
      { name: 'a width below 0', code: CHECK_VIOLATION, row: { ...event(), viewport_width: -1 } },
      { name: 'no session', code: NOT_NULL_VIOLATION, row: { ...event(), session_id: null } },
    ],
  };
}
