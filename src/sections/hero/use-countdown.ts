import { useSyncExternalStore } from 'react';
import { fillIn } from '@/lib/fill-in';
import { startVisibleTimer } from '@/lib/visible-timer';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The three texts of the badge; `{days}` in the last is the number of days left. */
type CountdownTexts = Record<'today' | 'tomorrow' | 'inDays', string>;

/**
 * Calendar days from the local date of `now` to the launch date `YYYY-MM-DD`; negative after it. Counted in UTC, where
 * every day has 24 hours.
 */
export function daysUntil(launchDate: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return (Date.parse(`${launchDate}T00:00:00Z`) - today) / DAY_MS;
}

/** Text of the badge; the launch day and every later day have the same. */
function countdownText(days: number, texts: CountdownTexts): string {
  if (days <= 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  return fillIn(texts.inDays, { days });
}

/** An hour, or the time to local midnight, when the text changes. */
function nextRefresh(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(HOUR_MS, midnight.getTime() - now.getTime());
}

const subscribe = (listener: () => void) => startVisibleTimer(nextRefresh, listener);

/**
 * The text of the launch badge, refreshed hourly, at local midnight, and when the tab becomes visible again. Null on the
 * server and while hydrating.
 */
export function useCountdown(launchDate: string, texts: CountdownTexts): string | null {
  return useSyncExternalStore(
    subscribe,
    () => countdownText(daysUntil(launchDate, new Date()), texts),
    () => null,
  );
}
