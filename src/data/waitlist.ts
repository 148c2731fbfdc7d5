import { normalizeEmail, normalizePostalCode } from '@/lib/normalize-typed';
import { client } from './client';
import { failure, type InsertResult, insertRow } from './insert-row';
import { languageColumn } from './language-column';
import { normalizeReferrer, normalizeUserAgent } from './normalize-visit';

/**
 * A driver as typed, with the code of the page's language, and the browser's user agent and `document.referrer`, each empty
 * when the browser gives none.
 */
type Driver = Record<'email' | 'postalCode' | 'language' | 'userAgent' | 'referrer', string>;

/** Most bytes of each typed value that the table takes (supabase/migrations). */
export const DRIVER_LIMITS = { email: 254, postalCode: 64 } as const;

/**
 * Puts a driver on the waitlist and returns the id of the new row. Never throws. Text is trimmed; a Canadian postal code
 * gets its usual form. An answer without an id counts as failed: it did not come from the database.
 */
export async function registerDriver(driver: Driver): Promise<InsertResult<{ id: string }>> {
  const result = await insertRow((signal) =>
    client
      .from('registered_users')
      .insert({
        email_id: normalizeEmail(driver.email),
        postal_code: normalizePostalCode(driver.postalCode),
        user_agent: normalizeUserAgent(driver.userAgent),
        referrer: normalizeReferrer(driver.referrer),
        ...languageColumn(driver.language),
      })
      .select('id')
      .abortSignal(signal)
      .single(),
  );
  if (!result.ok) return result;
  const id = idOf(result.data);
  return id === null ? failure('failed', 'no id in the answer') : { ok: true, id };
}

function idOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  const { id } = data;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
