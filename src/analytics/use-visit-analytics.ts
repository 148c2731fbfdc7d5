import { useEffect } from 'react';
import { whenIdle } from '@/lib/defer';
import { events } from './events';
import { observeScrollDepth } from './scroll-depth';
import { startAnalytics, track, trackOnce } from './tracker';

/** Records the page view and how deep the visitor scrolls. Nothing is sent before the page is idle. */
export function useVisitAnalytics(): void {
  useEffect(() => {
    trackOnce(events.pageView);
    const unsubscribe = observeScrollDepth((percentage) => track(events.scroll(percentage)));
    const cancelStart = whenIdle(startAnalytics);
    return () => {
      unsubscribe();
      cancelStart();
    };
  }, []);
}
