import { claimedFigures } from './claimed-figures';
import { exampleJob, examplePrices } from './example-job';

const { middle, highest, dollarsPerTick } = examplePrices(claimedFigures.saving);
const { chosen } = exampleJob;

/** What the dials of "Why Choose" show of the illustrative job. */
export const exampleDials = {
  /** Dollars, the lowest first. */
  prices: [chosen.price, middle, highest] as const,
  dollarsPerTick,
  distancesKm: [chosen.distanceKm, 1.2, 4.1],
  secondsToBook: 48,
};
