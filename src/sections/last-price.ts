import { compareLastPrice } from '@/calculator/compared-saving';
import type { Content, Formats } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import type { LastPrice } from '@/state/estimate';

/** In dollars. */
const PRICE_RANGE = { min: 5, max: 20_000 };

/** The price in a typed text, with cents; null for anything else. */
export function parsePrice(text: string, { parseDollars }: Formats): number | null {
  const price = parseDollars(text);
  return price !== null && price >= PRICE_RANGE.min && price <= PRICE_RANGE.max ? price : null;
}

/** Whether what was typed is no price yet, such as the `1` of `132` or the `1,2` of `1,230`. */
export const isUnfinished = ({ text, dollars }: LastPrice, formats: Formats) =>
  dollars === null && ['5', '50', '500'].some((rest) => parsePrice(text + rest, formats) !== null);

/** What the visitor paid, and how it compares with the estimate in dollars, in words. Empty where no price is typed. */
export function describeLastPrice(
  { dollars: price }: LastPrice,
  estimate: number,
  { formats: { dollars }, calculatorForm }: Content,
): string {
  if (price === null) return '';
  const text = calculatorForm.savings.lastPrice[compareLastPrice(price, estimate)];
  return interpolate(text, { price: dollars(price), amount: dollars(Math.abs(price - estimate)) });
}

/** How what was typed compares with the estimate in dollars, in words. Empty where nothing is typed. */
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
