import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';

/** In dollars. */
const LIMITS = { min: 5, max: 20_000 };

/** The share of the estimate up to which another price is about the same. */
const ABOUT = 0.05;

/** The whole dollars of a price as typed, also with its sign: "$310", "1,250.49". Null for anything else. */
export function parsePrice(text: string, { parseKilometres }: Formats): number | null {
  const figures = text
    .trim()
    .replace(/^\$|\$$/, '')
    // A price has no three decimals.
    .replace(/,(?=\d{3}$)/, '')
    .trim();
  if (!/^[\d\s.,]+$/.test(figures)) return null;
  const price = Math.round(parseKilometres(figures) ?? 0);
  return price >= LIMITS.min && price <= LIMITS.max ? price : null;
}

/** How a price compares with the estimate, in words; both in dollars. Empty without a price. */
export function describeDifference(
  price: number | null,
  estimate: number,
  { formats, heroQuotes }: Content,
): string {
  if (price === null) return '';
  const { more, less, about } = heroQuotes.lastPrice;
  const difference = price - estimate;
  const text = Math.abs(difference) <= ABOUT * estimate ? about : difference > 0 ? more : less;
  return interpolate(text, { amount: formats.dollars(Math.abs(difference)) });
}
