interface Prices {
  /** Of the chosen quote, then of the others; dollars. */
  prices: readonly [number, ...number[]];
  dealershipPrice: number;
  /** Dollars between two ticks. */
  tick: number;
}

/** Units from one long tick to the next, and from one printed number to the next. */
const LONG_TICK = 10;
const NUMBER = 20;

/**
 * The ruler of the quotes, in units of half a tick, in which CSS lays it out. `at` converts dollars into units, `dollarsAt`
 * units into dollars. `margin` is at the page's margin on desktops, the numbers are on both sides of it. `upright` is the
 * range of the vertical ruler, and `rows` has the lengths from its start to each price, and to its end.
 */
export function quotesScale({ prices, dealershipPrice, tick }: Prices) {
  const at = (dollars: number) => (2 * dollars) / tick;
  const [lowest, dealership] = [at(prices[0]), at(dealershipPrice)];
  const downTo = (unit: number, step: number) => Math.floor(unit / step) * step;
  const margin = downTo(lowest - 18, 1);
  const upright = { from: downTo(lowest - 6, LONG_TICK), to: dealership + 20 };
  const marks = [...prices.map(at), dealership, upright.to];
  return {
    at,
    dollarsAt: (units: number) => (units * tick) / 2,
    margin,
    numbers: { first: Math.max(0, downTo(margin - 80, NUMBER)), last: margin + 240, step: NUMBER },
    upright,
    rows: marks.map((mark, index) => mark - (marks[index - 1] ?? upright.from)),
  };
}
