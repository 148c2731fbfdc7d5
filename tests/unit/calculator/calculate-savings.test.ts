import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateSavings, mostAnnualSavings } from '@/calculator/calculate-savings';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { isRareWork, priceOf, visitsPerYear } from '@/calculator/prices';
import { type SavingsResult, SERVICES } from '@/calculator/types';

describe('worked examples', () => {
  it.each([
    ['oil-change', 5, 15_000, 82, 115, 164, 246, 3],
    ['brake-pad-replacement', 5, 15_000, 180, 252, 360, 540, 3],
    ['battery-replacement', 5, 15_000, 140, 196, 280, 420, 3],
    ['tire-rotation', 5, 15_000, 49, 69, 98, 147, 3],
    ['spark-plug-replacement', 5, 15_000, 110, 154, 220, 330, 3],
    ['air-filter-replacement', 5, 15_000, 30, 42, 60, 90, 3],
    ['brake-pad-replacement', 9, 201_000, 230, 322, 460, 920, 4],
    ['battery-replacement', 6, 9_999, 155, 217, 310, 310, 2],
  ] as const)(
    '%s at %i years and %i km costs $%i, $%i or $%i and saves $%i in %i visits',
    (service, carAge, distancePerYear, product, national, dealership, year, visits) => {
      expect(calculateSavings({ service, carAge, distancePerYear })).toEqual<SavingsResult>({
        productPrice: product,
        nationalBrandPrice: national,
        dealershipPrice: dealership,
        savingsPerVisit: dealership - product,
        annualSavings: year,
        percentageSaved: 50,
        visits,
      });
    },
  );

  const CARS = [
    [5, 200_000],
    [5, 201_000],
    [8, 200_000],
    [9, 200_000],
    [9, 201_000],
  ] as const;
  it.each([
    ['brake-pad-replacement', [180, 210, 180, 200, 230]],
    ['spark-plug-replacement', [110, 140, 110, 130, 160]],
    ['battery-replacement', [140, 140, 155, 155, 155]],
    ['oil-change', [82, 82, 82, 82, 82]],
    ['tire-rotation', [49, 49, 49, 49, 49]],
    ['air-filter-replacement', [30, 30, 30, 30, 30]],
  ] as const)(`%s costs $%j for cars of these years and km: ${JSON.stringify(CARS)}`, (service, prices) => {
    expect(CARS.map(([carAge, distancePerYear]) => priceOf({ service, carAge, distancePerYear }))).toEqual(
      prices,
    );
  });

  it.each([
    [2, [100, 9_999]],
    [3, [10_000, 15_000, 19_999]],
    [4, [20_000, 500_000]],
  ])('%i visits a year are needed for %j km', (visits, distances) => {
    expect(distances.map(visitsPerYear)).toEqual(distances.map(() => visits));
  });

  it('brakes, a battery and spark plugs are needed by no car at every visit of a year', () => {
    expect(SERVICES.filter(isRareWork)).toEqual([
      'brake-pad-replacement',
      'battery-replacement',
      'spark-plug-replacement',
    ]);
  });

  it('the most that the rules can save in a year is $920: brake pads of an old car that is driven far', () => {
    expect(mostAnnualSavings()).toBe(920);
  });
});

describe('for any car', () => {
  const anyCar = fc.record({
    service: fc.constantFrom(...SERVICES),
    distancePerYear: fc.integer({ min: DISTANCE_LIMITS.min, max: DISTANCE_LIMITS.max }),
    carAge: fc.integer({ min: AGE_LIMITS.min, max: AGE_LIMITS.max }),
  });

  it('every figure is whole and follows from the price', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const result = calculateSavings(car);
        const { productPrice, nationalBrandPrice, dealershipPrice, savingsPerVisit } = result;
        expect(Object.values(result).filter((figure) => !Number.isInteger(figure) || figure < 0)).toEqual([]);
        expect(Math.abs(nationalBrandPrice * 10 - productPrice * 14)).toBeLessThanOrEqual(5);
        expect(dealershipPrice).toBeGreaterThanOrEqual(nationalBrandPrice);
        expect(result.percentageSaved).toBe(50);
        expect(savingsPerVisit).toBe(dealershipPrice - productPrice);
        expect(result.annualSavings).toBe(savingsPerVisit * result.visits);
      }),
    );
  });
});
