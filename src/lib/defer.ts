import { inView } from 'framer-motion';

/** A page that is never idle, as on a slow phone, runs the task all the same. */
const IDLE_TIMEOUT_MS = 3000;

/** Delay in browsers without `requestIdleCallback` (Safari before 18.4). */
const IDLE_FALLBACK_MS = 300;

/** Events that count as a first interaction. Pointing at, touching or focusing a button is among them. */
const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'scroll',
] as const;

/** Runs the task when the browser is idle, at the latest after three seconds. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Runs the task when the browser is idle after the visitor's first interaction. Returns a function that cancels it. */
export function onFirstInteraction(task: () => void): () => void {
  const listening = new AbortController();
  let cancelIdle: () => void = () => undefined;

  function onInteraction(event: Event) {
    // Chromium sends this one for a pointer at rest too, when the page moves under it.
    if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
    listening.abort();
    cancelIdle = whenIdle(task);
  }

  for (const type of INTERACTION_EVENTS) {
    window.addEventListener(type, onInteraction, { capture: true, passive: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    cancelIdle();
  };
}

/**
 * Runs the task once the element is within a viewport's height of the viewport; at once in a browser without
 * IntersectionObserver. Returns a function that cancels it.
 */
export function onNearViewport(element: Element, task: () => void): () => void {
  if ('IntersectionObserver' in window) return inView(element, () => task(), { margin: '100% 0px' });
  task();
  return () => undefined;
}
