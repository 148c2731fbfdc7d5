import { claimedFigures } from './claimed-figures';

export interface Quote {
  /** Whole dollars. */
  price: number;
  /** Out of 5. */
  rating: number;
  distanceKm: number;
}

export const STAGES = ['checked-in', 'on-the-lift', 'test-drive', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/** Whole dollars. */
const DEALERSHIP_PRICE = 330;

/**
 * The prices of the example, in whole dollars, when garages save up to `saving` per cent. `tick` is the
 * dollars between two ticks of the price dial, which keep the flags of the quotes apart whatever is claimed.
 */
export function examplePrices(saving: number) {
  const lowest = Math.ceil((DEALERSHIP_PRICE * (100 - saving)) / 100);
  const saved = DEALERSHIP_PRICE - lowest;
  const tick = Math.ceil(saved / 33) / 2;
  return {
    lowest,
    middle: lowest + Math.round(0.29 * saved),
    highest: lowest + Math.round(0.52 * saved),
    tick,
  };
}

const { lowest, middle, highest, tick } = examplePrices(claimedFigures.saving);

/**
 * The figures of the illustrative job in every drawing; its words are in `example-job.ts` of each language. The calculator must
 * not sell it, so that no drawing contradicts its prices. The chosen price is below the dealership's by the saving that the
 * page claims.
 */
export const exampleJob = {
  car: { year: 2021, model: 'Honda Civic LX', odometerKm: 47_920 },
  chosen: { price: lowest, rating: 4.6, distanceKm: 2.8 },
  /** By price. */
  others: [
    { price: middle, rating: 4.9, distanceKm: 1.2 },
    { price: highest, rating: 4.8, distanceKm: 4.1 },
  ] satisfies [Quote, Quote],
  dealershipPrice: DEALERSHIP_PRICE,
  tick,
  secondsToBook: 48,
  currentStage: 'on-the-lift' as const,
};

/** Stages that are complete or in progress. */
export const stagesReached = STAGES.indexOf(exampleJob.currentStage) + 1;
