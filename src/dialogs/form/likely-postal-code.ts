import { normalizePostalCode } from '@/lib/normalize-typed';

/**
 * Suggests a Canadian postal code for a text with a letter O or I in place of a digit. Canadian codes contain neither
 * letter.
 */
export function likelyPostalCode(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const likely = normalizePostalCode(compact.replaceAll('O', '0').replaceAll('I', '1'));
  return /[OI]/.test(compact) && likely.includes(' ') ? likely : null;
}
