import { compareLastPrice } from '@/calculator/compared-saving';
import { isPaidPrice, PAID_RANGE } from '@/calculator/ranges';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import type { LastPrice } from '@/state/estimate';

/**
 * Returns the price in a typed text, in dollars and with its cents. Returns null for any other text, and for a price
 * that is not accepted.
 */
export function parsePrice(text: string, { parseDollars }: Formats): number | null {
  const price = parseDollars(text);
  return price !== null && isPaidPrice(price) ? price : null;
}

/** Whether a typed text is not a price yet but may become one, such as the `1` of `132` or the `1,2` of `1,230`. */
export const isUnfinished = ({ text, dollars }: LastPrice, formats: Formats) =>
  text.trim() !== '' &&
  dollars === null &&
  ['5', '50', '500'].some((rest) => parsePrice(text + rest, formats) !== null);

/**
 * Returns in words what the visitor paid, and how it compares with the estimate. Empty if no price has been typed.
 * @param estimate In dollars.
 */
export function describeLastPrice(
  { dollars: price }: LastPrice,
  estimate: number,
  { formats: { dollars }, calculatorForm }: Content,
): string {
  if (price === null) return '';
  const text = calculatorForm.savings.lastPrice[compareLastPrice(price, estimate)];
  return interpolate(text, { price: dollars(price), amount: dollars(Math.abs(price - estimate)) });
}

/**
 * Returns in words how the typed price compares with the estimate and with what a friend paid. If the text is not a
 * price, returns which prices are accepted. If nothing has been typed, returns what the friend paid; empty without a
 * friend's price.
 * @param estimate In dollars.
 * @param friendPrice In dollars; null without a friend's link.
 */
export function describeDifference(
  { text, dollars: price }: LastPrice,
  estimate: number,
  { formats: { dollars }, heroPrices: { lastPrice, friend } }: Content,
  friendPrice: number | null = null,
): string {
  if (text.trim() === '') {
    return friendPrice === null ? '' : interpolate(friend.paid, { price: dollars(friendPrice) });
  }
  if (price === null)
    return interpolate(lastPrice.none, { least: dollars(PAID_RANGE.min), most: dollars(PAID_RANGE.max) });
  const amount = dollars(Math.abs(price - estimate));
  const thanOurs = compareLastPrice(price, estimate);
  if (friendPrice === null) return interpolate(lastPrice[thanOurs], { amount });
  return interpolate(friend[compareLastPrice(price, friendPrice)], {
    friendAmount: dollars(Math.abs(price - friendPrice)),
    ours: interpolate(friend.ours[thanOurs], { amount }),
  });
}
