import { clampTo, DISTANCE_RANGE } from './ranges';

/**
 * The scale of the distance slider. Positions on the track run from 0 to 1 and are logarithmic, because 15,000 km would
 * be at 3% of a linear track. Values are in kilometers per year: 100, or whole thousands.
 */
const { min, max, step, largeStep } = DISTANCE_RANGE;
const SPAN = max / min;

/** Returns the closest slider value: a multiple of 1,000 km, or 100 km for a distance below 500 km. */
export function roundDistance(km: number): number {
  return clampTo(Math.round(km / step) * step, DISTANCE_RANGE);
}

/** Returns the value at a position on the track, after clamping the position to the range from 0 to 1. */
export function distanceAt(position: number): number {
  return roundDistance(min * SPAN ** clampTo(position, { min: 0, max: 1 }));
}

/** Returns the position of a value on the track, from 0 to 1. */
export function positionOf(km: number): number {
  return Math.log(clampTo(km, DISTANCE_RANGE) / min) / Math.log(SPAN);
}

/** The kilometers that each key adds. The sum is rounded to a slider value, so 100 plus 1,000 is 1,000. */
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
 * Returns the value after a key press on the thumb, or null for a key that does not move the thumb. With Shift, an arrow key
 * moves the thumb ten steps, as in Radix.
 */
export function distanceAfterKey(
  km: number,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | null {
  const by = KEYS.get(key);
  if (by === undefined) return null;
  return roundDistance(km + (shiftKey && key.startsWith('Arrow') ? 10 * by : by));
}
