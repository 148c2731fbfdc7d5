import fc from 'fast-check';
import { expect, it } from 'vitest';
import { competitorPrices } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS, priceOf, visitsPerYear } from '@/calculator/prices';
import { AGE_RANGE, DISTANCE_RANGE } from '@/calculator/ranges';
import { DEFAULT_INPUT, SERVICES } from '@/calculator/types';

/* Prices, surcharges and worked examples are tested in specified-figures.test.ts. */

it('competitors charge a multiple of our price, rounded to whole dollars', () => {
  /** Uses whole numbers, because multiplying them causes no floating-point errors. A factor has at most two decimals. */
  const times = (price: number, factor: number) => Math.floor((price * Math.round(factor * 100) + 50) / 100);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (price) => {
      expect(competitorPrices(price)).toEqual({
        nationalBrandPrice: times(price, COMPETITOR_FACTORS.nationalBrand),
        dealershipPrice: times(price, COMPETITOR_FACTORS.dealership),
      });
    }),
  );
});

it('our prices are positive whole numbers of dollars', () => {
  const cars = fc.record({
    service: fc.constantFrom(...SERVICES),
    carAge: fc.integer(AGE_RANGE),
    distancePerYear: fc.integer(DISTANCE_RANGE),
  });
  fc.assert(
    fc.property(cars, (factors) => {
      const price = priceOf({ ...DEFAULT_INPUT, ...factors });
      expect(price, 'Use whole dollars in src/calculator/prices.ts').toBe(Math.max(1, Math.round(price)));
    }),
  );
});

it.each([
  [2, [100, 9_999]],
  [3, [10_000, 15_000, 19_999]],
  [4, [20_000, 500_000]],
])('visitsPerYear returns %i for each of %j km', (visits, distances) => {
  expect(distances.map(visitsPerYear)).toEqual(distances.map(() => visits));
});
