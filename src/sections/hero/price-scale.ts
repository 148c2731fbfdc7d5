import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { SavingsResult } from '@/calculator/types';

/**
 * In units from our price: the dealership's price (`full`), how far the narrowest page has room for a horizontal ruler
 * (`reach`), and the ends of a vertical one.
 */
export const RULER = { start: -9, full: 132, reach: 142, end: 172 };

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

/** Where the text of the national brand begins, in units: at its price but for the rounding of dollars, which differs by job. */
export const BRAND_TEXT = (RULER.full * (nationalBrand - 1)) / (dealership - 1);

/**
 * The scale of the ruler, in units in which CSS lays it out: our price is at 0, and the dealership's always as far from it.
 * `at` converts dollars into units. `step` is in dollars, between two of the `numbers`: about six from price to price, and
 * as many around them as the widest page shows.
 */
export function scaleOf({ productPrice, dealershipPrice }: SavingsResult) {
  const range = dealershipPrice - productPrice;
  const unitsPerDollar = RULER.full / range;
  const power = 10 ** Math.floor(Math.log10(range / 7));
  const step = ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
  const at = (dollars: number) => (dollars - productPrice) * unitsPerDollar;
  const stepsAt = (units: number) => Math.floor((productPrice + units / unitsPerDollar) / step);
  const first = Math.max(0, stepsAt(-100));
  const numbers = Array.from({ length: stepsAt(220) - first + 1 }, (_, index) => (first + index) * step);
  return { firstPrice: productPrice, unitsPerDollar, at, step, numbers };
}

export type PriceScale = ReturnType<typeof scaleOf>;
