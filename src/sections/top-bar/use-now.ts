import { useSyncExternalStore } from 'react';
import { startVisibleTimer } from '@/lib/visible-timer';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) =>
  startVisibleTimer(() => MINUTE_MS - (Date.now() % MINUTE_MS), listener);

/** Returns the current minute as a number, so that two snapshots within one minute are equal. */
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** Returns the current time to the minute; null on the server and during hydration. Updates while the tab is visible. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
