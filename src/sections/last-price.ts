import { compareLastPrice } from '@/calculator/compare-last-price';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';

/** In dollars. */
const PRICE_RANGE = { min: 5, max: 20_000 };

/** The price in a typed text, with cents; null for anything else. */
export function parsePrice(text: string, { parseDollars }: Formats): number | null {
  const price = parseDollars(text);
  return price !== null && price >= PRICE_RANGE.min && price <= PRICE_RANGE.max ? price : null;
}

/** How a price compares with the estimate, in words; both in dollars. Empty without a price. */
export function describeDifference(
  price: number | null,
  estimate: number,
  { formats, heroPrices }: Content,
): string {
  if (price === null) return '';
  const text = heroPrices.lastPrice[compareLastPrice(price, estimate)];
  return interpolate(text, { amount: formats.dollars(Math.abs(price - estimate)) });
}
