import { insertAnalyticsRow } from '@/data/analytics-rows';
import { eventRow } from './event-row';
import { sessionId, trackingRefused } from './session';
import { createTracker } from './tracker';

/** The page's one tracker. `startAnalytics` is called when the page is idle; until then events queue. */
export const {
  track,
  trackOnce,
  start: startAnalytics,
} = createTracker({
  refused: trackingRefused,
  toRow: (event) => eventRow(event, sessionId()),
  insert: insertAnalyticsRow,
});
