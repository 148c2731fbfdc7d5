import { expect, test } from 'vitest';
import { fillIn } from '@/lib/fill-in';

test('puts each value where the text names it, as often as it does', () => {
  expect(fillIn('{price} a visit, {visits} visits: {price}', { price: '$82', visits: 3 })).toBe(
    '$82 a visit, 3 visits: $82',
  );
});

test('takes values as they are, also ones that look like a place or a pattern', () => {
  expect(fillIn('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
});

test('leaves a place without a value to be noticed', () => {
  expect(fillIn('from {price}', {})).toBe('from {price}');
});
