import { advertisedFigures } from './advertised-figures';
import { exampleJob, examplePrices } from './example-job';

const { middle, highest, dollarsPerTick } = examplePrices(advertisedFigures.saving);
const { chosen } = exampleJob;

/** The figures of the "Why Choose" dials, for the illustrative job (example-job.ts). */
export const exampleDials = {
  /** In dollars, the lowest first. */
  prices: [chosen.price, middle, highest] as const,
  dollarsPerTick,
  distancesKm: [chosen.distanceKm, 1.2, 4.1],
  secondsToBook: 48,
};
