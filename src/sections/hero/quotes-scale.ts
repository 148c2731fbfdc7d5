/** Prices in dollars: ours or the chosen one first, the dealership's last. */
type Prices = readonly [number, ...number[]];

/** Units from the first price to the last where a picture has its full width. */
const FULL = 132;

/** The range of the vertical ruler in units. */
interface Upright {
  from: number;
  to: number;
}

/**
 * The ruler, in units in which CSS lays it out; the first price is at 0. `at` converts dollars into units, of which a dollar
 * has `per`. `step` is in dollars, between two of the `numbers`. `margin` is at the page's margin on desktops, the numbers
 * are on both sides of it. `rows` has the lengths from the vertical ruler's start to each price, and to its end.
 */
function scaleOf(prices: Prices, per: number, step: number, upright: Upright) {
  const [price] = prices;
  const at = (dollars: number) => (dollars - price) * per;
  const margin = -18;
  const first = Math.max(0, Math.floor((price + (margin - 80) / per) / step));
  const last = Math.floor((price + (margin + 240) / per) / step);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const marks = [...prices.map(at), upright.to];
  const rows = marks.map((mark, index) => mark - (marks[index - 1] ?? upright.from));
  return { price, per, at, step, numbers, margin, upright, rows };
}

export type Scale = ReturnType<typeof scaleOf>;

/** The ruler of the example's quotes, with `tick` dollars between two ticks. */
export function exampleScale(prices: Prices, tick: number): Scale {
  return scaleOf(prices, 2 / tick, 10 * tick, { from: -4, to: FULL + 20 });
}

/** The ruler of an estimate: as long as the example's from the first price to the last, with about six numbers between. */
export function estimateScale(prices: Prices): Scale {
  const saving = Math.max(...prices) - prices[0];
  const power = 10 ** Math.floor(Math.log10(saving / 7));
  const step = ([1, 2, 5].find((digit) => digit * power >= saving / 7) ?? 10) * power;
  return scaleOf(prices, FULL / saving, step, { from: -8, to: FULL + 36 });
}
