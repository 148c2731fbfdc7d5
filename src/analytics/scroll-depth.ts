import { scrolledShare } from '@/lib/scroll';

const PAUSE_MS = 1000;

/**
 * Reports how deep the page is scrolled, as a whole percentage, one second after the last scroll event; only a depth above
 * 0 that is a multiple of 25.
 */
export function observeScrollDepth(onDepth: (percentage: number) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function measure() {
    const depth = Math.round(100 * scrolledShare());
    if (depth > 0 && depth % 25 === 0) onDepth(depth);
  }

  function onScroll() {
    clearTimeout(timer);
    timer = setTimeout(measure, PAUSE_MS);
  }

  window.addEventListener('scroll', onScroll, { signal });
}
