import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { SavingsResult } from '@/calculator/types';

/** The places of both rulers, in units from our price, to which CSS gives a length. */
export const RULER = {
  dealership: 132,
  vertical: { start: -9, end: 172, halfNumber: 6 },
  /** As far as the narrowest page has room for it; the widest shows it up to `widestEnd`. */
  horizontal: { start: -18, end: 142, widestEnd: 220, longestFlag: 20 },
};

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

/** Where the text of the national brand begins: at its price but for the rounding of dollars, which differs by service. */
const NATIONAL_BRAND = (RULER.dealership * (nationalBrand - 1)) / (dealership - 1);

const ROWS = [NATIONAL_BRAND, RULER.dealership - NATIONAL_BRAND, RULER.vertical.end - RULER.dealership];

/** The same for CSS. */
export const RULER_STYLE = {
  '--dealership': RULER.dealership,
  '--national-brand': NATIONAL_BRAND,
  '--rows': ROWS.map((height) => `${height}fr`).join(' '),
  '--vertical-start': RULER.vertical.start,
  '--vertical-end': RULER.vertical.end,
  '--horizontal-start': RULER.horizontal.start,
  '--horizontal-end': RULER.horizontal.end,
};

/**
 * The dollars from one number of a ruler to the next: 1, 2 or 5 times a power of ten, the least that divides the range into
 * seven parts at most.
 */
function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 7));
  return ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
}

/**
 * The scale of both rulers, in units in which CSS lays them out: our price is at 0, and the dealership's always as far from it.
 * `at` converts dollars into units. `step` is in dollars, between two of the `numbers`, of which as many stand from our price
 * on as the widest page shows; ticks divide it.
 */
export function scaleOf({
  productPrice,
  dealershipPrice,
}: Pick<SavingsResult, 'productPrice' | 'dealershipPrice'>) {
  const range = dealershipPrice - productPrice;
  const unitsPerDollar = RULER.dealership / range;
  const step = niceStep(range);
  const at = (dollars: number) => (dollars - productPrice) * unitsPerDollar;
  const first = Math.ceil(productPrice / step);
  const last = Math.floor((productPrice + RULER.horizontal.widestEnd / unitsPerDollar) / step);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { firstPrice: productPrice, unitsPerDollar, at, step, numbers };
}

export type PriceScale = ReturnType<typeof scaleOf>;
