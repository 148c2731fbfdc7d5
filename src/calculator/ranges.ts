/**
 * The range of the distance slider in kilometers per year. An arrow key changes the value by `step`. Page Up and Page Down
 * change it by `largeStep`.
 */
export const DISTANCE_RANGE = { min: 100, max: 500_000, step: 1_000, largeStep: 10_000 };

/** The range of the age slider in years. */
export const AGE_RANGE = { min: 0, max: 15, step: 1 };

/** Returns the closest value of the age slider: a whole number of years within its range. */
export function roundAge(years: number): number {
  return clampTo(Math.round(years), AGE_RANGE);
}

/** Returns the value, or the nearest end of the range if the value is outside the range. */
export function clampTo(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}

/** The lowest and the highest price that the page accepts for a service visit, in dollars. */
export const PAID_RANGE = { min: 5, max: 20_000 };

/** Whether the price paid, in dollars, is within the accepted range. */
export const isPaidPrice = (dollars: number) => dollars >= PAID_RANGE.min && dollars <= PAID_RANGE.max;
