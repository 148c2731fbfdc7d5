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
  'for a price paid of %s, compares our price of $180 with $%d',
  (pricePaid, comparedPrice, amount) => {
    expect(comparedSaving(OURS, pricePaid)).toEqual({ comparedPrice, amount });
  },
);
