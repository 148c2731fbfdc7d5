import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import type { AnalyticsEvent } from './events';

const queue: AnalyticsRow[] = [];
/** The events that `trackOnce` has recorded. */
const recorded = new Set<AnalyticsEvent>();
/** Whether events are sent immediately instead of being queued. */
let started = false;
let sessionId: string | undefined;

/** Sends the queued events and, from now on, each new event immediately. Called when the page is idle. */
export function startAnalytics(): void {
  started = true;
  sendQueue();
}

/** Sends the queued events. Also called when the page is hidden, because the visitor may not come back. */
export function sendQueue(): void {
  for (const row of queue.splice(0)) void send(row);
}

/**
 * Records an event without waiting for a response. Records nothing if the visitor has opted out, or over plain HTTP, where
 * browsers do not provide `crypto.randomUUID`.
 */
export function track(event: AnalyticsEvent): void {
  if (hasOptedOut() || !('randomUUID' in crypto)) return;
  const row = toRow(event);
  queue.push(row);
  if (started) sendQueue();
}

/** Records an event unless this function has already been called with the same object. */
export function trackOnce(event: AnalyticsEvent): void {
  if (!recorded.has(event)) track(event);
  recorded.add(event);
}

/** Sends a row to the database. Logs a failure and does not try again. */
async function send(row: AnalyticsRow): Promise<void> {
  const result = await insertAnalyticsRow(row);
  if (!result.ok) console.error('Analytics tracking failed', result.cause);
}

/** Whether the visitor has turned on Global Privacy Control or Do Not Track. */
function hasOptedOut(): boolean {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return globalPrivacyControl || navigator.doNotTrack === '1';
}

/** Returns the row for an event. The session ID exists only in memory, so each page load has its own. */
function toRow(event: AnalyticsEvent): AnalyticsRow {
  sessionId ??= crypto.randomUUID();
  return {
    session_id: sessionId,
    user_id: event.userId ?? null,
    page_url: window.location.href,
    user_agent: navigator.userAgent,
    referrer: document.referrer,
    viewport_width: Math.round(window.innerWidth),
    viewport_height: Math.round(window.innerHeight),
    interaction_type: event.interactionType,
    interaction_target: event.interactionTarget,
    interaction_data: event.interactionData ?? null,
  };
}
