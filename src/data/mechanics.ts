import { normalizePostalCode } from '@/lib/postal-code';
import { insertRow } from './insert-row';
import type { InsertResult } from './result';

/** The form's values (Specification, section 3). */
export interface MechanicApplication {
  fullName: string;
  phoneNumber: string;
  emailAddress: string;
  streetAddress: string;
  city: string;
  postalCode: string;
}

/** The most characters of each value that the table takes (supabase/migrations). */
export const APPLICATION_LIMITS: Readonly<Record<keyof MechanicApplication, number>> = {
  fullName: 200,
  phoneNumber: 50,
  emailAddress: 254,
  streetAddress: 200,
  city: 120,
  postalCode: 32,
};

/**
 * Stores a mechanic's application (Specification, section 7, point 3). Never throws. Text is trimmed here so that no
 * caller can forget to; a Canadian postal code gets its usual form (Decisions, Dialogs, forms, toasts).
 */
export async function submitMechanicApplication(application: MechanicApplication): Promise<InsertResult> {
  const result = await insertRow((client, signal) =>
    client
      .from('mechanic_applications')
      .insert({
        full_name: application.fullName.trim(),
        phone_number: application.phoneNumber.trim(),
        email_address: application.emailAddress.trim(),
        street_address: application.streetAddress.trim(),
        city: application.city.trim(),
        postal_code: normalizePostalCode(application.postalCode),
      })
      .abortSignal(signal),
  );
  return result.ok ? { ok: true } : result;
}
