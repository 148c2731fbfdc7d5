import type { AnalyticsRow } from '@/data/analytics-rows';
import type { AnalyticsEvent } from './event-row';

export interface Tracker {
  /** Records an event. Never throws, never waits. */
  track: (event: AnalyticsEvent) => void;
  /** Records the first event of a key and no other in this page load. */
  trackOnce: (key: string, event: AnalyticsEvent) => void;
  /** Begins to send: what has queued up, then every event as it comes. */
  start: () => void;
}

interface TrackerParts {
  /** Whether the visitor wants no analytics: then there is no row at all. */
  refused: () => boolean;
  toRow: (event: AnalyticsEvent) => AnalyticsRow;
  insert: (row: AnalyticsRow) => Promise<{ ok: true } | { ok: false; reason: string }>;
}

/** Events kept until sending begins; later ones are dropped, so that a page which never starts stays small. */
export const QUEUE_LIMIT = 50;

function reportFailure(reason: unknown): void {
  console.error('Analytics tracking failed', reason);
}

/** A queue in front of `insert`: one insert an event, a failure is logged once and not retried (Decisions, Analytics). */
export function createTracker({ refused, toRow, insert }: TrackerParts): Tracker {
  const queue: AnalyticsRow[] = [];
  const recorded = new Set<string>();
  let started = false;

  async function send(row: AnalyticsRow): Promise<void> {
    try {
      const result = await insert(row);
      if (!result.ok) reportFailure(result.reason);
    } catch (error) {
      reportFailure(error);
    }
  }

  function track(event: AnalyticsEvent): void {
    try {
      if (refused()) return;
      const row = toRow(event);
      if (started) void send(row);
      else if (queue.length < QUEUE_LIMIT) queue.push(row);
    } catch (error) {
      reportFailure(error);
    }
  }

  return {
    track,
    trackOnce(key, event) {
      if (recorded.has(key)) return;
      recorded.add(key);
      track(event);
    },
    start() {
      started = true;
      for (const row of queue.splice(0)) void send(row);
    },
  };
}
