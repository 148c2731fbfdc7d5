/** The time in milliseconds after which a task runs even if the page is never idle, as on a slow phone. */
const IDLE_TIMEOUT_MS = 3000;

/** The delay in browsers without `requestIdleCallback` (Safari before 18.4), in milliseconds. */
const IDLE_FALLBACK_MS = 300;

/**
 * The DOM events that count as an interaction. Before a click, a mouse triggers `pointermove` and a keyboard triggers
 * `focusin`, so the task can run before the click.
 */
const INTERACTIONS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'];

/** Runs the task when the browser is idle, or after three seconds at the latest. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, IDLE_FALLBACK_MS);
}

/**
 * Waits for the visitor's first interaction, and then runs the task when the browser is idle.
 * @returns A function that stops waiting for the interaction.
 */
export function runAfterFirstInteraction(task: () => void): () => void {
  const listening = new AbortController();
  function onInteraction() {
    listening.abort();
    runWhenIdle(task);
  }
  for (const type of INTERACTIONS)
    window.addEventListener(type, onInteraction, { capture: true, signal: listening.signal });
  return () => listening.abort();
}
