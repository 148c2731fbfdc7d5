import type { PriceFactors, Service } from './types';

/** An amount that is added to the base price if a factor is strictly greater than a threshold. */
interface Surcharge {
  factor: 'carAge' | 'distancePerYear';
  /** The threshold in the unit of the factor: years, or kilometers per year. */
  over: number;
  /** In whole dollars. */
  amount: number;
}

/** The parts of the price of a service, in whole dollars. */
interface Rate {
  basePrice: number;
  surcharges: readonly Surcharge[];
}

/** The surcharges for parts that wear out with age and distance. */
const WEAR: readonly Surcharge[] = [
  { factor: 'carAge', over: 8, amount: 20 },
  { factor: 'distancePerYear', over: 200_000, amount: 30 },
];

/** Our base price and surcharges for each service. */
const RATES: Readonly<Record<Service, Rate>> = {
  'oil-change': { basePrice: 82, surcharges: [] },
  'brake-pad-replacement': { basePrice: 180, surcharges: WEAR },
  'battery-replacement': { basePrice: 140, surcharges: [{ factor: 'carAge', over: 5, amount: 15 }] },
  'tire-rotation': { basePrice: 49, surcharges: [] },
  'spark-plug-replacement': { basePrice: 110, surcharges: WEAR },
  'air-filter-replacement': { basePrice: 30, surcharges: [] },
};

/** Returns our price in whole dollars: the base price of the service plus each surcharge that applies. */
export function priceOf(factors: PriceFactors): number {
  const { basePrice, surcharges } = RATES[factors.service];
  return surcharges
    .filter(({ factor, over }) => factors[factor] > over)
    .reduce((price, { amount }) => price + amount, basePrice);
}

/** The prices of competitors as multiples of ours. */
export const COMPETITOR_FACTORS = { nationalBrand: 1.4, dealership: 2 };

/**
 * The number of service visits per year, by the distance driven per year. `from` is the shortest distance, in kilometers, to
 * which `visits` applies.
 */
export const VISITS = [
  { from: 0, visits: 2 },
  { from: 10_000, visits: 3 },
  { from: 20_000, visits: 4 },
] as const;

/**
 * Returns the number of service visits per year: 2 for less than 10,000 km, 3 for less than 20,000 km, and 4 otherwise.
 * @param distancePerYear In kilometers.
 */
export function visitsPerYear(distancePerYear: number): number {
  const [few, some, many] = VISITS;
  if (distancePerYear < some.from) return few.visits;
  return distancePerYear < many.from ? some.visits : many.visits;
}
