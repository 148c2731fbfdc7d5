import { scrolledShare } from '@/lib/scroll';

const PAUSE_MS = 1000;

/**
 * Calls `onDepth` with the percentage of the page that has been scrolled, one second after the last scroll event. Reports a
 * percentage only if it rounds to exactly 25, 50, 75 or 100.
 * @param signal Stops the reports when aborted.
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
