import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { SERVICES } from '@/calculator/types';
import { claimedFigures } from '@/content/claimed-figures';
import { exampleJob, examplePrices } from '@/content/example-job';
import { estimateScale, exampleScale } from '@/sections/hero/price-scale';

const anyClaim = fc.integer({ min: 10, max: 60 });
const { dealershipPrice } = exampleJob;
const shareOf = (price: number) => Math.round(100 - (100 * price) / dealershipPrice);

it('the example saves what is claimed, and never more', () => {
  expect(shareOf(exampleJob.chosen.price)).toBe(claimedFigures.saving);
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const { lowest } = examplePrices(claim);
      expect(shareOf(lowest)).toBe(claim);
      expect(100 * (dealershipPrice - lowest)).toBeLessThanOrEqual(claim * dealershipPrice);
    }),
  );
});

it('every price is on the ruler, in order and with room for its quote, whatever is claimed', () => {
  fc.assert(
    fc.property(anyClaim, (claim) => {
      const { lowest, middle, highest, tick } = examplePrices(claim);
      const { at, numbers, start, end, lengths } = exampleScale(
        [lowest, middle, highest, dealershipPrice],
        tick,
      );
      expect(lengths).toHaveLength(5);
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
      expect(lengths.reduce((sum, row) => sum + row)).toBeCloseTo(end - start);
      // As much as the narrowest desktop and phone have room for.
      expect(at(dealershipPrice)).toBeLessThanOrEqual(132);
      const order = [numbers[0], lowest, middle, highest, dealershipPrice, numbers.at(-1)];
      expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
      expect(numbers.filter((number) => number % 1 !== 0)).toEqual([]);
    }),
  );
});

it('every estimate hangs at the same places, in proportion to its prices, from a scale of whole dollars', () => {
  const factors = { service: fc.constantFrom(...SERVICES), carAge: fc.nat({ max: 15 }) };
  fc.assert(
    fc.property(fc.record({ ...factors, distancePerYear: fc.constantFrom(15_000, 300_000) }), (input) => {
      const { productPrice, nationalBrandPrice, dealershipPrice } = calculateSavings(input);
      const { at, numbers } = estimateScale([productPrice, nationalBrandPrice, dealershipPrice]);
      expect(at(productPrice)).toBe(0);
      expect(at(dealershipPrice)).toBeCloseTo(132);
      const share = (nationalBrandPrice - productPrice) / (dealershipPrice - productPrice);
      expect(at(nationalBrandPrice)).toBeCloseTo(132 * share);
      expect(numbers.filter((number) => number % 1 !== 0)).toEqual([]);
      const between = numbers.filter((number) => number > productPrice && number < dealershipPrice);
      expect(between.length).toBeGreaterThanOrEqual(2);
      expect(between.length).toBeLessThanOrEqual(7);
    }),
  );
});
