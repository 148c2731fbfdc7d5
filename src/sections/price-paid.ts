import { comparePricePaid } from '@/calculator/compared-saving';
import { isPaidPrice, PAID_RANGE } from '@/calculator/ranges';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import type { PricePaid } from '@/state/estimate';

/**
 * Parses a typed price and returns it in dollars. Returns null if the text is not a price, or if the price is outside the
 * accepted range.
 */
export function parsePrice(text: string, { parseDollars }: Formats): number | null {
  const price = parseDollars(text);
  return price !== null && isPaidPrice(price) ? price : null;
}

/** Whether typed text, such as the `1` of `132` or the `1,2` of `1,230`, may still become a price. */
export const isUnfinished = ({ text, dollars }: PricePaid, formats: Formats) =>
  text.trim() !== '' &&
  dollars === null &&
  ['5', '50', '500'].some((rest) => parsePrice(text + rest, formats) !== null);

/**
 * Describes the price paid and how it compares with the estimate. Returns an empty string if no price has been typed.
 * @param estimate In dollars.
 */
export function describePricePaid(
  { dollars: price }: PricePaid,
  estimate: number,
  { formats: { dollars }, calculatorForm }: Content,
): string {
  if (price === null) return '';
  const text = calculatorForm.savings.pricePaid[comparePricePaid(price, estimate)];
  return interpolate(text, { price: dollars(price), amount: dollars(Math.abs(price - estimate)) });
}

/**
 * Describes how the typed price compares with the estimate and with a friend's price. If the text is not an accepted price,
 * describes the accepted prices. If nothing has been typed, describes the friend's price.
 * @param estimate In dollars.
 * @param friendPrice In dollars; null if there is no friend's price for the chosen service.
 */
export function describeDifference(
  { text, dollars: price }: PricePaid,
  estimate: number,
  { formats: { dollars }, heroPrices: { pricePaid, friend } }: Content,
  friendPrice: number | null = null,
): string {
  if (text.trim() === '') {
    return friendPrice === null ? '' : interpolate(friend.paid, { price: dollars(friendPrice) });
  }
  if (price === null)
    return interpolate(pricePaid.none, { least: dollars(PAID_RANGE.min), most: dollars(PAID_RANGE.max) });
  const compareWith = (other: number, texts: Record<ReturnType<typeof comparePricePaid>, string>) =>
    interpolate(texts[comparePricePaid(price, other)], { amount: dollars(Math.abs(price - other)) });
  const withEstimate = compareWith(estimate, pricePaid);
  return friendPrice === null ? withEstimate : `${withEstimate} ${compareWith(friendPrice, friend)}`;
}
