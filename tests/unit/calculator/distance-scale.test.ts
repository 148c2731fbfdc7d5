import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAfterKey, distanceAt, positionOf, roundDistance } from '@/calculator/distance-scale';

const onTheGrid = (km: number) => km === 100 || (km % 1_000 === 0 && km >= 1_000 && km <= 500_000);

describe('rounding', () => {
  it.each([
    [-1, 100],
    [0, 100],
    [100, 100],
    [499, 100],
    [500, 1_000],
    [1_100, 1_000],
    [15_000, 15_000],
    [15_499, 15_000],
    [15_500, 16_000],
    [499_999, 500_000],
    [500_001, 500_000],
    [Number.POSITIVE_INFINITY, 500_000],
  ])('%d km becomes %i', (km, rounded) => {
    expect(roundDistance(km)).toBe(rounded);
  });
});

describe('the logarithmic track', () => {
  it('has 100 km at its start and 500,000 km at its end', () => {
    expect([distanceAt(0), distanceAt(1)]).toEqual([100, 500_000]);
    expect([positionOf(100), positionOf(500_000)]).toEqual([0, 1]);
  });

  it('has 15,000 km near 59 %', () => {
    expect(positionOf(15_000)).toBeCloseTo(0.588, 3);
  });

  it('ends where the track ends', () => {
    expect([distanceAt(-0.5), distanceAt(1.5)]).toEqual([100, 500_000]);
    expect([positionOf(0), positionOf(1_000_000)]).toEqual([0, 1]);
  });

  it('gives only values of the slider, more to the right', () => {
    const position = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(onTheGrid(distanceAt(a))).toBe(true);
        if (a <= b) expect(distanceAt(a)).toBeLessThanOrEqual(distanceAt(b));
      }),
    );
  });

  it('brings every value back from its own position', () => {
    for (let km = 1_000; km <= 500_000; km += 1_000) expect(distanceAt(positionOf(km))).toBe(km);
  });
});

describe('steps', () => {
  it.each([
    [15_000, 1_000, 16_000],
    [15_000, -1_000, 14_000],
    [15_000, 10_000, 25_000],
    [100, 1_000, 1_000],
    [100, 10_000, 10_000],
    [1_000, -1_000, 100],
    [10_000, -10_000, 100],
    [100, -1_000, 100],
    [500_000, 1_000, 500_000],
    [495_000, 10_000, 500_000],
  ])('%i km moved by %i is %i', (km, by, moved) => {
    expect(roundDistance(km + by)).toBe(moved);
  });

  it('never leave the grid', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer(), (position, by) => {
        expect(onTheGrid(roundDistance(distanceAt(position) + by))).toBe(true);
      }),
    );
  });
});

it.each(['Tab', 'Enter', 'a', 'toString', '__proto__'])('the key %s moves nothing', (key) => {
  expect(distanceAfterKey(15_000, { key, shiftKey: false })).toBeNull();
});
