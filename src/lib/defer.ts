/** A page that is never idle, as on a slow phone, runs the task all the same. */
const IDLE_TIMEOUT_MS = 3000;

/** Delay in browsers without `requestIdleCallback` (Safari before 18.4). */
const IDLE_FALLBACK_MS = 300;

/** `pointermove` comes before a button is pressed by a mouse, `focusin` before one is by the keyboard. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'];

/** Runs the task when the browser is idle, at the latest after three seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_FALLBACK_MS);
}

/** Runs the task when the browser is idle after the visitor's first interaction. Returns a function that stops waiting for that. */
export function onFirstInteraction(task: () => void): () => void {
  const listening = new AbortController();
  function onInteraction() {
    listening.abort();
    whenIdle(task);
  }
  for (const type of INTERACTIONS)
    window.addEventListener(type, onInteraction, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
