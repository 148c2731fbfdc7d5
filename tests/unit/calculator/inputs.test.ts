import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAt, positionOf, roundDistance } from '@/calculator/distance-scale';
import { roundAge } from '@/calculator/ranges';
import { DEFAULT_INPUT } from '@/calculator/types';
import { MODELS } from '@/calculator/vehicles';
import { DISTANCE_SCALE } from '@/sections/savings-calculator/slider-ticks';

/** Whether the distance slider can have a value. */
const isSliderValue = (km: number) => km === 100 || (km % 1_000 === 0 && km >= 1_000 && km <= 500_000);
const anyPosition = fc.double({ min: 0, max: 1, noNaN: true });

it.each([
  [100, [-1, 0, 100, 499]],
  [1_000, [500, 1_100]],
  [15_000, [15_000, 15_499]],
  [16_000, [15_500]],
  [500_000, [499_999, 500_001, Number.POSITIVE_INFINITY]],
])('roundDistance returns %i km as the slider value nearest to each of %j', (km, distances) => {
  expect(distances.map(roundDistance)).toEqual(distances.map(() => km));
});

describe('the logarithmic track', () => {
  it('runs from 100 km to 500,000 km, with 15,000 km at 58.8% of its length', () => {
    expect([-0.5, 0, 1, 1.5].map(distanceAt)).toEqual([100, 100, 500_000, 500_000]);
    expect([0, 100, 500_000, 1_000_000].map(positionOf)).toEqual([0, 0, 1, 1]);
    expect(positionOf(15_000)).toBeCloseTo(0.588, 3);
  });

  it('maps every position to a slider value, in ascending order', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(isSliderValue(distanceAt(a))).toBe(true);
        if (a <= b) expect(distanceAt(a)).toBeLessThanOrEqual(distanceAt(b));
      }),
    );
  });

  it('maps the position of every value back to the same value', () => {
    for (let km = 1_000; km <= 500_000; km += 1_000) expect(distanceAt(positionOf(km))).toBe(km);
  });
});

it('the distance slider has a value at each tick', () => {
  for (const { position } of DISTANCE_SCALE)
    expect(positionOf(distanceAt(position))).toBeCloseTo(position, 10);
});

it.each([
  // The age must not be negative zero, which a field would show as -0.
  [0, [-3, -0, 0.4]],
  [4, [4.4]],
  [5, [4.5, 5]],
  [15, [99, Number.POSITIVE_INFINITY]],
])('roundAge returns %i years as the slider value nearest to each of %j', (age, years) => {
  expect(years.map(roundAge)).toEqual(years.map(() => age));
});

it('no two makes share a model', () => {
  const models = Object.values(MODELS).flat();
  expect(new Set(models).size).toBe(models.length);
});

it('the first estimate is for the first model of its make', () => {
  expect(DEFAULT_INPUT.model).toBe(MODELS[DEFAULT_INPUT.make][0]);
});
