import { whenIdle } from './when-idle';

/** What a visitor does who has come to stay; hovering, touching and focusing a button are among it. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/**
 * Runs the work at the first idle moment after the visitor has first moved, so that who only glances at the page pays
 * nothing for it; gives the way to call it off.
 */
export function whenWanted(work: () => void): () => void {
  const listening = new AbortController();
  let stopWaiting: () => void = () => undefined;

  function onSign() {
    listening.abort();
    stopWaiting = whenIdle(work);
  }

  for (const sign of SIGNS) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    stopWaiting();
  };
}
