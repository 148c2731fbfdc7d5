export interface Quote {
  /** Whole dollars; its place on the ruler. */
  price: number;
  shop: string;
  /** Out of 5. */
  rating: number;
  distanceKm: number;
}

/** Illustrative quotes for one job. The chosen price is 40 % below the dealership's, the saving that the page claims. */
export const heroQuotes = {
  job: 'Front brake pads',
  car: '2021 Honda Civic LX',
  note: 'Illustrative quotes',
  /** Dollars: first, last and distance of the printed numbers; the price at the page's margin; range on narrow screens. */
  ruler: { first: 100, last: 420, step: 20, atMargin: 180, upright: { from: 190, to: 345 } },
  fairRange: { label: 'Fair range for this job', from: 190, to: 240 },
  saved: '{amount} saved',
  more: '{amount} more',
  rated: 'Rated',
  away: '{km} km',
  chosen: {
    price: 198,
    shop: 'Maple Street Garage',
    rating: 4.9,
    distanceKm: 1.2,
    flag: 'Cheapest fair quote',
    booked: 'Booked in 48 s',
    stages: ['Checked in', 'On the lift', 'Test drive', 'Ready 11:30'],
    current: 'On the lift',
  },
  others: [
    { price: 229, shop: 'Two Bay Auto', rating: 4.7, distanceKm: 2.8 },
    { price: 262, shop: 'Corner Lift Garage', rating: 4.8, distanceKm: 4.1 },
  ] satisfies Quote[],
  dealership: { price: 330, shop: 'Dealership estimate' },
} as const;
