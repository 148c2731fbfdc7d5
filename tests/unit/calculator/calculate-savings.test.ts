import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateSavings, competitorPrices } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS, priceOf, visitsPerYear } from '@/calculator/prices';
import { AGE_RANGE, DISTANCE_RANGE } from '@/calculator/ranges';
import { SERVICES, type Service } from '@/calculator/types';

/* Rules only: figures, which the owner changes, stand in prices.ts and specified-figures.test.ts alone. */

const anyCar = fc.record({
  service: fc.constantFrom(...SERVICES),
  distancePerYear: fc.integer({ min: DISTANCE_RANGE.min, max: DISTANCE_RANGE.max }),
  carAge: fc.integer({ min: AGE_RANGE.min, max: AGE_RANGE.max }),
});

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

it('the saving is the difference to a dealership, at each visit and in a year', () => {
  fc.assert(
    fc.property(anyCar, (car) => {
      const price = priceOf(car);
      const visits = visitsPerYear(car.distancePerYear);
      const others = competitorPrices(price);
      const saving = others.dealershipPrice - price;
      const { percentageSaved, ...result } = calculateSavings(car);
      expect(result).toEqual({
        productPrice: price,
        ...others,
        savingsPerVisit: saving,
        annualSavings: saving * visits,
        visits,
      });
      expect(Number.isInteger(percentageSaved)).toBe(true);
      expect(Math.abs(percentageSaved - (100 * saving) / others.dealershipPrice)).toBeLessThanOrEqual(0.5);
    }),
  );
});

const price = (service: Service, carAge: number, distancePerYear: number) =>
  priceOf({ service, carAge, distancePerYear });

it.each(['brake-pad-replacement', 'spark-plug-replacement'] as const)(
  '%s costs more for a car over 8 years, and more over 200,000 km a year',
  (service) => {
    const base = price(service, 8, 200_000);
    const [older, farther] = [price(service, 9, 200_000) - base, price(service, 8, 201_000) - base];
    expect(price(service, 0, 100)).toBe(base);
    expect(Math.min(older, farther)).toBeGreaterThan(0);
    expect(price(service, 9, 201_000)).toBe(base + older + farther);
  },
);

it('a battery costs more for a car over 5 years, however far it is driven', () => {
  const base = price('battery-replacement', 5, 500_000);
  expect(price('battery-replacement', 0, 100)).toBe(base);
  expect(price('battery-replacement', 6, 100)).toBeGreaterThan(base);
});

it.each([
  [2, [100, 9_999]],
  [3, [10_000, 15_000, 19_999]],
  [4, [20_000, 500_000]],
])('%i visits a year are needed for %j km', (visits, distances) => {
  expect(distances.map(visitsPerYear)).toEqual(distances.map(() => visits));
});
