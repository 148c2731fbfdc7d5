import { expect, test } from 'vitest';
import { ageTicks, distanceLabels, distanceTicks } from '@/sections/savings-calculator/fader-marks';

test('the distance scale is a slide rule: nine ticks to a power of ten, the fifth longer', () => {
  const sizes = distanceTicks.map(({ size }) => size[0]).join('');
  expect(sizes).toBe(`${'lsssmssss'.repeat(3)}lsssl`);
});

test('its first label stands at the start, its last at the end, 10k a little past the middle', () => {
  const places = distanceLabels.map(({ at, text }) => [text, Math.round(at * 100)]);
  expect(places).toEqual([
    ['100', 0],
    ['1k', 27],
    ['10k', 54],
    ['100k', 81],
    ['500k', 100],
  ]);
});

test('the age scale has a tick for every year, every fifth long', () => {
  expect(ageTicks.map(({ size }) => size[0]).join('')).toBe('lsssslsssslssssl');
});
