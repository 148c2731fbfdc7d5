import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLastPrice, savingOf } from '@/calculator/compare-last-price';

const OURS = { productPrice: 180, dealershipPrice: 360 };

it.each([
  [null, 360, 180],
  [310, 310, 130],
  [310.5, 310.5, 130.5],
  [190, 190, 10],
  [189, 189, 0],
  [180, 180, 0],
  [20, 20, 0],
] as const)(
  'with a last price of %d ours, $180, is compared with $%d',
  (lastPrice, comparedPrice, amount) => {
    expect(savingOf(OURS, lastPrice)).toEqual({ comparedPrice, amount });
  },
);

it('has a saving for whoever paid more, and for nobody else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 30, max: 230 }),
      fc.integer({ min: 5, max: 20_000 }),
      (productPrice, lastPrice) => {
        const { amount } = savingOf({ productPrice, dealershipPrice: 2 * productPrice }, lastPrice);
        expect(amount > 0).toBe(compareLastPrice(lastPrice, productPrice) === 'more');
        expect(amount).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
