/**
 * Runs `task` repeatedly while the tab is visible, each time after `delay()` milliseconds. When a hidden tab becomes visible
 * again, runs `onVisible` and restarts the timer.
 * @returns A function that stops the timer.
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
