import { expect, it, vi } from 'vitest';
import { fillIn } from '@/lib/fill-in';
import { randomId } from '@/lib/random-id';

it.each([
  ['{price}, {visits} x {price}', { price: '$82', visits: 3 }, '$82, 3 x $82'],
  ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
  ['from {price}', {}, 'from {price}'],
  // Those with a meaning in replacement strings too.
  ['{product}!', { product: "$&$$$1$`$'Save$$" }, "$&$$$1$`$'Save$$!"],
])('%j filled with %j is %j', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each([
  ['on a secure origin', globalThis.crypto],
  ['over plain http, where there is no randomUUID', {}],
])('makes a different version 4 UUID each time %s', (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const ids = Array.from({ length: 100 }, randomId);
  expect(ids.filter((id) => !VERSION_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
