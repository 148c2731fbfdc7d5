import { normalizePostalCode } from '@/lib/normalize-typed';

/**
 * Suggests a Canadian postal code for text that contains the letter O or I in place of a digit, because Canadian codes
 * contain neither letter. Returns null for any other text. A code that begins with a W is wrong, too, but has no likely
 * correction.
 */
export function suggestPostalCode(text: string): string | null {
  const withoutSpaces = text.replaceAll(/\s/g, '').toUpperCase();
  const suggested = normalizePostalCode(withoutSpaces.replaceAll('O', '0').replaceAll('I', '1'));
  return /[OI]/.test(withoutSpaces) && suggested.includes(' ') ? suggested : null;
}
