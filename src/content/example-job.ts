import { claimedFigures } from './claimed-figures';

export const STAGES = ['checked-in', 'on-the-lift', 'test-drive', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/** Whole dollars. */
const DEALERSHIP_PRICE = 330;

/**
 * The prices of the example, in whole dollars, when garages save up to `saving` per cent. `dollarsPerTick` keep the flags of
 * the quotes apart on the price dial whatever is claimed.
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

const { lowest } = examplePrices(claimedFigures.saving);

/**
 * The figures of the illustrative job in every drawing; its words are in `example-job.ts` of each language. The calculator must
 * not sell it, so that no drawing contradicts its prices. The chosen price is below the dealership's by the saving that the
 * page claims.
 */
export const exampleJob = {
  car: { year: 2021, model: 'Honda Civic LX', odometerKm: 47_920 },
  chosen: { price: lowest, rating: 4.6, distanceKm: 2.8 },
  dealershipPrice: DEALERSHIP_PRICE,
  currentStage: 'on-the-lift' as const,
};

/** Stages that are complete or in progress. */
export const stagesReached = STAGES.indexOf(exampleJob.currentStage) + 1;
