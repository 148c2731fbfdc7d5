import type { SavingsResult } from '@/calculator/types';

/** Units from our price to the dealership's. */
const FULL = 132;

/** In units from our price: the ends of a vertical ruler, and how far the narrowest page has room for a horizontal one. */
export const RULER = { start: -9, end: FULL + 40, reach: FULL + 10 };

/**
 * The scale of the ruler, in units in which CSS lays it out: our price is at 0, and the dealership's always as far from it.
 * `at` converts dollars into units. `step` is in dollars, between two of the `numbers`: about six from price to price, and
 * as many around them as the widest page shows.
 */
export function scaleOf({ productPrice, dealershipPrice }: SavingsResult) {
  const range = dealershipPrice - productPrice;
  const unitsPerDollar = FULL / range;
  const power = 10 ** Math.floor(Math.log10(range / 7));
  const step = ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
  const at = (dollars: number) => (dollars - productPrice) * unitsPerDollar;
  const stepsAt = (units: number) => Math.floor((productPrice + units / unitsPerDollar) / step);
  const first = Math.max(0, stepsAt(-100));
  const numbers = Array.from({ length: stepsAt(220) - first + 1 }, (_, index) => (first + index) * step);
  return { firstPrice: productPrice, unitsPerDollar, at, step, numbers };
}

export type PriceScale = ReturnType<typeof scaleOf>;
