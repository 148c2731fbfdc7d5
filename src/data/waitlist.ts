import { normalizePostalCode } from '@/lib/postal-code';
import { insertRow } from './insert-row';
import type { InsertResult } from './result';
import { storedReferrer, storedUserAgent } from './stored-text';

export interface Driver {
  email: string;
  postalCode: string;
  userAgent: string;
  /** Null, or empty as `document.referrer` is, when the browser does not say. */
  referrer: string | null;
}

/** The most characters of each typed value that the table takes (supabase/migrations). */
export const DRIVER_LIMITS = { email: 254, postalCode: 32 } as const;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Puts a driver on the waitlist and gives the new row's id (Specification, section 7, point 1). Never throws.
 * Text is trimmed here so that no caller can forget to; a Canadian postal code gets its usual form (Decisions, Dialogs,
 * forms, toasts). An answer without an id counts as failed even if the row may be stored: it did not come from the
 * database, and if it did after all, the next try says so ("already registered").
 */
export async function registerDriver(driver: Driver): Promise<InsertResult<{ id: string }>> {
  const result = await insertRow((client, signal) =>
    client
      .from('registered_users')
      .insert({
        email_id: driver.email.trim(),
        postal_code: normalizePostalCode(driver.postalCode),
        user_agent: storedUserAgent(driver.userAgent),
        referrer: storedReferrer(driver.referrer),
      })
      .select('id')
      .abortSignal(signal)
      .single(),
  );
  if (!result.ok) return result;
  const id = idOf(result.data);
  return id === null ? { ok: false, reason: 'failed' } : { ok: true, id };
}

function idOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('id' in data)) return null;
  return typeof data.id === 'string' && UUID.test(data.id) ? data.id : null;
}
