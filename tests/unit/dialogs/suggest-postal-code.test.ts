import { expect, it } from 'vitest';
import { suggestPostalCode } from '@/dialogs/form/suggest-postal-code';

it.each([
  ['K1A 0B1', 'K1A OB1'],
  ['M5V 2T0', 'm5v-2to'],
  ['K1A 0B1', 'kia ob1'],
  ['L5B 2N1', ' L5B2NI '],
])('suggests %j for the postal code %j', (suggested, typed) => {
  expect(suggestPostalCode(typed)).toBe(suggested);
});

it.each(['M5V 2T6', '90210', 'OSLO', ''])('suggests nothing for the postal code %j', (typed) => {
  expect(suggestPostalCode(typed)).toBeNull();
});
