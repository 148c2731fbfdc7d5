import { normalizePostalCode } from '@/lib/normalize-typed';

/** The likely postal code of one with a letter O or I in the place of a digit, which no Canadian code has; null for any other text. */
export function likelyPostalCode(text: string): string | null {
  const compact = text.replaceAll(/\s/g, '').toUpperCase();
  const likely = normalizePostalCode(compact.replaceAll('O', '0').replaceAll('I', '1'));
  return /[OI]/.test(compact) && likely.includes(' ') ? likely : null;
}
