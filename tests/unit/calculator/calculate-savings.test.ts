import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateSavings, mostAnnualSavings } from '@/calculator/calculate-savings';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { type CalculatorInput, MAKES, type SavingsResult, SERVICES, VARIANTS } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';

const FIVE_YEARS = { carAge: 5, distancePerYear: 15_000 };

describe('worked examples', () => {
  it.each([
    ['Oil Change', FIVE_YEARS, { product: 82, national: 115, dealership: 164, year: 246, visits: 3 }],
    [
      'Brake Pad Replacement',
      FIVE_YEARS,
      { product: 180, national: 252, dealership: 360, year: 540, visits: 3 },
    ],
    [
      'Battery Replacement',
      FIVE_YEARS,
      { product: 140, national: 196, dealership: 280, year: 420, visits: 3 },
    ],
    ['Tire Rotation', FIVE_YEARS, { product: 49, national: 69, dealership: 98, year: 147, visits: 3 }],
    [
      'Spark Plug Replacement',
      FIVE_YEARS,
      { product: 110, national: 154, dealership: 220, year: 330, visits: 3 },
    ],
    [
      'Air Filter Replacement',
      FIVE_YEARS,
      { product: 30, national: 42, dealership: 60, year: 90, visits: 3 },
    ],
    [
      'Brake Pad Replacement',
      { carAge: 9, distancePerYear: 201_000 },
      { product: 230, national: 322, dealership: 460, year: 920, visits: 4 },
    ],
    [
      'Battery Replacement',
      { carAge: 6, distancePerYear: 9_999 },
      { product: 155, national: 217, dealership: 310, year: 310, visits: 2 },
    ],
  ] as const)('%s, %j', (service, car, { product, national, dealership, year, visits }) => {
    expect(calculateSavings({ service, ...car })).toEqual<SavingsResult>({
      productPrice: product,
      nationalBrandPrice: national,
      dealershipPrice: dealership,
      savingsPerVisit: dealership - product,
      annualSavings: year,
      percentageSaved: 50,
      visits,
    });
  });
});

describe('for any input', () => {
  const anyInput = fc.constantFrom(...MAKES).chain((make) =>
    fc.record({
      make: fc.constant(make),
      model: fc.constantFrom(...MODELS[make]),
      variant: fc.constantFrom(...VARIANTS),
      service: fc.constantFrom(...SERVICES),
      distancePerYear: fc.integer({ min: DISTANCE_LIMITS.min, max: DISTANCE_LIMITS.max }),
      carAge: fc.integer({ min: AGE_LIMITS.min, max: AGE_LIMITS.max }),
    }),
  );

  /** Calculates for 100 inputs. */
  const check = (examine: (result: SavingsResult, input: CalculatorInput) => void) =>
    fc.assert(fc.property(anyInput, (input) => examine(calculateSavings(input), input)));

  it('every figure is a whole number and none is negative', () => {
    check((result) => {
      for (const figure of Object.values(result)) {
        expect(Number.isInteger(figure)).toBe(true);
        expect(figure).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('the dealership costs at least as much as the national brand, and that as the product', () => {
    check((result) => {
      expect(result.dealershipPrice).toBeGreaterThanOrEqual(result.nationalBrandPrice);
      expect(result.nationalBrandPrice).toBeGreaterThanOrEqual(result.productPrice);
    });
  });

  it('the national price is within half a dollar of 1.4 times the product price', () => {
    check(({ nationalBrandPrice, productPrice }) => {
      expect(Math.abs(nationalBrandPrice * 10 - productPrice * 14)).toBeLessThanOrEqual(5);
    });
  });

  it('half of the dealership price is saved, at every visit of the year', () => {
    check((result) => {
      expect(result.percentageSaved).toBe(50);
      expect(result.savingsPerVisit).toBe(result.dealershipPrice - result.productPrice);
      expect(result.annualSavings).toBe(result.savingsPerVisit * result.visits);
    });
  });

  it.each(['carAge', 'distancePerYear'] as const)('nothing gets cheaper with more %s', (factor) => {
    fc.assert(
      fc.property(anyInput, fc.nat({ max: DISTANCE_LIMITS.max }), (input, more) => {
        const before = calculateSavings(input);
        const after = calculateSavings({ ...input, [factor]: input[factor] + more });
        expect(after.productPrice).toBeGreaterThanOrEqual(before.productPrice);
        expect(after.annualSavings).toBeGreaterThanOrEqual(before.annualSavings);
      }),
    );
  });

  it('make, model and variant change no figure', () => {
    check((result, { service, carAge, distancePerYear }) => {
      expect(result).toEqual(calculateSavings({ service, carAge, distancePerYear }));
    });
  });
});

it('the most that the rules can save in a year is $920: brake pads of an old car that is driven far', () => {
  expect(mostAnnualSavings()).toBe(920);
});
