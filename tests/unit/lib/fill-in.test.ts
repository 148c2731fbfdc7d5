import { expect, test } from 'vitest';
import { fillIn } from '@/lib/fill-in';

test('replaces every occurrence of a placeholder', () => {
  expect(fillIn('{price} a visit, {visits} visits: {price}', { price: '$82', visits: 3 })).toBe(
    '$82 a visit, 3 visits: $82',
  );
});

test('inserts values unchanged, also ones that look like a placeholder', () => {
  expect(fillIn('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
});

test.each(['$&', '$$', '$1', '$`', "$'", 'Save$$ & "Go"'])(
  'inserts %s unchanged, though it has a meaning in replacement strings',
  (value) => {
    expect(fillIn('Welcome to {product}!', { product: value })).toBe(`Welcome to ${value}!`);
  },
);

test('leaves a placeholder without a value', () => {
  expect(fillIn('from {price}', {})).toBe('from {price}');
});
