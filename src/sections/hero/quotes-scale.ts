interface Prices {
  /** Of the chosen quote, then of the others; dollars. */
  prices: readonly [number, ...number[]];
  dealershipPrice: number;
  /** Dollars between two ticks. */
  tick: number;
}

/** Units from one printed number to the next. */
const STEP = 20;

/**
 * The ruler of the quotes, in units of half a tick, in which CSS lays it out. `at` converts dollars into units, `dollarsAt`
 * units into dollars. `margin` is at the page's margin on desktops, the numbers are on both sides of it. `upright` is the
 * range of the vertical ruler, whose ends are halfway between two numbers, so that none is cut; `rows` has the lengths from
 * its start to each price, and to its end.
 */
export function quotesScale({ prices, dealershipPrice, tick }: Prices) {
  const at = (dollars: number) => (2 * dollars) / tick;
  const [lowest, dealership] = [at(prices[0]), at(dealershipPrice)];
  const margin = Math.floor(lowest - 18);
  const upright = {
    from: (Math.floor((lowest - 2) / STEP - 0.5) + 0.5) * STEP,
    to: (Math.ceil((dealership + 20) / STEP - 0.5) + 0.5) * STEP,
  };
  const marks = [...prices.map(at), dealership, upright.to];
  return {
    at,
    dollarsAt: (units: number) => (units * tick) / 2,
    margin,
    numbers: { first: Math.max(0, Math.floor((margin - 80) / STEP) * STEP), last: margin + 240, step: STEP },
    upright,
    rows: marks.map((mark, index) => mark - (marks[index - 1] ?? upright.from)),
  };
}
