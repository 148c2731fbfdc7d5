import type { PriceFactors, Service } from './types';

/** An amount that comes on top once a factor is strictly over a threshold. */
export interface Surcharge {
  factor: 'carAge' | 'distancePerYear';
  over: number;
  amount: number;
}

/** Whole dollars. */
export interface Rate {
  basePrice: number;
  surcharges: readonly Surcharge[];
}

const WEAR: readonly Surcharge[] = [
  { factor: 'carAge', over: 8, amount: 20 },
  { factor: 'distancePerYear', over: 200_000, amount: 30 },
];

/** What the product charges for each service (Specification, section 9). */
export const RATES: Readonly<Record<Service, Rate>> = {
  'Oil Change': { basePrice: 82, surcharges: [] },
  'Brake Pad Replacement': { basePrice: 180, surcharges: WEAR },
  'Battery Replacement': { basePrice: 140, surcharges: [{ factor: 'carAge', over: 5, amount: 15 }] },
  'Tire Rotation': { basePrice: 49, surcharges: [] },
  'Spark Plug Replacement': { basePrice: 110, surcharges: WEAR },
  'Air Filter Replacement': { basePrice: 30, surcharges: [] },
};

/** The product's price of one visit, in whole dollars: the base price and every surcharge that applies. */
export function priceOf(factors: PriceFactors): number {
  const { basePrice, surcharges } = RATES[factors.service];
  return surcharges
    .filter(({ factor, over }) => factors[factor] > over)
    .reduce((price, { amount }) => price + amount, basePrice);
}
