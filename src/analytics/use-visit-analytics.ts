import { useEffect } from 'react';
import { whenIdle } from '@/lib/defer';
import { events } from './events';
import { observeScrollDepth } from './scroll-depth';
import { sendQueue, startAnalytics, track, trackOnce } from './tracker';

/**
 * Records the page view and how deep the visitor scrolls. Nothing is sent before the page is idle or hidden, and a page that the
 * browser prerenders is no visit until it is shown.
 */
export function useVisitAnalytics(): void {
  useEffect(() => {
    if (!document.prerendering) return recordVisit();
    let stop: (() => void) | undefined;
    const onShown = () => {
      stop = recordVisit();
    };
    document.addEventListener('prerenderingchange', onShown, { once: true });
    return () => {
      document.removeEventListener('prerenderingchange', onShown);
      stop?.();
    };
  }, []);
}

/** Returns a function that stops. */
function recordVisit(): () => void {
  trackOnce(events.pageView);
  const unsubscribe = observeScrollDepth((percentage) => track(events.scroll(percentage)));
  const cancelStart = whenIdle(startAnalytics);
  const onHidden = () => document.hidden && sendQueue();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', sendQueue);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', sendQueue);
    unsubscribe();
    cancelStart();
  };
}
