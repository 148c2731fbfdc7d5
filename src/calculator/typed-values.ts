import { roundDistance } from './distance-scale';
import { AGE_LIMITS, clampTo } from './limits';

/** Digits in groups or not (a comma or any space between them), decimals after a point, and the unit. */
const DISTANCE = /^(-?\d+(?:[,\s]\d+)*(?:\.\d+)?)\s*(?:km)?$/i;
const AGE = /^(-?\d+(?:\.\d+)?)\s*(?:years?)?$/i;

/**
 * Reads what a visitor typed into the distance field ("15,000", "15 000 km"), as a value of the slider: rounded to a
 * whole thousand and clamped. Where the groups end does not matter, as somebody editing "15,000" passes through
 * "150,00". Null for anything else ("1e3", "15k", blank), upon which the last good value is restored.
 */
export function parseDistance(text: string): number | null {
  const digits = DISTANCE.exec(text.trim())?.[1]?.replaceAll(/[,\s]/g, '');
  return digits === undefined ? null : roundDistance(Number(digits));
}

/** Reads what a visitor typed into the age field, as whole years within the limits; null when it is no number. */
export function parseAge(text: string): number | null {
  const digits = AGE.exec(text.trim())?.[1];
  return digits === undefined ? null : clampTo(Math.round(Number(digits)), AGE_LIMITS);
}
