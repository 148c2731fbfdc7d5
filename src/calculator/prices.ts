import type { PriceFactors, Service } from './types';

/** Added to the price when a factor is strictly over a threshold. */
interface Surcharge {
  factor: 'carAge' | 'distancePerYear';
  over: number;
  amount: number;
}

/** Whole dollars. */
interface Rate {
  basePrice: number;
  surcharges: readonly Surcharge[];
  /** No car needs it at every visit of a year. */
  rare?: true;
}

const WEAR: readonly Surcharge[] = [
  { factor: 'carAge', over: 8, amount: 20 },
  { factor: 'distancePerYear', over: 200_000, amount: 30 },
];

/** The product's price of each service. */
export const RATES: Readonly<Record<Service, Rate>> = {
  'Oil Change': { basePrice: 82, surcharges: [] },
  'Brake Pad Replacement': { basePrice: 180, surcharges: WEAR, rare: true },
  'Battery Replacement': {
    basePrice: 140,
    surcharges: [{ factor: 'carAge', over: 5, amount: 15 }],
    rare: true,
  },
  'Tire Rotation': { basePrice: 49, surcharges: [] },
  'Spark Plug Replacement': { basePrice: 110, surcharges: WEAR, rare: true },
  'Air Filter Replacement': { basePrice: 30, surcharges: [] },
};

/** The product's price of one visit in whole dollars: base price plus surcharges. */
export function priceOf(factors: PriceFactors): number {
  const { basePrice, surcharges } = RATES[factors.service];
  return surcharges
    .filter(({ factor, over }) => factors[factor] > over)
    .reduce((price, { amount }) => price + amount, basePrice);
}

/** Whether the saving per visit says more than the one of a year, since no car needs the work at every visit. */
export function isRareWork(service: Service): boolean {
  return RATES[service].rare ?? false;
}

/** Visits a year below a yearly distance in kilometres, the shortest distance first. */
const VISITS_UNDER = [
  { distance: 10_000, visits: 2 },
  { distance: 20_000, visits: 3 },
] as const;

const VISITS_OTHERWISE = 4;

/** Service visits a year for a yearly distance in kilometres. */
export function visitsPerYear(distancePerYear: number): number {
  return VISITS_UNDER.find(({ distance }) => distancePerYear < distance)?.visits ?? VISITS_OTHERWISE;
}
