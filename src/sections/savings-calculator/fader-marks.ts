import { positionOf } from '@/calculator/distance-scale';
import { AGE_LIMITS, DISTANCE_LIMITS } from '@/calculator/limits';
import { savingsInstrument } from '@/content/savings-instrument';

const { distance, age } = savingsInstrument.estimate;

/** A slide rule's ticks: nine to a power of ten, the fifth longer. Places are 0..1 along the track. */
export const distanceTicks = slideRule(DISTANCE_LIMITS).map((km) => {
  const isMark = distance.marks.some((mark) => mark.km === km);
  const startsWithFive = Number.isInteger(Math.log10(km / 5));
  return { at: positionOf(km), size: isMark ? 'long' : startsWithFive ? 'middle' : 'short' } as const;
});

export const distanceLabels = distance.marks.map(({ km, text }, index) => ({
  at: positionOf(km),
  text,
  // The last power of ten stands close to the end of the track.
  hidesWhenNarrow: index === distance.marks.length - 2,
}));

const years = Array.from({ length: AGE_LIMITS.max - AGE_LIMITS.min + 1 }, (_, year) => AGE_LIMITS.min + year);

export const ageTicks = years.map((year) => {
  const isMark = age.marks.some((mark) => mark === year);
  return { at: year / AGE_LIMITS.max, size: isMark ? 'long' : 'short' } as const;
});

export const ageLabels = age.marks.map((year) => ({ at: year / AGE_LIMITS.max, text: String(year) }));

/** Every number with one digit before its zeros, from `min` to `max`. */
function slideRule({ min, max }: { min: number; max: number }): number[] {
  const values: number[] = [];
  for (let power = min; power <= max; power *= 10) {
    for (let digit = 1; digit <= 9 && digit * power <= max; digit++) values.push(digit * power);
  }
  return values;
}
