import { randomUUID } from 'node:crypto';

/** Reserved for names that never exist (RFC 2606), so no mail to it ever leaves. */
const DOMAIN = 'doctor.invalid';
const USER_AGENT = 'pitlane-doctor';

/** For the SQL editor. Without an @, as a row that should have been refused may have none. */
export const ERASE_MARKED_ROWS = [
  `delete from public.registered_users where email_id ilike '%${DOMAIN}';`,
  `delete from public.mechanic_applications where email_address ilike '%${DOMAIN}';`,
  `delete from public.user_sessions where user_agent = '${USER_AGENT}';`,
].join(' ');

export const TABLES = ['registered_users', 'mechanic_applications', 'user_sessions'] as const;
export type Table = (typeof TABLES)[number];
export type Row = Record<string, unknown>;

/** An address that no earlier run has used. */
export const newAddress = (): string => `doctor-${randomUUID()}@${DOMAIN}`;

/** A row that the table accepts, of a new person or visit, recognisable as the doctor's. */
export const markedRow: Readonly<Record<Table, () => Row>> = {
  registered_users: () => ({ email_id: newAddress(), postal_code: 'K1A 0B1', user_agent: USER_AGENT }),
  mechanic_applications: () => ({
    full_name: 'npm run doctor',
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

/** The column whose value belongs to one of the doctor's rows and to no other row. */
export const OWN_COLUMN: Readonly<Record<Table, string>> = {
  registered_users: 'email_id',
  mechanic_applications: 'email_address',
  user_sessions: 'session_id',
};
