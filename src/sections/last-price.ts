import { compareLastPrice } from '@/calculator/compared-saving';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import type { LastPrice } from '@/state/estimate';

/** The lowest and the highest price that visitors may enter as their last price, in dollars. */
const PRICE_RANGE = { min: 5, max: 20_000 };

/**
 * Returns the price in a typed text, in dollars and with its cents. Returns null for any other text, and for a price
 * that is not accepted.
 */
export function parsePrice(text: string, { parseDollars }: Formats): number | null {
  const price = parseDollars(text);
  return price !== null && price >= PRICE_RANGE.min && price <= PRICE_RANGE.max ? price : null;
}

/** Whether a typed text is not a price yet but may become one, such as the `1` of `132` or the `1,2` of `1,230`. */
export const isUnfinished = ({ text, dollars }: LastPrice, formats: Formats) =>
  dollars === null && ['5', '50', '500'].some((rest) => parsePrice(text + rest, formats) !== null);

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
 * Returns in words how the typed price compares with the estimate or, if the text is not a price, which prices are
 * accepted. Empty if nothing has been typed.
 * @param estimate In dollars.
 */
export function describeDifference(
  { text, dollars: price }: LastPrice,
  estimate: number,
  { formats: { dollars }, heroPrices: { lastPrice } }: Content,
): string {
  if (text.trim() === '') return '';
  if (price === null)
    return interpolate(lastPrice.none, { least: dollars(PRICE_RANGE.min), most: dollars(PRICE_RANGE.max) });
  const amount = dollars(Math.abs(price - estimate));
  return interpolate(lastPrice[compareLastPrice(price, estimate)], { amount });
}
