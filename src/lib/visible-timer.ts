/**
 * Runs `task` repeatedly, each time after `delay()` milliseconds, while the tab is visible. Runs `onVisible` at once when
 * a hidden tab becomes visible again. Returns a function that stops it.
 */
export function startVisibleTimer(
  delay: () => number,
  task: () => void,
  onVisible: () => void = task,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      task();
      schedule();
    }, delay());
  }

  function onVisibilityChange() {
    if (!document.hidden) onVisible();
    schedule();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
