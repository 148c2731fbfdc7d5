import { roundDistance } from './distance-scale';
import { AGE_LIMITS, clampTo } from './limits';

/** Digits, perhaps grouped by commas or spaces, decimals after a point, and the unit. */
const DISTANCE = /^(-?\d+(?:[,\s]\d+)*(?:\.\d+)?)\s*(?:km)?$/i;
const AGE = /^(-?\d+(?:\.\d+)?)\s*(?:years?)?$/i;

/**
 * Parses the distance field ("15,000", "15 000 km") as a value of the slider: rounded to a whole thousand and clamped.
 * Groups may have any length, since editing "15,000" passes through "150,00". Null for anything else ("1e3", blank):
 * the field then restores its last value.
 */
export function parseDistance(text: string): number | null {
  const digits = DISTANCE.exec(text.trim())?.[1]?.replaceAll(/[,\s]/g, '');
  return digits === undefined ? null : roundDistance(Number(digits));
}

/** Parses the age field as whole years within the limits; null when it is not a number. */
export function parseAge(text: string): number | null {
  const digits = AGE.exec(text.trim())?.[1];
  return digits === undefined ? null : clampTo(Math.round(Number(digits)), AGE_LIMITS);
}
