import { expect, test } from 'vitest';
import { fillIn } from '@/lib/format';
import { withProduct } from '@/lib/settings';

test.each([
  ['{price}, {visits} x {price}', { price: '$82', visits: 3 }, '$82, 3 x $82'],
  ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
  ['from {price}', {}, 'from {price}'],
])('%j filled with %j is %j', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

test.each(['$&', '$$', '$1', '$`', "$'", 'Save$$ & "Go"'])(
  'inserts %s unchanged, though it has a meaning in replacement strings',
  (product) => {
    expect(fillIn('Welcome to {product}!', { product })).toBe(`Welcome to ${product}!`);
  },
);

test('withProduct replaces {product} by the configured name, and leaves other texts unchanged', () => {
  expect(withProduct('Welcome to {product}, {product}!')).toBe('Welcome to Pitlane, Pitlane!');
  expect(withProduct('Join our waitlist')).toBe('Join our waitlist');
});
