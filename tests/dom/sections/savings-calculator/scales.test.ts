import fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisFor } from '@/sections/savings-calculator/price-axis';

it.each([
  [60, [0, 20, 40, 60], 4],
  [164, [0, 50, 100, 150], 10],
  [460, [0, 100, 200, 300, 400], 20],
])('up to a highest price of $%i the axis is labelled %j, with a tick every $%i', (highest, labels, tick) => {
  expect(axisFor(highest)).toEqual({ labels, tick });
});

it('the axis has two to five labels, none above the highest price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (highest) => {
      const { labels } = axisFor(highest);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(labels.length).toBeLessThanOrEqual(5);
      expect(labels.at(-1)).toBeLessThanOrEqual(highest);
    }),
  );
});
