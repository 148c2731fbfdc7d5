import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { AGE_LIMITS } from '@/calculator/limits';
import { SERVICES } from '@/calculator/types';
import { exampleJob, examplePrices } from '@/content/example-job';
import { estimateScale, exampleScale } from '@/sections/hero/price-scale';

/** As many units as the narrowest desktop and phone have room for. */
const FULL = 132;

const notWhole = (numbers: readonly number[]) => numbers.filter((number) => number % 1 !== 0);

it('every price of the example is on the ruler, in order and with room for its quote, whatever is claimed', () => {
  const { dealershipPrice } = exampleJob;
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 60 }), (claim) => {
      const { lowest, middle, highest, tick } = examplePrices(claim);
      const prices = [lowest, middle, highest, dealershipPrice] as const;
      const { at, numbers, start, end, lengths } = exampleScale(prices, tick);
      expect(lengths).toHaveLength(5);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
      expect(lengths.reduce((sum, row) => sum + row)).toBeCloseTo(end - start);
      expect(at(dealershipPrice)).toBeLessThanOrEqual(FULL);
      const order = [numbers[0], ...prices, numbers.at(-1)];
      expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
      expect(notWhole(numbers)).toEqual([]);
    }),
  );
});

it('every estimate hangs at the same places, in proportion to its prices, from a scale of whole dollars', () => {
  const anyCar = fc.record({
    service: fc.constantFrom(...SERVICES),
    carAge: fc.nat({ max: AGE_LIMITS.max }),
    distancePerYear: fc.constantFrom(15_000, 300_000),
  });
  fc.assert(
    fc.property(anyCar, (car) => {
      const { productPrice, nationalBrandPrice, dealershipPrice } = calculateSavings(car);
      const { at, numbers } = estimateScale([productPrice, nationalBrandPrice, dealershipPrice]);
      expect(at(productPrice)).toBe(0);
      expect(at(dealershipPrice)).toBeCloseTo(FULL);
      const share = (nationalBrandPrice - productPrice) / (dealershipPrice - productPrice);
      expect(at(nationalBrandPrice)).toBeCloseTo(FULL * share);
      expect(notWhole(numbers)).toEqual([]);
      const between = numbers.filter((number) => number > productPrice && number < dealershipPrice);
      expect(between.length).toBeGreaterThanOrEqual(2);
      expect(between.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('every price paid is on the ruler with the others, whose place is in proportion, from $5 to $20,000', () => {
  const paid = fc.integer({ min: 500, max: 2_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.constantFrom(...SERVICES), paid, (service, lastPrice) => {
      const { productPrice, nationalBrandPrice, dealershipPrice } = calculateSavings({
        service,
        carAge: 5,
        distancePerYear: 15_000,
      });
      const prices = [productPrice, nationalBrandPrice, dealershipPrice] as const;
      const { at, start, end, lengths } = estimateScale(prices, lastPrice);
      expect(at(productPrice)).toBe(0);
      // Room for the flag, and as much of the narrowest page as there is.
      for (const price of [...prices, lastPrice]) {
        expect(at(price) - start).toBeGreaterThanOrEqual(7.9);
        expect(end - at(price)).toBeGreaterThanOrEqual(39.9);
        expect(at(price)).toBeLessThanOrEqual(140.1);
      }
      expect(at(lastPrice) / at(dealershipPrice)).toBeCloseTo(
        (lastPrice - productPrice) / (dealershipPrice - productPrice),
      );
      expect(lengths.reduce((sum, row) => sum + row)).toBeCloseTo(end - start);
    }),
  );
});
