import { EXAMPLE_ROWS, type Table } from '../database/example-rows.ts';

/** Reserved for names that never exist (RFC 2606), so no mail to it ever leaves. */
const DOMAIN = 'doctor.invalid';
const USER_AGENT = 'pitlane-doctor';

export type Row = Readonly<Record<string, unknown>>;

/**
 * The doctor's row of each table. The addresses never change, so that a table of people keeps one such row, however often
 * the doctor comes: uniqueness is asked last, so that a second one is refused only if it could have been stored.
 */
export const PROBE_ROWS: Readonly<Record<Table, Row>> = {
  registered_users: EXAMPLE_ROWS.registered_users({ email_id: `doctor@${DOMAIN}`, user_agent: USER_AGENT }),
  mechanic_applications: EXAMPLE_ROWS.mechanic_applications({ email_address: `doctor@${DOMAIN}` }),
  user_sessions: EXAMPLE_ROWS.user_sessions({ page_url: `https://${DOMAIN}/`, user_agent: USER_AGENT }),
};

/** For the SQL editor. Also finds rows that should have been refused. */
export const DELETE_PROBE_ROWS = [
  `delete from public.registered_users where email_id ilike '%${DOMAIN}';`,
  `delete from public.mechanic_applications where email_address ilike '%${DOMAIN}';`,
  `delete from public.user_sessions where user_agent like '${USER_AGENT}%';`,
].join('\n');
