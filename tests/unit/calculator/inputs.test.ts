import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAt, positionOf, roundDistance } from '@/calculator/distance-scale';
import { roundAge } from '@/calculator/ranges';
import { DEFAULT_INPUT } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';
import { DISTANCE_SCALE } from '@/sections/savings-calculator/slider-ticks';

const onTheGrid = (km: number) => km === 100 || (km % 1_000 === 0 && km >= 1_000 && km <= 500_000);
const anyPosition = fc.double({ min: 0, max: 1, noNaN: true });

it.each([
  [100, [-1, 0, 100, 499]],
  [1_000, [500, 1_100]],
  [15_000, [15_000, 15_499]],
  [16_000, [15_500]],
  [500_000, [499_999, 500_001, Number.POSITIVE_INFINITY]],
])('%i km is the nearest value to %j', (km, distances) => {
  expect(distances.map(roundDistance)).toEqual(distances.map(() => km));
});

describe('the logarithmic track', () => {
  it('has 100 km at its start, 15,000 km near 59 % and 500,000 km at its end', () => {
    expect([-0.5, 0, 1, 1.5].map(distanceAt)).toEqual([100, 100, 500_000, 500_000]);
    expect([0, 100, 500_000, 1_000_000].map(positionOf)).toEqual([0, 0, 1, 1]);
    expect(positionOf(15_000)).toBeCloseTo(0.588, 3);
  });

  it('gives only values of the slider, larger ones further right', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(onTheGrid(distanceAt(a))).toBe(true);
        if (a <= b) expect(distanceAt(a)).toBeLessThanOrEqual(distanceAt(b));
      }),
    );
  });

  it('brings every value back from its own position', () => {
    for (let km = 1_000; km <= 500_000; km += 1_000) expect(distanceAt(positionOf(km))).toBe(km);
  });
});

it('the scale of the distance slider has a tick only where it has a value', () => {
  for (const { position } of DISTANCE_SCALE)
    expect(positionOf(distanceAt(position))).toBeCloseTo(position, 10);
});

it.each([
  // Not the negative zero, which a field would show as -0.
  [0, [-3, -0, 0.4]],
  [4, [4.4]],
  [5, [4.5, 5]],
  [15, [99, Number.POSITIVE_INFINITY]],
])('%i years is the age nearest to any of %j', (age, years) => {
  expect(years.map(roundAge)).toEqual(years.map(() => age));
});

it('every make has models of its own, and the calculator starts with the first of its make', () => {
  const models = Object.values(MODELS).flat();
  expect(new Set(models).size).toBe(models.length);
  expect(DEFAULT_INPUT.model).toBe(MODELS[DEFAULT_INPUT.make][0]);
});
