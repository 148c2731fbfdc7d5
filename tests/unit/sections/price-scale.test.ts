import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateSavings } from '@/calculator/calculate-savings';
import { COMPETITOR_FACTORS } from '@/calculator/prices';
import { AGE_RANGE } from '@/calculator/ranges';
import { DEFAULT_INPUT, SERVICES } from '@/calculator/types';
import { placeFlag, placeFriendFlag, RULER, scaleOf } from '@/sections/hero/price-scale';

it.each([
  [30, 60, 5, [30, 35, 40, 45, 50, 55, 60]],
  [82, 164, 20, [100, 120, 140, 160]],
  [460, 920, 100, [500, 600, 700, 800, 900]],
  [1_200, 2_400, 200, [1_200, 1_400, 1_600, 1_800, 2_000, 2_200, 2_400]],
])('a ruler from $%i to $%i has one number every $%i', (productPrice, dealershipPrice, step, between) => {
  const scale = scaleOf({ productPrice, dealershipPrice });
  expect(scale.step).toBe(step);
  expect(scale.numbers.filter((number) => number >= productPrice && number <= dealershipPrice)).toEqual(
    between,
  );
});

const { nationalBrand, dealership } = COMPETITOR_FACTORS;

const anyEstimate = fc
  .record({
    service: fc.constantFrom(...SERVICES),
    carAge: fc.nat({ max: AGE_RANGE.max }),
    distancePerYear: fc.constantFrom(15_000, 300_000),
  })
  .map((factors) => calculateSavings({ ...DEFAULT_INPUT, ...factors }));

it('scaleOf returns the positions at which CSS draws the prices of every estimate', () => {
  fc.assert(
    fc.property(anyEstimate, (result) => {
      const { productPrice, nationalBrandPrice, dealershipPrice } = result;
      const { positionOf } = scaleOf(result);
      expect(positionOf(productPrice)).toBe(0);
      // The position of the national brand corresponds to its factor, except for rounding to whole dollars.
      const brand = (positionOf(dealershipPrice) * (nationalBrand - 1)) / (dealership - 1);
      expect(Math.abs(positionOf(nationalBrandPrice) - brand)).toBeLessThan(positionOf(productPrice + 1));
      expect(positionOf(dealershipPrice)).toBeCloseTo(132);
    }),
  );
});

it('the ruler has two to seven whole numbers between our price and the dealership’s, and its numbers continue past its end', () => {
  fc.assert(
    fc.property(anyEstimate, (result) => {
      const { productPrice, dealershipPrice } = result;
      const { positionOf, numbers } = scaleOf(result);
      expect(numbers.filter((number) => number % 1 !== 0)).toEqual([]);
      const between = numbers.filter((number) => number > productPrice && number < dealershipPrice);
      expect(between.length).toBeGreaterThanOrEqual(2);
      expect(between.length).toBeLessThanOrEqual(7);
      expect(positionOf(numbers.at(-1) ?? 0)).toBeGreaterThan(RULER.vertical.end);
    }),
  );
});

it('the flags of two prices are on the vertical ruler and do not overlap', () => {
  const { start, end, halfFlag } = RULER.vertical;
  const anyPosition = fc.integer({ min: 2 * start, max: 2 * end });
  fc.assert(
    fc.property(anyPosition, anyPosition, (paid, friend) => {
      const paidFlag = placeFlag(paid);
      const friendFlag = placeFriendFlag(friend, paidFlag);
      for (const flag of [paidFlag, friendFlag]) {
        expect(flag - halfFlag).toBeGreaterThanOrEqual(start);
        expect(flag + halfFlag).toBeLessThanOrEqual(end);
      }
      expect(Math.abs(friendFlag - paidFlag)).toBeGreaterThanOrEqual(2 * halfFlag);
    }),
  );
});

it.each([
  [60, null, 60],
  [60, 20, 60],
  [60, 50, 76],
  [60, 70, 44],
  [900, 900, 133],
  [-50, -50, 30],
])(
  'for a friend’s price at position %j and a price paid at position %j, placeFriendFlag returns %j',
  (friend, paid, expected) => {
    expect(placeFriendFlag(friend, paid === null ? null : placeFlag(paid))).toBe(expected);
  },
);
