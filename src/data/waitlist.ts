import { client } from './client';
import { type FieldColumns, type FieldsOf, languageColumnOf, type SentRow } from './form-fields';
import { createFailure, type InsertResult, insertRow } from './insert-row';
import { normalizeReferrer, normalizeUserAgent } from './normalize-visit';

/** The fields of the waitlist form, in display order. */
export const WAITLIST_FIELDS = {
  email: { kind: 'email', column: 'email_id', required: true, maxBytes: 254 },
  postalCode: { kind: 'postalCode', column: 'postal_code', required: true, maxBytes: 64 },
} as const satisfies FieldsOf<'registered_users'>;

/**
 * The form's columns, the user agent and `document.referrer`. The user agent and the referrer are empty if the browser
 * reports none.
 */
type Driver = FieldColumns<typeof WAITLIST_FIELDS> & Record<'user_agent' | 'referrer', string>;

/**
 * Adds a driver to the waitlist and returns the ID of the new row. Never throws. A response without an ID counts as a
 * failure, because it cannot be from the database.
 * @param language The page's language code, such as `fr`.
 */
export async function registerDriver(
  driver: Driver,
  language: string,
): Promise<InsertResult<{ id: string }>> {
  const row = {
    ...driver,
    user_agent: normalizeUserAgent(driver.user_agent),
    referrer: normalizeReferrer(driver.referrer),
    ...languageColumnOf(language),
  } satisfies SentRow<'registered_users'>;
  const result = await insertRow((signal) =>
    client.from('registered_users').insert(row).select('id').abortSignal(signal).single(),
  );
  if (!result.ok) return result;
  const id = idOf(result.data);
  return id === null ? createFailure('failed', 'no id in the response') : { ok: true, id };
}

function idOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  const { id } = data;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
