export interface Quote {
  /** Whole dollars. */
  price: number;
  shop: string;
  /** Out of 5. */
  rating: number;
  distanceKm: number;
}

/**
 * The illustrative job in every drawing. The calculator must not sell it, so that no drawing contradicts its prices. The
 * chosen price is below the dealership's by the saving that the page claims.
 */
export const exampleJob = {
  name: 'Serpentine belt',
  car: '2021 Honda Civic LX',
  odometer: '47,920 km',
  chosen: { price: 198, shop: 'Maple Street Garage', rating: 4.9, distanceKm: 1.2 },
  /** By price. */
  others: [
    { price: 236, shop: 'Two Bay Auto', rating: 4.7, distanceKm: 2.8 },
    { price: 267, shop: 'Corner Lift Garage', rating: 4.8, distanceKm: 4.1 },
  ],
  dealershipPrice: 330,
  secondsToBook: 48,
  stages: ['Checked in', 'On the lift', 'Test drive', 'Ready 11:30'],
  currentStage: 'On the lift',
} as const satisfies { chosen: Quote; others: readonly Quote[] } & Record<string, unknown>;

/** Stages that are complete or under way. */
export const stagesReached = exampleJob.stages.indexOf(exampleJob.currentStage) + 1;
