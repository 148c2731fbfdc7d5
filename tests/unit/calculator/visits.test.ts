import { expect, it } from 'vitest';
import { visitsPerYear } from '@/calculator/visits';

it.each([
  [100, 2],
  [9_999, 2],
  [10_000, 3],
  [15_000, 3],
  [19_999, 3],
  [20_000, 4],
  [500_000, 4],
])('%i km a year make %i visits', (distance, visits) => {
  expect(visitsPerYear(distance)).toBe(visits);
});
