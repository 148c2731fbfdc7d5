/** Where the browser cannot say when it is idle (Safari before 18.4), a moment after loading has to do. */
const FALLBACK_MS = 300;

/** Runs the work once the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
