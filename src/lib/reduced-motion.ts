const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked the device for less motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Calls back whenever the visitor's wish changes; gives the way to stop. */
export function observeReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
