import { useSyncExternalStore } from 'react';
import { type CountdownTexts, countdownText, daysUntil } from '@/lib/launch-countdown';
import { startVisibleTimer } from '@/lib/visible-timer';

const HOUR_MS = 3_600_000;

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
 * @param launchDate Calendar date `YYYY-MM-DD`.
 */
export function useCountdown(launchDate: string, texts: CountdownTexts): string | null {
  return useSyncExternalStore(
    subscribe,
    () => countdownText(daysUntil(launchDate, new Date()), texts),
    () => null,
  );
}
