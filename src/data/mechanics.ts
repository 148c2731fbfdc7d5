import { client } from './client';
import { type FieldColumns, type FieldsOf, languageColumnOf, type SentRow } from './form-fields';
import { type InsertResult, insertRow } from './insert-row';

/** The fields of the mechanic form, in display order. */
export const MECHANIC_FIELDS = {
  fullName: { kind: 'text', column: 'full_name', required: true, maxBytes: 400, autoComplete: 'name' },
  phoneNumber: { kind: 'phone', column: 'phone_number', required: true, maxBytes: 64 },
  emailAddress: { kind: 'email', column: 'email_address', required: true, maxBytes: 254 },
  // With `address-line1`, the browser would not fill in the second line of a saved address, such as the unit.
  streetAddress: {
    kind: 'text',
    column: 'street_address',
    required: true,
    maxBytes: 400,
    autoComplete: 'street-address',
  },
  city: { kind: 'text', column: 'city', required: true, maxBytes: 240, autoComplete: 'address-level2' },
  postalCode: { kind: 'postalCode', column: 'postal_code', required: true, maxBytes: 64 },
} as const satisfies FieldsOf<'mechanic_applications'>;

/**
 * Stores a mechanic's application. Never throws.
 * @param language The page's language code, such as `fr`.
 */
export function submitMechanicApplication(
  application: FieldColumns<typeof MECHANIC_FIELDS>,
  language: string,
): Promise<InsertResult> {
  const row = { ...application, ...languageColumnOf(language) } satisfies SentRow<'mechanic_applications'>;
  return insertRow((signal) => client.from('mechanic_applications').insert(row).abortSignal(signal));
}
