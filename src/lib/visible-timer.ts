/**
 * Runs `tick` again and again, each time after the milliseconds that `delay` then gives. Nothing runs while the tab is
 * hidden; `tick` runs at once when it is seen again (Decisions, Time). Gives the way to stop.
 */
export function startVisibleTimer(delay: () => number, tick: () => void): () => void {
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
    if (!document.hidden) tick();
    schedule();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
