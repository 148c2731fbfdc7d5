import { expect, test } from 'vitest';
import { AGE_SCALE, DISTANCE_SCALE } from '@/sections/savings-calculator/slider-ticks';

/** The first letters of the sizes: long, medium, short. */
function sizes({ ticks }: typeof AGE_SCALE): string {
  return ticks.map(({ size }) => size[0]).join('');
}

test('the distance scale has nine ticks to a power of ten, the first long and the fifth medium', () => {
  expect(sizes(DISTANCE_SCALE)).toBe(`${'lsssmssss'.repeat(3)}lsssl`);
});

test('the distance scale has its first label at the start, its last at the end, and 10k past the middle', () => {
  const labels = DISTANCE_SCALE.labels.map(({ position, text }) => [text, Math.round(position * 100)]);
  expect(labels).toEqual([
    ['100', 0],
    ['1k', 27],
    ['10k', 54],
    ['100k', 81],
    ['500k', 100],
  ]);
});

test('the age scale has a tick for every year, every fifth long', () => {
  expect(sizes(AGE_SCALE)).toBe('lsssslsssslssssl');
});
