import fc from 'fast-check';
import { expect, it } from 'vitest';
import { competitorPrices } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS, visitsPerYear } from '@/calculator/prices';

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

it.each([
  [2, [100, 9_999]],
  [3, [10_000, 15_000, 19_999]],
  [4, [20_000, 500_000]],
])('visitsPerYear returns %i for each of %j km', (visits, distances) => {
  expect(distances.map(visitsPerYear)).toEqual(distances.map(() => visits));
});
