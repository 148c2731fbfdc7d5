import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { SavingsResult } from '@/calculator/types';

/** Positions on the vertical and the horizontal ruler, in units from our price. CSS sets the length of a unit. */
export const RULER = {
  dealership: 132,
  vertical: { start: -9, end: 172, halfNumber: 6, halfFlag: 13 },
  /**
   * `end` and `widestEnd` are the positions where the ruler ends on the narrowest and on the widest screen. `flag` is the
   * length of a flag.
   */
  horizontal: { start: -18, end: 142, widestEnd: 220, flag: 20 },
};

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

/**
 * The position where the text about the national brand begins. It is the position of the brand's price before the price is
 * rounded to whole dollars.
 */
const NATIONAL_BRAND = (RULER.dealership * (nationalBrand - 1)) / (dealership - 1);

const ROWS = [NATIONAL_BRAND, RULER.dealership - NATIONAL_BRAND, RULER.vertical.end - RULER.dealership];

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
 * Returns the position of a flag on the vertical ruler, in units. The flag is as close to its price as the ends of the ruler
 * allow.
 * @param position The position of the price, in units.
 */
export function placeFlag(position: number): number {
  const { start, end, halfFlag } = RULER.vertical;
  return Math.min(Math.max(position, start + halfFlag), end - halfFlag);
}

/**
 * Returns the position of the friend's flag on the vertical ruler, in units. If the flag would overlap the flag of the price
 * paid, it moves to the nearer side of that flag, or to the other side if the ruler ends on the nearer side.
 * @param position The position of the friend's price, in units.
 * @param paidFlag The position of the flag of the price paid, in units; null if there is no such flag.
 */
export function placeFriendFlag(position: number, paidFlag: number | null): number {
  const flag = placeFlag(position);
  const height = 2 * RULER.vertical.halfFlag;
  if (paidFlag === null || Math.abs(flag - paidFlag) >= height) return flag;
  const distance = position < paidFlag ? -height : height;
  const nearer = paidFlag + distance;
  return placeFlag(nearer) === nearer ? nearer : paidFlag - distance;
}

/**
 * Returns the step between two numbers on the ruler, in dollars: the smallest number that is 1, 2 or 5 times a power of ten
 * and divides the range into at most seven parts.
 */
function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 7));
  return ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
}

/**
 * Returns the scale for both rulers. Our price is at 0, and the dealership's price is always at the same position.
 * `positionOf` converts dollars to units. `step` is the difference in dollars between two consecutive `numbers`. The numbers
 * run from our price to the end of the ruler on the widest screen.
 */
export function scaleOf({
  productPrice,
  dealershipPrice,
}: Pick<SavingsResult, 'productPrice' | 'dealershipPrice'>) {
  const range = dealershipPrice - productPrice;
  const unitsPerDollar = RULER.dealership / range;
  const step = niceStep(range);
  const positionOf = (dollars: number) => (dollars - productPrice) * unitsPerDollar;
  const first = Math.ceil(productPrice / step);
  const last = Math.floor((productPrice + RULER.horizontal.widestEnd / unitsPerDollar) / step);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { firstPrice: productPrice, unitsPerDollar, positionOf, step, numbers };
}

export type PriceScale = ReturnType<typeof scaleOf>;
