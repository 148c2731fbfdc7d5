import { clampTo, DISTANCE_RANGE } from './ranges';

/**
 * The distance slider: positions are logarithmic, 0..1 along the track, because 15,000 km would be at 3 % of a linear
 * one. Values are 100 or whole thousands of kilometres a year.
 */
const { min, max, step, largeStep } = DISTANCE_RANGE;
const SPAN = max / min;

/** The nearest value of the slider to any number of kilometres: a whole thousand, or 100 at the low end. */
export function roundDistance(km: number): number {
  return clampTo(Math.round(km / step) * step, DISTANCE_RANGE);
}

/** The value at a position (0..1; clamped). */
export function distanceAt(position: number): number {
  return roundDistance(min * SPAN ** clampTo(position, { min: 0, max: 1 }));
}

/** The position of a value on the track, 0..1. */
export function positionOf(km: number): number {
  return Math.log(clampTo(km, DISTANCE_RANGE) / min) / Math.log(SPAN);
}

/** Kilometres that a key adds; the sum is rounded, so that 100 + 1,000 is 1,000. */
const KEYS = new Map([
  ['ArrowRight', step],
  ['ArrowUp', step],
  ['ArrowLeft', -step],
  ['ArrowDown', -step],
  ['PageUp', largeStep],
  ['PageDown', -largeStep],
  ['Home', -max],
  ['End', max],
]);

/**
 * The value after a key press on the thumb; null for a key that does not move it. With Shift an arrow key moves ten
 * steps, as in Radix.
 */
export function distanceAfterKey(
  km: number,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | null {
  const by = KEYS.get(key);
  if (by === undefined) return null;
  return roundDistance(km + (shiftKey && key.startsWith('Arrow') ? 10 * by : by));
}
