import { advertisedFigures } from './advertised-figures';

/** The stages of a job, in order. */
export const STAGES = ['checked-in', 'on-the-lift', 'test-drive', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/** The dealership's price for the illustrative job, in whole dollars. */
const DEALERSHIP_PRICE = 330;

/** Returns the lowest price of the illustrative job, in whole dollars, for a largest saving of `saving` percent. */
export const lowestPriceFor = (saving: number): number =>
  Math.ceil((DEALERSHIP_PRICE * (100 - saving)) / 100);

/**
 * The figures that all drawings of the illustrative job share. The texts are in each language's `example-job.ts`. The
 * calculator must not offer this job, because its prices could contradict the drawings. The chosen price is lower than the
 * dealership's by the advertised saving.
 */
export const exampleJob = {
  car: { year: 2021, model: 'Honda Civic LX', odometerKm: 47_920 },
  chosen: { price: lowestPriceFor(advertisedFigures.saving), distanceKm: 2.8 },
  dealershipPrice: DEALERSHIP_PRICE,
  currentStage: 'on-the-lift' as const,
};
