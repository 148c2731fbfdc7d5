import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { randomId } from '@/lib/random-id';
import type { AnalyticsEvent } from './events';

interface TrackerOptions {
  /** Whether the visitor has opted out: then nothing is queued or sent. */
  isRefused: () => boolean;
  toRow: (event: AnalyticsEvent) => AnalyticsRow;
  insert: typeof insertAnalyticsRow;
}

/** Events beyond this number are dropped until sending starts, so that a page that never starts stays small. */
export const QUEUE_LIMIT = 50;

/** Queues rows in front of `insert`: one insert an event; a failure is logged once and not retried. */
export function createTracker({ isRefused, toRow, insert }: TrackerOptions) {
  const queue: AnalyticsRow[] = [];
  const recorded = new Set<AnalyticsEvent>();
  let started = false;

  async function send(row: AnalyticsRow): Promise<void> {
    try {
      const result = await insert(row);
      if (!result.ok) reportFailure(result.reason);
    } catch (error) {
      reportFailure(error);
    }
  }

  /** Records an event. Never throws and never waits. */
  function track(event: AnalyticsEvent): void {
    try {
      if (isRefused()) return;
      const row = toRow(event);
      if (started) void send(row);
      else if (queue.length < QUEUE_LIMIT) queue.push(row);
    } catch (error) {
      reportFailure(error);
    }
  }

  return {
    track,
    /** Records an event the first time only; events are the same when they are the same object. */
    trackOnce(event: AnalyticsEvent): void {
      if (!recorded.has(event)) track(event);
      recorded.add(event);
    },
    /** Sends what is queued; later events are sent at once. */
    start(): void {
      started = true;
      for (const row of queue.splice(0)) void send(row);
    },
  };
}

function reportFailure(reason: unknown): void {
  console.error('Analytics tracking failed', reason);
}

/** True under Global Privacy Control or Do Not Track. */
export function hasOptedOut(): boolean {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return globalPrivacyControl || navigator.doNotTrack === '1';
}

let sessionId: string | undefined;

/** The row of an event, with the page and the browser as they are now. The session id is kept in memory only. */
export function toRow(event: AnalyticsEvent): AnalyticsRow {
  sessionId ??= randomId();
  return {
    session_id: sessionId,
    user_id: event.userId ?? null,
    page_url: window.location.href,
    user_agent: navigator.userAgent,
    referrer: document.referrer,
    viewport_width: viewportSize(window.innerWidth),
    viewport_height: viewportSize(window.innerHeight),
    interaction_type: event.type,
    interaction_target: event.target,
    interaction_data: event.data ?? null,
  };
}

/** The largest viewport the database accepts, in CSS pixels. */
const VIEWPORT_MAX = 32_767;

function viewportSize(pixels: number): number {
  return Math.min(Math.max(Math.round(pixels), 0), VIEWPORT_MAX);
}

/** The page's tracker. Events queue until `startAnalytics` is called, when the page is idle. */
export const {
  track,
  trackOnce,
  start: startAnalytics,
} = createTracker({ isRefused: hasOptedOut, toRow, insert: insertAnalyticsRow });
