/** Kilometres a year. An arrow key changes them by `step`, Page Up and Page Down by `largeStep`. */
export const DISTANCE_RANGE = { min: 100, max: 500_000, step: 1_000, largeStep: 10_000 };

/** Years. */
export const AGE_RANGE = { min: 0, max: 15, step: 1 };

/** The nearest age of the slider, in whole years. */
export function roundAge(years: number): number {
  return clampTo(Math.round(years), AGE_RANGE);
}

/** Limits a value to the range. */
export function clampTo(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
