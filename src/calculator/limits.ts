/** Range of one of the calculator's sliders, in the unit its value has (Specification, section 9). */
export interface Limits {
  min: number;
  max: number;
  /** What an arrow key moves. */
  step: number;
  /** What Page Up and Page Down move. */
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

/** Brings a value into the range; an infinite one ends at the nearer end. */
export function clampTo(value: number, { min, max }: Pick<Limits, 'min' | 'max'>): number {
  return Math.min(Math.max(value, min), max);
}
