export interface Quote {
  /** Whole dollars. */
  price: number;
  shop: string;
  /** Out of 5. */
  rating: number;
  distanceKm: number;
}

export const STAGES = ['checked-in', 'on-the-lift', 'test-drive', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The figures and names of the illustrative job in every drawing; its words are in `job.ts`. The calculator must not sell
 * it, so that no drawing contradicts its prices. The chosen price is below the dealership's by the saving that the page
 * claims.
 */
export const exampleJob = {
  car: { year: 2021, model: 'Honda Civic LX', odometerKm: 47_920 },
  chosen: { price: 198, shop: 'Maple Street Garage', rating: 4.9, distanceKm: 1.2 },
  /** By price. */
  others: [
    { price: 236, shop: 'Two Bay Auto', rating: 4.7, distanceKm: 2.8 },
    { price: 267, shop: 'Corner Lift Garage', rating: 4.8, distanceKm: 4.1 },
  ] satisfies [Quote, Quote],
  /** Whole dollars, like those below. */
  dealershipPrice: 330,
  fairRange: { from: 190, to: 240 },
  secondsToBook: 48,
  currentStage: 'on-the-lift' as const,
};

/** Stages that are complete or in progress. */
export const stagesReached = STAGES.indexOf(exampleJob.currentStage) + 1;
