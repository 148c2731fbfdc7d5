const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Calls back when the preference changes. Returns an unsubscribe function. */
export function onReducedMotionChange(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
