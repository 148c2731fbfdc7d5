import { normalizeEmail, normalizeLine, normalizePostalCode } from '@/lib/normalize-typed';
import { client } from './client';
import { type InsertResult, insertRow } from './insert-row';
import { languageColumn } from './language-column';

/** Most bytes of each value that the table takes (supabase/migrations). */
export const APPLICATION_LIMITS = {
  fullName: 400,
  phoneNumber: 64,
  emailAddress: 254,
  streetAddress: 400,
  city: 240,
  postalCode: 64,
} as const;

/** The values of the mechanic form, as typed, and the code of the page's language. */
type MechanicApplication = Record<keyof typeof APPLICATION_LIMITS | 'language', string>;

/** Stores a mechanic's application. Never throws. Text is trimmed and on one line; a Canadian postal code gets its usual form. */
export function submitMechanicApplication(application: MechanicApplication): Promise<InsertResult> {
  return insertRow((signal) =>
    client
      .from('mechanic_applications')
      .insert({
        full_name: normalizeLine(application.fullName),
        phone_number: normalizeLine(application.phoneNumber),
        email_address: normalizeEmail(application.emailAddress),
        street_address: normalizeLine(application.streetAddress),
        city: normalizeLine(application.city),
        postal_code: normalizePostalCode(application.postalCode),
        ...languageColumn(application.language),
      })
      .abortSignal(signal),
  );
}
