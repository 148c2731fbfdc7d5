import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import type { AnalyticsEvent } from './events';

const queue: AnalyticsRow[] = [];
const recorded = new Set<AnalyticsEvent>();
let started = false;
let sessionId: string | undefined;

/** Sends what is queued since the page was loaded, and later events at once. Called when the page is idle. */
export function startAnalytics(): void {
  started = true;
  sendQueue();
}

/** Sends what is queued. Called also when the page is hidden: the visitor may not come back. */
export function sendQueue(): void {
  for (const row of queue.splice(0)) void send(row);
}

/** Records an event and never waits. Nothing is recorded of who has opted out, nor over plain http, which has no random ids. */
export function track(event: AnalyticsEvent): void {
  if (hasOptedOut() || !('randomUUID' in crypto)) return;
  const row = toRow(event);
  queue.push(row);
  if (started) sendQueue();
}

/** Records an event the first time only; events are the same when they are the same object. */
export function trackOnce(event: AnalyticsEvent): void {
  if (!recorded.has(event)) track(event);
  recorded.add(event);
}

/** One insert an event; a failure is logged once and not retried. */
async function send(row: AnalyticsRow): Promise<void> {
  const result = await insertAnalyticsRow(row);
  if (!result.ok) console.error('Analytics tracking failed', result.cause);
}

/** True under Global Privacy Control or Do Not Track. */
function hasOptedOut(): boolean {
  const globalPrivacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return globalPrivacyControl || navigator.doNotTrack === '1';
}

/** The row of an event, with the page and the browser as they are now. The session id is kept in memory only. */
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
