import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRecordable, scrollDepth } from '@/analytics/use-visit-analytics';

it.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [980, 25],
  [1_000, 25],
  [1_019, 25],
  [1_020, 26],
  [2_000, 50],
  [3_000, 75],
  [4_000, 100],
])(
  'a page of 5,000 px in a viewport of 1,000 px, scrolled by %i px, has a depth of %i %%',
  (scrollY, depth) => {
    expect(scrollDepth(scrollY, 5_000, 1_000)).toBe(depth);
  },
);

it.each([1_000, 600])('a page of %i px has no depth there', (scrollHeight) => {
  expect(scrollDepth(0, scrollHeight, 1_000)).toBeNull();
});

it('stays within 0 and 100 for any place on any page', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.nat({ max: 5_000 }),
      fc.nat(),
      (way, viewport, place) => {
        const depth = scrollDepth(place % (way + 1), way + viewport, viewport);
        expect(depth).toBeGreaterThanOrEqual(0);
        expect(depth).toBeLessThanOrEqual(100);
      },
    ),
  );
});

it('is recorded above 0 on a multiple of 25', () => {
  const recorded = Array.from({ length: 101 }, (_, depth) => depth).filter(isRecordable);
  expect(recorded).toEqual([25, 50, 75, 100]);
  expect([null, -25].filter(isRecordable)).toEqual([]);
});
