import { expect, it, vi } from 'vitest';
import { randomId } from '@/lib/random-id';

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
