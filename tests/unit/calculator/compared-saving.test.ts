import { expect, it } from 'vitest';
import { comparedSaving } from '@/calculator/compared-saving';

const OURS = { productPrice: 180, dealershipPrice: 360 };

it.each([
  [null, 360, 180],
  [310, 310, 130],
  [190, 190, 10],
  [189, 189, 0],
  [20, 20, 0],
] as const)(
  'with a last price of %d ours, $180, is compared with $%d',
  (lastPrice, comparedPrice, amount) => {
    expect(comparedSaving(OURS, lastPrice)).toEqual({ comparedPrice, amount });
  },
);
