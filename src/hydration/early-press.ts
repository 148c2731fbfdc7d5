/*
 * Inside every page (scripts/build/document.tsx), before all other scripts: repeats the last press, and a request for the
 * waitlist, once the page or the calculator's lists are hydrated, and says when the page's script could not be loaded.
 */
const waits = (element: Element) =>
  element.closest('html:not([data-hydrated]), section:not([data-hydrated]) [role="combobox"]') !== null;
let pressed: HTMLElement | undefined;
let asked = false;

addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href="#"]');
    if (!(control instanceof HTMLElement)) return;
    pressed = waits(control) ? control : undefined;
    if (pressed === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
addEventListener('openWaitlistModal', () => {
  asked = waits(document.documentElement);
});
addEventListener('hydrated', () => {
  if (pressed !== undefined && !waits(pressed)) pressed.click();
  if (asked) dispatchEvent(new Event('openWaitlistModal'));
});
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module')
      document.getElementById('start-failed')?.removeAttribute('hidden');
  },
  true,
);
