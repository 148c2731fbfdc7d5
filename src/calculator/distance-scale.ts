import { clampTo, DISTANCE_LIMITS } from './limits';

/**
 * The distance slider: positions are logarithmic, 0..1 along the track, because 15,000 km would be at 3 % of a linear
 * one. Values are 100 or whole thousands of kilometres a year.
 */
const { min, max, step, largeStep } = DISTANCE_LIMITS;
const SPAN = max / min;

/** The nearest value of the slider to any number of kilometres: a whole thousand, or 100 at the low end. */
export function roundDistance(km: number): number {
  return clampTo(Math.round(km / step) * step, DISTANCE_LIMITS);
}

/** The value at a position (0..1; clamped). */
export function distanceAt(position: number): number {
  return roundDistance(min * SPAN ** clampTo(position, { min: 0, max: 1 }));
}

/** The position of a value on the track, 0..1. */
export function positionOf(km: number): number {
  return Math.log(clampTo(km, DISTANCE_LIMITS) / min) / Math.log(SPAN);
}

/** Adds kilometres and rounds to a value of the slider: 100 + 1,000 is 1,000, not 1,100. */
export function stepDistance(km: number, by: number): number {
  return roundDistance(km + by);
}

const MOVES = new Map<string, (km: number) => number>([
  ['ArrowRight', (km) => stepDistance(km, step)],
  ['ArrowUp', (km) => stepDistance(km, step)],
  ['ArrowLeft', (km) => stepDistance(km, -step)],
  ['ArrowDown', (km) => stepDistance(km, -step)],
  ['PageUp', (km) => stepDistance(km, largeStep)],
  ['PageDown', (km) => stepDistance(km, -largeStep)],
  ['Home', () => min],
  ['End', () => max],
]);

/** The value after a key press on the thumb, by `KeyboardEvent.key`; null for a key that does not move it. */
export function distanceAfterKey(km: number, key: string): number | null {
  return MOVES.get(key)?.(km) ?? null;
}
