import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimedFigures } from '@/content/claimed-figures';
import { exampleJob, examplePrices } from '@/content/example-job';
import { quotesScale } from '@/sections/hero/quotes-scale';

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
      const { lowest, middle, highest, fairRange, tick } = examplePrices(claim);
      const scale = quotesScale({ prices: [lowest, middle, highest], dealershipPrice, tick });
      const { at, dollarsAt, margin, numbers, upright, rows } = scale;
      expect(rows).toHaveLength(5);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(2);
      expect(rows.reduce((sum, row) => sum + row)).toBeCloseTo(upright.to - upright.from);
      // As much as the narrowest desktop and phone have room for.
      expect(at(dealershipPrice - lowest)).toBeLessThanOrEqual(132);
      const order = [numbers.first, margin, at(fairRange.from), at(lowest), at(middle), at(highest)];
      order.push(at(dealershipPrice), numbers.last);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expect(at(fairRange.to)).toBeLessThan(at(dealershipPrice));
      // Whole dollars, none of which is cut where the upright ruler ends.
      for (const number of [numbers.first, numbers.step]) expect(dollarsAt(number) % 1).toBe(0);
      for (const end of [upright.from, upright.to])
        expect(Math.abs((end - numbers.first) % numbers.step)).toBe(numbers.step / 2);
    }),
  );
});
