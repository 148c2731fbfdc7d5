import { expect, it } from 'vitest';
import { suggestPostalCode } from '@/dialogs/form/suggest-postal-code';

it.each([
  ['K1A OB1', 'K1A 0B1'],
  ['m5v-2to', 'M5V 2T0'],
  ['kia ob1', 'K1A 0B1'],
  [' L5B2NI ', 'L5B 2N1'],
  ['M5V 2T6', null],
  ['W5V 2T6', null],
  ['90210', null],
  ['OSLO', null],
  ['', null],
])('corrects the postal code %j to %j', (typed, suggested) => {
  expect(suggestPostalCode(typed)).toBe(suggested);
});
