/**
 * Runs `tick` repeatedly, each time after `delay()` milliseconds, while the tab is visible. Runs `onVisible` at once when
 * a hidden tab becomes visible again, and when the window gets the focus, since timers stand still while a computer sleeps.
 * Returns a function that stops it.
 */
export function startVisibleTimer(
  delay: () => number,
  tick: () => void,
  onVisible: () => void = tick,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      tick();
      schedule();
    }, delay());
  }

  function onVisibilityChange() {
    if (!document.hidden) onVisible();
    schedule();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('focus', onVisibilityChange);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('focus', onVisibilityChange);
  };
}
