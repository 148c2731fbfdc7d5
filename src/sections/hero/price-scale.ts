import { COMPETITOR_FACTORS } from '@/calculator/prices';
import type { SavingsResult } from '@/calculator/types';

/** Positions on the vertical and the horizontal ruler, in units from our price. CSS sets the length of a unit. */
export const RULER = {
  dealership: 132,
  /** `flags` is the smallest distance between two flags. */
  vertical: { start: -9, end: 172, halfNumber: 6, halfFlag: 13, flags: 27 },
  /** `end` and `widestEnd` are the ends of the ruler on the narrowest and on the widest page. */
  horizontal: { start: -18, end: 142, widestEnd: 220, longestFlag: 20 },
};

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

/** The start of the national brand's text: the position of its price before rounding to whole dollars. */
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
 * Returns the positions of the flags on the vertical ruler, in units. If they would overlap, the friend's flag moves away
 * from the visitor's, towards its own price if there is space.
 * @param own The position of the price that the visitor paid, in units.
 * @param friend The position of the friend's price, in units.
 */
export function flagRows(own: number | null, friend: number | null) {
  const { start, end, halfFlag, flags } = RULER.vertical;
  const [first, last] = [start + halfFlag, end - halfFlag];
  const rowOf = (place: number | null) => (place === null ? null : Math.min(Math.max(place, first), last));
  const rows = { own: rowOf(own), friend: rowOf(friend) };
  if (rows.own === null || rows.friend === null || Math.abs(rows.own - rows.friend) >= flags) return rows;
  const isAfter = (friend ?? 0) < (own ?? 0) ? rows.own - flags < first : rows.own + flags <= last;
  return { ...rows, friend: rows.own + (isAfter ? flags : -flags) };
}

/**
 * Returns the step between two numbers on the ruler, in dollars: the smallest of 1, 2 or 5 times a power of ten that
 * divides the range into at most seven parts.
 */
function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 7));
  return ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
}

/**
 * Returns the scale of both rulers. Our price is at 0, and the dealership's price is always at the same position. `at`
 * converts dollars to units. `step` is the difference in dollars between two of the `numbers`, which run from our price to
 * the end of the ruler on the widest page.
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
