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
}

const WEAR: readonly Surcharge[] = [
  { factor: 'carAge', over: 8, amount: 20 },
  { factor: 'distancePerYear', over: 200_000, amount: 30 },
];

/** The product's price of each service. */
const RATES: Readonly<Record<Service, Rate>> = {
  'oil-change': { basePrice: 82, surcharges: [] },
  'brake-pad-replacement': { basePrice: 180, surcharges: WEAR },
  'battery-replacement': { basePrice: 140, surcharges: [{ factor: 'carAge', over: 5, amount: 15 }] },
  'tire-rotation': { basePrice: 49, surcharges: [] },
  'spark-plug-replacement': { basePrice: 110, surcharges: WEAR },
  'air-filter-replacement': { basePrice: 30, surcharges: [] },
};

/** The product's price of one visit in whole dollars: base price plus surcharges. */
export function priceOf(factors: PriceFactors): number {
  const { basePrice, surcharges } = RATES[factors.service];
  return surcharges
    .filter(({ factor, over }) => factors[factor] > over)
    .reduce((price, { amount }) => price + amount, basePrice);
}

/** The prices of others as multiples of the product's. */
export const COMPETITOR_FACTORS = { nationalBrand: 1.4, dealership: 2 };

/** Visits a year by the yearly distance in kilometres. */
export const VISITS = [
  { from: 0, visits: 2 },
  { from: 10_000, visits: 3 },
  { from: 20_000, visits: 4 },
] as const;

/** Service visits a year for a yearly distance in kilometres. */
export function visitsPerYear(distancePerYear: number): number {
  const [few, some, many] = VISITS;
  if (distancePerYear < some.from) return few.visits;
  return distancePerYear < many.from ? some.visits : many.visits;
}
