/** Range of a slider, in the unit of its value. */
export interface Limits {
  min: number;
  max: number;
  /** Change by an arrow key. */
  step: number;
  /** Change by Page Up and Page Down. */
  largeStep: number;
  initial: number;
}

/** Kilometres a year. */
export const DISTANCE_LIMITS: Limits = {
  min: 100,
  max: 500_000,
  step: 1_000,
  largeStep: 10_000,
  initial: 15_000,
};

/** Years. */
export const AGE_LIMITS: Limits = { min: 0, max: 15, step: 1, largeStep: 10, initial: 5 };

/** Limits a value to the range. */
export function clampTo(value: number, { min, max }: Pick<Limits, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max);
}
