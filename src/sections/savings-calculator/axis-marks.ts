/** Distances between labels, in dollars. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const MOST_LABELS = 5;

/** The ruler beside the bars: labelled amounts in dollars, and the finer ticks between them. */
export interface Axis {
  labels: number[];
  tick: number;
}

/** A ruler from $0 to the highest price with the finest round labels that are not more than five. */
export function axisFor(highestPrice: number): Axis {
  const step = STEPS.find((candidate) => highestPrice / candidate < MOST_LABELS) ?? highestPrice;
  const count = Math.floor(highestPrice / step) + 1;
  return { labels: Array.from({ length: count }, (_, index) => index * step), tick: step / 5 };
}
