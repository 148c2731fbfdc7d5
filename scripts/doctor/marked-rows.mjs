// The rows that the doctor sends. Each can be told from a visitor's at a glance and erased in one go.
import { randomUUID } from 'node:crypto';

/** Reserved for names that never exist (RFC 2606, section 2), so no mail to it ever leaves. */
const DOMAIN = 'doctor.invalid';

const USER_AGENT = 'pitlane-doctor';

/** Paste into the SQL editor. Without an @, as a row that should have been refused may have none. */
export const ERASE_MARKED_ROWS = [
  `delete from public.registered_users where email_id ilike '%${DOMAIN}';`,
  `delete from public.mechanic_applications where email_address ilike '%${DOMAIN}';`,
  `delete from public.user_sessions where user_agent = '${USER_AGENT}';`,
].join(' ');

/** The three tables of the data interface. */
export const TABLES = /** @type {const} */ (['registered_users', 'mechanic_applications', 'user_sessions']);

/** @typedef {(typeof TABLES)[number]} Table */
/** @typedef {Record<string, unknown>} Row */

/** An address that no run before has used. */
export const newAddress = () => `doctor-${randomUUID()}@${DOMAIN}`;

/**
 * A row that the table takes, of a new person or visit.
 * @type {Readonly<Record<Table, () => Row>>}
 */
export const markedRow = {
  registered_users: () => ({ email_id: newAddress(), postal_code: 'K1A 0B1', user_agent: USER_AGENT }),
  mechanic_applications: () => ({
    full_name: 'Doctor of the site',
    phone_number: '613 555 0100',
    email_address: newAddress(),
    street_address: 'sent by npm run doctor',
    city: 'Ottawa',
    postal_code: 'K1A 0B1',
  }),
  user_sessions: () => ({
    session_id: randomUUID(),
    page_url: `https://${DOMAIN}/`,
    user_agent: USER_AGENT,
    viewport_width: 0,
    viewport_height: 0,
    interaction_type: 'page_view',
  }),
};

/**
 * Column by which a row that was sent is known again, and no other row.
 * @type {Readonly<Record<Table, string>>}
 */
export const OWN_COLUMN = {
  registered_users: 'email_id',
  mechanic_applications: 'email_address',
  user_sessions: 'session_id',
};
