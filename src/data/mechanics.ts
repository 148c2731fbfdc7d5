import { type InsertResult, insertRow } from './insert-row';
import { storedPostalCode } from './stored-text';

/** Most characters of each value that the table takes (supabase/migrations). */
export const APPLICATION_LIMITS = {
  fullName: 200,
  phoneNumber: 50,
  emailAddress: 254,
  streetAddress: 200,
  city: 120,
  postalCode: 32,
} as const;

/** The values of the mechanic form, as typed. */
type MechanicApplication = Record<keyof typeof APPLICATION_LIMITS, string>;

/** Stores a mechanic's application. Never throws. Text is trimmed; a Canadian postal code gets its usual form. */
export function submitMechanicApplication(application: MechanicApplication): Promise<InsertResult> {
  return insertRow((client, signal) =>
    client
      .from('mechanic_applications')
      .insert({
        full_name: application.fullName.trim(),
        phone_number: application.phoneNumber.trim(),
        email_address: application.emailAddress.trim(),
        street_address: application.streetAddress.trim(),
        city: application.city.trim(),
        postal_code: storedPostalCode(application.postalCode),
      })
      .abortSignal(signal),
  );
}
