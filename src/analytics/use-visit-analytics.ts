import { useEffect } from 'react';
import { whenIdle } from '@/lib/defer';
import { events } from './events';
import { startAnalytics, track, trackOnce } from './tracker';

const PAUSE_MS = 1000;
const STEP = 25;

/** Scroll position as a whole percentage; null for a page that cannot scroll. Lengths in CSS pixels. */
export function scrollDepth(scrollY: number, scrollHeight: number, innerHeight: number): number | null {
  const distance = scrollHeight - innerHeight;
  return distance > 0 ? Math.round((100 * scrollY) / distance) : null;
}

/** Only a depth above 0 that is a multiple of 25 is recorded. */
export function isRecordable(depth: number | null): depth is number {
  return depth !== null && depth > 0 && depth % STEP === 0;
}

/** Reports each recordable depth one second after the last scroll event. Returns an unsubscribe function. */
export function observeScrollDepth(onDepth: (percentage: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function measure() {
    const depth = scrollDepth(window.scrollY, document.documentElement.scrollHeight, window.innerHeight);
    if (isRecordable(depth)) onDepth(depth);
  }

  function onScroll() {
    clearTimeout(timer);
    timer = setTimeout(measure, PAUSE_MS);
  }

  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}

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
