import { normalizePostalCode } from '@/lib/normalize-typed';

/**
 * Suggests a Canadian postal code for one with a letter O or I in place of a digit; no Canadian code contains these
 * letters. Returns null for any other text.
 */
export function likelyPostalCode(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const likely = normalizePostalCode(compact.replaceAll('O', '0').replaceAll('I', '1'));
  return /[OI]/.test(compact) && likely.includes(' ') ? likely : null;
}
