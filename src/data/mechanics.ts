import { client } from './client';
import { type InsertResult, insertRow } from './insert-row';
import { storedAddress, storedLine, storedPostalCode } from './stored-text';

/** Most octets of each value that the table takes (supabase/migrations). */
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
        full_name: storedLine(application.fullName),
        phone_number: storedLine(application.phoneNumber),
        email_address: storedAddress(application.emailAddress),
        street_address: storedLine(application.streetAddress),
        city: storedLine(application.city),
        postal_code: storedPostalCode(application.postalCode),
        language: application.language,
      })
      .abortSignal(signal),
  );
}
