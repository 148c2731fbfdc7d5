/** Prices in dollars: ours or the chosen one first, the dealership's last. */
type Prices = readonly [number, ...number[]];

/** Units from the first price to the last where a comparison has its full width. */
const FULL = 132;

/**
 * The scale of a ruler, in units in which CSS lays it out; the first price is at 0. `at` converts dollars into units.
 * `step` is in dollars, between two of the `numbers`. A vertical ruler goes from `start` to `end`; a horizontal one across
 * the page, and has numbers on both sides of that. `lengths` has the units from `start` to each price, and to `end`.
 */
function scaleOf(prices: Prices, unitsPerDollar: number, step: number, start: number, end: number) {
  const [firstPrice] = prices;
  const at = (dollars: number) => (dollars - firstPrice) * unitsPerDollar;
  const dollarsAt = (units: number) => firstPrice + units / unitsPerDollar;
  const first = Math.max(0, Math.floor(dollarsAt(start - 94) / step));
  const last = Math.floor(dollarsAt(start + 230) / step);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const places = [start, ...prices.map(at), end];
  const lengths = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return { firstPrice, unitsPerDollar, at, step, numbers, start, end, lengths };
}

export type PriceScale = ReturnType<typeof scaleOf>;

/** The scale of the example's quotes, with `tick` dollars between two ticks. */
export function exampleScale(prices: Prices, tick: number): PriceScale {
  return scaleOf(prices, 2 / tick, 10 * tick, -4, FULL + 20);
}

/** The scale of an estimate: as long as the example's from the first price to the last, with about six numbers between. */
export function estimateScale(prices: Prices): PriceScale {
  const saving = Math.max(...prices) - prices[0];
  const power = 10 ** Math.floor(Math.log10(saving / 7));
  const step = ([1, 2, 5].find((digit) => digit * power >= saving / 7) ?? 10) * power;
  return scaleOf(prices, FULL / saving, step, -8, FULL + 36);
}
