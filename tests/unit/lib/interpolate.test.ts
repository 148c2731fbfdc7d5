import { expect, it } from 'vitest';
import { interpolate } from '@/lib/interpolate';

it.each([
  ['{price}, {visits} x {price}', { price: '$82', visits: 3 }, '$82, 3 x $82'],
  ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
  ['from {price}', {}, 'from {price}'],
  // Values may contain the special patterns of replacement strings.
  ['{product}!', { product: "$&$$$1$`$'Save$$" }, "$&$$$1$`$'Save$$!"],
])('interpolate converts %j with the values %j to %j', (text, values, filled) => {
  expect(interpolate(text, values)).toBe(filled);
});
