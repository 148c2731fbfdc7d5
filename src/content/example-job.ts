import { advertisedFigures } from './advertised-figures';

/** The stages of a job, in order. */
export const STAGES = ['checked-in', 'on-the-lift', 'test-drive', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/** The dealership's price for the illustrative job, in whole dollars. */
const DEALERSHIP_PRICE = 330;

/**
 * Returns the prices of the illustrative job, in whole dollars, for a largest saving of `saving` percent. `dollarsPerTick`,
 * the scale of the price dial, depends on the saving, so that the flags of the quotes never overlap.
 */
export function examplePrices(saving: number) {
  const lowest = Math.ceil((DEALERSHIP_PRICE * (100 - saving)) / 100);
  const saved = DEALERSHIP_PRICE - lowest;
  return {
    lowest,
    middle: lowest + Math.round(0.29 * saved),
    highest: lowest + Math.round(0.52 * saved),
    dollarsPerTick: Math.ceil(saved / 33) / 2,
  };
}

const { lowest } = examplePrices(advertisedFigures.saving);

/**
 * The figures that all drawings of the illustrative job share. The texts are in each language's `example-job.ts`. The
 * calculator must not offer this job, because its prices could contradict the drawings. The chosen price is lower than the
 * dealership's by the advertised saving.
 */
export const exampleJob = {
  car: { year: 2021, model: 'Honda Civic LX', odometerKm: 47_920 },
  chosen: { price: lowest, distanceKm: 2.8 },
  dealershipPrice: DEALERSHIP_PRICE,
  currentStage: 'on-the-lift' as const,
};
