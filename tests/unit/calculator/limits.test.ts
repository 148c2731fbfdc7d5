import { expect, it } from 'vitest';
import { roundAge } from '@/calculator/limits';

it.each([
  // Not the negative zero, which a field would show as -0.
  [0, [-3, -0, 0.4]],
  [4, [4.4]],
  [5, [4.5, 5]],
  [15, [99, Number.POSITIVE_INFINITY]],
])('%i years is the age nearest to any of %j', (age, years) => {
  expect(years.map(roundAge)).toEqual(years.map(() => age));
});
