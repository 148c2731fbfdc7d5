import { expect, it } from 'vitest';
import { interpolate } from '@/lib/interpolate';

it.each([
  ['{price}, {visits} x {price}', { price: '$82', visits: 3 }, '$82, 3 x $82'],
  ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
  ['from {price}', {}, 'from {price}'],
  // Values may contain patterns that have a meaning in replacement strings.
  ['{product}!', { product: "$&$$$1$`$'Save$$" }, "$&$$$1$`$'Save$$!"],
])('fills in %j with %j, which gives %j', (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
