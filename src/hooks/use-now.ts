import { useMemo, useSyncExternalStore } from 'react';
import { startVisibleTimer } from '@/lib/visible-timer';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** All subscribers share one timer. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= startVisibleTimer(
    () => MINUTE_MS - (Date.now() % MINUTE_MS),
    () => {
      for (const notify of listeners) notify();
    },
  );
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** A number, so that two snapshots within one minute are equal. */
function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** The current time to the minute, updated while the tab is visible. Null on the server and while hydrating. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore<number | null>(subscribe, currentMinute, () => null);
  return useMemo(() => (minute === null ? null : new Date(minute * MINUTE_MS)), [minute]);
}
