import { exampleJob } from './example-job';

const { chosen, dealershipPrice } = exampleJob;

/**
 * Returns the prices on the price dial, in whole dollars, if `lowest` is the lowest price. `dollarsPerTick`, the scale of the
 * dial, depends on the saving, so that the flags of the quotes never overlap.
 */
export function dialPrices(lowest: number) {
  const saved = dealershipPrice - lowest;
  return {
    middle: lowest + Math.round(0.29 * saved),
    highest: lowest + Math.round(0.52 * saved),
    dollarsPerTick: Math.ceil(saved / 33) / 2,
  };
}

const { middle, highest, dollarsPerTick } = dialPrices(chosen.price);

/** The figures of the "Why Choose" dials, for the illustrative job (example-job.ts). */
export const exampleDials = {
  /** In dollars, the lowest first. */
  prices: [chosen.price, middle, highest] as const,
  dollarsPerTick,
  distancesKm: [chosen.distanceKm, 1.2, 4.1],
  secondsToBook: 48,
};
