import fc from 'fast-check';
import { expect, it } from 'vitest';
import { competitorPrices } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS, visitsPerYear } from '@/calculator/prices';

/* specified-figures.test.ts has the prices, their surcharges and the worked examples. */

it('others charge their multiple of our price, in whole dollars, rounded half up', () => {
  /** In whole numbers, which have no binary noise: a factor has two decimals at most. */
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
])('%i visits a year are needed for %j km', (visits, distances) => {
  expect(distances.map(visitsPerYear)).toEqual(distances.map(() => visits));
});
