import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateSavings, highestPrice, mostAnnualSavings } from '@/calculator/calculate-savings';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { DEFAULT_INPUT, MAKES, type SavingsResult, SERVICES, VARIANTS } from '@/calculator/types';
import { modelsOf } from '@/calculator/vehicles';

describe('worked examples at 5 years and 15,000 km', () => {
  it.each([
    ['Oil Change', { product: 82, national: 115, dealership: 164, year: 246 }],
    ['Brake Pad Replacement', { product: 180, national: 252, dealership: 360, year: 540 }],
    ['Battery Replacement', { product: 140, national: 196, dealership: 280, year: 420 }],
    ['Tire Rotation', { product: 49, national: 69, dealership: 98, year: 147 }],
    ['Spark Plug Replacement', { product: 110, national: 154, dealership: 220, year: 330 }],
    ['Air Filter Replacement', { product: 30, national: 42, dealership: 60, year: 90 }],
  ] as const)('%s', (service, { product, national, dealership, year }) => {
    expect(calculateSavings({ ...DEFAULT_INPUT, service })).toEqual<SavingsResult>({
      productPrice: product,
      nationalBrandPrice: national,
      dealershipPrice: dealership,
      savingsPerVisit: dealership - product,
      annualSavings: year,
      percentageSaved: 50,
      visits: 3,
    });
  });
});

describe('worked examples beyond the thresholds', () => {
  it('surcharges brake pads of an old car that drives far, four times a year', () => {
    const factors = { service: 'Brake Pad Replacement', carAge: 9, distancePerYear: 201_000 } as const;
    expect(calculateSavings(factors)).toEqual<SavingsResult>({
      productPrice: 230,
      nationalBrandPrice: 322,
      dealershipPrice: 460,
      savingsPerVisit: 230,
      annualSavings: 920,
      percentageSaved: 50,
      visits: 4,
    });
  });

  it('surcharges the battery of a car over 5 years, twice a year under 10,000 km', () => {
    const factors = { service: 'Battery Replacement', carAge: 6, distancePerYear: 9_999 } as const;
    expect(calculateSavings(factors)).toMatchObject({
      productPrice: 155,
      nationalBrandPrice: 217,
      dealershipPrice: 310,
      annualSavings: 310,
    });
  });

  it.each([
    [9_999, 164],
    [10_000, 246],
    [19_999, 246],
    [20_000, 328],
  ])('an oil change at %i km a year saves $%i', (distancePerYear, annualSavings) => {
    expect(calculateSavings({ ...DEFAULT_INPUT, distancePerYear }).annualSavings).toBe(annualSavings);
  });
});

describe('for any input', () => {
  const anyInput = fc.constantFrom(...MAKES).chain((make) =>
    fc.record({
      make: fc.constant(make),
      model: fc.constantFrom(...modelsOf(make)),
      variant: fc.constantFrom(...VARIANTS),
      service: fc.constantFrom(...SERVICES),
      distancePerYear: fc.integer({ min: DISTANCE_LIMITS.min, max: DISTANCE_LIMITS.max }),
      carAge: fc.integer({ min: AGE_LIMITS.min, max: AGE_LIMITS.max }),
    }),
  );

  it('every figure is a whole number and none is negative', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const figure of Object.values(calculateSavings(input))) {
          expect(Number.isInteger(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('the dealership costs at least as much as the national brand, and that as the product', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = calculateSavings(input);
        expect(result.dealershipPrice).toBeGreaterThanOrEqual(result.nationalBrandPrice);
        expect(result.nationalBrandPrice).toBeGreaterThanOrEqual(result.productPrice);
        expect(highestPrice(result)).toBe(result.dealershipPrice);
      }),
    );
  });

  it('the national price is within half a dollar of 1.4 times the product price', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { nationalBrandPrice, productPrice } = calculateSavings(input);
        expect(Math.abs(nationalBrandPrice * 10 - productPrice * 14)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('half of the dealership price is saved, at every visit of the year', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = calculateSavings(input);
        expect(result.percentageSaved).toBe(50);
        expect(result.savingsPerVisit).toBe(result.dealershipPrice - result.productPrice);
        expect(result.annualSavings).toBe(result.savingsPerVisit * result.visits);
      }),
    );
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
    fc.assert(
      fc.property(anyInput, (input) => {
        const { service, carAge, distancePerYear } = input;
        expect(calculateSavings(input)).toEqual(calculateSavings({ service, carAge, distancePerYear }));
      }),
    );
  });
});

it('the most that the rules can save in a year is $920: brake pads of an old car that is driven far', () => {
  expect(mostAnnualSavings()).toBe(920);
});
