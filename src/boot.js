/*
 * Stands in the head of every built page, as it is: nothing in here may depend on the build, so that its hash in a
 * content security policy stays. Starts the site's script once the page has been painted, so that no byte of it
 * delays the paint, and keeps what the visitor presses until the page is alive.
 */
{
  const { entry = '' } = document.currentScript?.dataset ?? {};
  /** For browsers that never report a paint, and pages nobody is looking at. Milliseconds. */
  const PATIENCE = 2000;
  const RETRY_AFTER = 1000;

  /** @type {Set<HTMLElement>} */
  const pressed = new Set();

  /** @param {MouseEvent} event */
  const keep = (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href="#"]');
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
  };

  const release = () => {
    removeEventListener('click', keep, true);
    for (const control of pressed) control.click();
  };

  const giveUp = () => {
    removeEventListener('click', keep, true);
    document.getElementById('start-failed')?.removeAttribute('hidden');
  };

  const run = () => {
    // Never under another address: chunks import the entry under this one, and it would run twice.
    import(entry).catch(() => setTimeout(() => import(entry).catch(giveUp), RETRY_AFTER));
  };

  let begun = false;
  /** React must find the whole document. Its rest can be read and laid out while the script is on its way. */
  const begin = () => {
    if (begun) return;
    begun = true;
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

  /** Looks in each frame: an observer is told only when the parser has nothing left to do. */
  const beginOncePainted = () => {
    if (begun) return;
    if (performance.getEntriesByName('first-contentful-paint').length > 0) begin();
    else requestAnimationFrame(beginOncePainted);
  };

  addEventListener('click', keep, true);
  addEventListener('hydrated', release, { once: true });
  setTimeout(begin, PATIENCE);
  if (document.hidden) begin();
  else beginOncePainted();
}
