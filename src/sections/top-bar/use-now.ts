import { useSyncExternalStore } from 'react';
import { startVisibleTimer } from '@/lib/visible-timer';

const MINUTE_MS = 60_000;

const subscribe = (listener: () => void) =>
  startVisibleTimer(() => MINUTE_MS - (Date.now() % MINUTE_MS), listener);

/** A number, so that two snapshots within one minute are equal. */
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** The current time to the minute, updated while the tab is visible. Null on the server and while hydrating. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
