import { useSyncExternalStore } from 'react';
import type { Content } from '@/content/load-content';
import { interpolate } from '@/lib/interpolate';
import { settings } from '@/lib/settings';
import { startVisibleTimer } from '@/lib/visible-timer';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the number of calendar days from the local date of `now` to the launch date (`YYYY-MM-DD`). The number is negative
 * after the launch. Counts in UTC, where every day has 24 hours.
 */
export function daysUntil(launchDate: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return (Date.parse(`${launchDate}T00:00:00Z`) - today) / DAY_MS;
}

type Texts = Content['hero']['countdown'];

/** Returns the text of the badge, which stays the same from the launch day on. */
function countdownText({ today, tomorrow, inDays }: Texts): string {
  const days = daysUntil(settings.launchDate, new Date());
  if (days <= 0) return today;
  if (days === 1) return tomorrow;
  return interpolate(inDays, { days });
}

/** Returns the milliseconds until the next refresh: an hour, or less if local midnight is sooner. */
function nextRefresh(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(HOUR_MS, midnight.getTime() - now.getTime());
}

const subscribe = (listener: () => void) => startVisibleTimer(nextRefresh, listener);

/**
 * Returns the text of the launch badge; null on the server and during hydration. Refreshes hourly, at local midnight, and
 * when the tab becomes visible again.
 */
export function useCountdown(texts: Texts): string | null {
  return useSyncExternalStore(
    subscribe,
    () => countdownText(texts),
    () => null,
  );
}
