import { exampleJob } from './example-job.ts';

/** The words and the scale of the hero's quotes for the example job. */
export const heroQuotes = {
  note: 'Illustrative quotes',
  /** Dollars: first, last and distance of the printed numbers; the price at the page's margin; range on narrow screens. */
  ruler: { first: 100, last: 420, step: 20, atMargin: 180, upright: { from: 192, to: 350 } },
  fairRange: { label: 'Fair range for this job', from: 190, to: 240 },
  saved: '{amount} saved',
  share: '{percent}% below the dealership',
  more: '{amount} more',
  rated: 'Rated',
  away: '{km} km',
  cheapest: 'Cheapest fair quote',
  booked: `Booked in ${exampleJob.secondsToBook} s`,
  dealership: 'Dealership estimate',
} as const;
