/*
 * The inline script of every built page. Its text must not depend on the build, so that its hash in the content security
 * policy stays the same. It starts the entry once the page has been painted, and keeps clicks until hydration.
 */
{
  const entry = document.currentScript?.dataset['entry'] ?? '';
  /** For browsers that report no paint, and pages in a background tab. */
  const PAINT_TIMEOUT_MS = 2000;
  const RETRY_AFTER_MS = 1000;

  const clicked = new Set<HTMLElement>();

  const keepClick = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href="#"]');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.add(control);
  };

  const replayClicks = () => {
    removeEventListener('click', keepClick, true);
    for (const control of clicked) control.click();
  };

  const showFailure = () => {
    removeEventListener('click', keepClick, true);
    document.getElementById('start-failed')?.removeAttribute('hidden');
  };

  const load = (): Promise<unknown> => import(entry);

  const run = () => {
    // The retry has the same address: chunks import the entry by it, and under another it would run twice.
    load().catch(() => setTimeout(() => load().catch(showFailure), RETRY_AFTER_MS));
  };

  let started = false;
  /** React needs the whole document; the entry is fetched while the rest of it is parsed. */
  const start = () => {
    if (started) return;
    started = true;
    if (document.readyState !== 'loading') {
      run();
      return;
    }
    addEventListener('DOMContentLoaded', run);
    const preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.href = entry;
    document.head.append(preload);
  };

  /** Checks in each frame: a PerformanceObserver reports only when the parser is idle. */
  const startAfterPaint = () => {
    if (started) return;
    if (performance.getEntriesByName('first-contentful-paint').length > 0) start();
    else requestAnimationFrame(startAfterPaint);
  };

  addEventListener('click', keepClick, true);
  addEventListener('hydrated', replayClicks, { once: true });
  setTimeout(start, PAINT_TIMEOUT_MS);
  if (document.hidden) start();
  else startAfterPaint();
}
