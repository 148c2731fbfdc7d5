import { units } from '@/content/units';

/** Before every third digit from the right, but for the first. */
const GROUPS = /\B(?=(?:\d{3})+$)/g;

/**
 * Whole numbers as a Canadian visitor reads them: 15000 -> `15,000`.
 * Without `Intl`: its first formatter of numbers takes a slow phone 100 ms, just when the calculator comes alive.
 */
export function formatNumber(value: number): string {
  return String(value).replace(GROUPS, ',');
}

/** Whole dollars: 82 -> `$82`, 1230 -> `$1,230`. */
export function formatDollars(amount: number): string {
  return units.dollar + formatNumber(amount);
}

/** 15000 -> `15,000 km`, or `15,000 kilometres` for what is read aloud; 2.4 -> `2.4 km`. */
export function formatKilometres(km: number, length: 'short' | 'long' = 'short'): string {
  return `${formatNumber(km)} ${units.kilometre[length]}`;
}
