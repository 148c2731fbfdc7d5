import { useEffect } from 'react';
import { runWhenIdle } from '@/lib/defer';
import { events } from './events';
import { observeScrollDepth } from './scroll-depth';
import { sendQueue, startAnalytics, track, trackOnce } from './tracker';

/**
 * Records the page view and how far the visitor scrolls. Sends nothing before the page is idle or hidden. If the browser
 * prerenders the page, recording starts only when the visitor opens it.
 */
export function useVisitAnalytics(): void {
  useEffect(() => {
    const visit = new AbortController();
    const { signal } = visit;
    const record = () => recordVisit(signal);
    if (document.prerendering)
      document.addEventListener('prerenderingchange', record, { once: true, signal });
    else record();
    return () => visit.abort();
  }, []);
}

function recordVisit(signal: AbortSignal): void {
  trackOnce(events.pageView);
  observeScrollDepth((percentage) => track(events.scroll(percentage)), signal);
  runWhenIdle(startAnalytics);
  document.addEventListener('visibilitychange', () => document.hidden && sendQueue(), { signal });
  window.addEventListener('pagehide', sendQueue, { signal });
}
