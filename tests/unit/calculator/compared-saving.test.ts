import { expect, it } from 'vitest';
import { comparedSaving } from '@/calculator/compared-saving';

const OURS = { productPrice: 180, dealershipPrice: 360 };

it.each([
  [360, 180, null],
  [310, 130, 310],
  [190, 10, 190],
  [189, 0, 189],
  [20, 0, 20],
] as const)(
  'comparedSaving compares our price of $180 with $%d and returns a saving of $%d if the price paid is %s',
  (comparedPrice, amount, pricePaid) => {
    expect(comparedSaving(OURS, pricePaid)).toEqual({ comparedPrice, amount });
  },
);
