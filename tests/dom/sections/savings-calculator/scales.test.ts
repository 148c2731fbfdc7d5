import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisFor } from '@/sections/savings-calculator/comparison-panel';
import { AGE_SCALE, DISTANCE_SCALE } from '@/sections/savings-calculator/slider-ticks';

/** The first letters of the sizes: long, medium, short. */
function sizes({ ticks }: typeof AGE_SCALE): string {
  return ticks.map(({ size }) => size[0]).join('');
}

test('the scales have a tick for every year, and nine to a power of ten of kilometres', () => {
  expect(sizes(AGE_SCALE)).toBe('lsssslsssslssssl');
  expect(sizes(DISTANCE_SCALE)).toBe(`${'lsssmssss'.repeat(3)}lsssl`);
  const labels = DISTANCE_SCALE.labels.map(({ position, text }) => [text, Math.round(position * 100)]);
  expect(labels).toEqual([
    ['100', 0],
    ['1k', 27],
    ['10k', 54],
    ['100k', 81],
    ['500k', 100],
  ]);
});

test.each([
  [60, [0, 20, 40, 60], 4],
  [98, [0, 20, 40, 60, 80], 4],
  [164, [0, 50, 100, 150], 10],
  [280, [0, 100, 200], 20],
  [460, [0, 100, 200, 300, 400], 20],
])('up to a highest price of $%i the axis is labelled %j, with a tick every $%i', (highest, labels, tick) => {
  expect(axisFor(highest)).toEqual({ labels, tick });
});

test('the axis has two to five labels, none above the highest price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (highest) => {
      const { labels } = axisFor(highest);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(labels.length).toBeLessThanOrEqual(5);
      expect(labels.at(-1)).toBeLessThanOrEqual(highest);
    }),
  );
});
