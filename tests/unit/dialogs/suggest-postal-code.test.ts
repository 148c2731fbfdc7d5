import { expect, it } from 'vitest';
import { suggestPostalCode } from '@/dialogs/form/suggest-postal-code';

it.each([
  ['K1A OB1', 'K1A 0B1'],
  ['m5v-2to', 'M5V 2T0'],
  ['kia ob1', 'K1A 0B1'],
  [' L5B2NI ', 'L5B 2N1'],
])('suggests digits for the letters O and I in the postal code %j: %s', (typed, suggested) => {
  expect(suggestPostalCode(typed)).toBe(suggested);
});

it.each(['M5V 2T6', 'W5V 2T6', '90210', 'OSLO', ''])('suggests nothing for the postal code %j', (typed) => {
  expect(suggestPostalCode(typed)).toBeNull();
});
