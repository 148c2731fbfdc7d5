const PAUSE_MS = 1000;
const STEP = 25;

/** How far down the page is, as a whole percentage; null for a page that cannot scroll. Lengths in CSS pixels. */
export function scrollDepth(scrollY: number, scrollHeight: number, innerHeight: number): number | null {
  const way = scrollHeight - innerHeight;
  return way > 0 ? Math.round((100 * scrollY) / way) : null;
}

/** Only a depth above 0 that lands on a multiple of 25 is recorded (Specification, section 7, point 4). */
export function isRecordable(depth: number | null): depth is number {
  return depth !== null && depth > 0 && depth % STEP === 0;
}

/** Calls back with each recordable depth, one second after the last scroll event; gives the way to stop. */
export function observeScrollDepth(onDepth: (percentage: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    const depth = scrollDepth(window.scrollY, document.documentElement.scrollHeight, window.innerHeight);
    if (isRecordable(depth)) onDepth(depth);
  }

  function onScroll() {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MS);
  }

  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
}
