/** Prices in dollars: ours or the chosen one first, the dealership's last. */
type Prices = readonly [number, ...number[]];

/** Units from the first price to the last where a comparison has its full width. */
const FULL = 132;

/** Units of an estimate's vertical ruler after the dealership's price. */
const ESTIMATE_TAIL = 40;

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

/**
 * The scale of an estimate: as long as the example's from the first price to the last, with about six numbers between. A
 * last price beyond its ends makes it coarser.
 */
export function estimateScale(prices: Prices, lastPrice: number | null = null): PriceScale {
  const [lowest] = prices;
  const highest = Math.max(...prices);
  const paid = lastPrice ?? lowest;
  /** Dollars from the first price on in the full width. */
  const range = Math.max(
    highest - lowest,
    ((paid - lowest) * FULL) / (FULL + 8),
    ((highest - paid) * FULL) / (FULL + 18),
  );
  const power = 10 ** Math.floor(Math.log10(range / 7));
  const step = ([1, 2, 5].find((digit) => digit * power >= range / 7) ?? 10) * power;
  const unitsPerDollar = FULL / range;
  const start = Math.min(-8, (paid - lowest) * unitsPerDollar - 8);
  const end = Math.max(highest - lowest, paid - lowest) * unitsPerDollar + ESTIMATE_TAIL;
  return scaleOf(prices, unitsPerDollar, step, start, end);
}
