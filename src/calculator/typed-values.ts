import { roundDistance } from './distance-scale';
import { AGE_LIMITS, clampTo } from './limits';

/** Digits, perhaps grouped by commas or spaces, decimals after a point, `k` for thousands, and the unit. */
const DISTANCE = /^(-?\d+(?:[,\s]\d+)*(?:\.\d+)?)\s*(k(?!m))?\s*(?:km)?$/i;
const AGE = /^(-?\d+(?:\.\d+)?)\s*(?:years?)?$/i;

/** A typed number: as it was typed, and as a value of its slider. */
interface TypedValue {
  typed: number;
  value: number;
}

/**
 * Parses the distance field ("15,000", "15 000 km", "15k"); the value is rounded to a whole thousand and clamped. Groups
 * may have any length, since editing "15,000" passes through "150,00". Null for anything else ("1e3", blank): the field
 * then restores its last value.
 */
export function parseDistance(text: string): TypedValue | null {
  const [, digits, thousands] = DISTANCE.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const typed = Number(digits.replaceAll(/[,\s]/g, '')) * (thousands === undefined ? 1 : 1000);
  return { typed, value: roundDistance(typed) };
}

/** Parses the age field; the value is in whole years within the limits. Null when it is not a number. */
export function parseAge(text: string): TypedValue | null {
  const digits = AGE.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const typed = Number(digits);
  return { typed, value: clampTo(Math.round(typed), AGE_LIMITS) };
}
