/*
 * Inside every page (scripts/build/document.tsx), before all other scripts: repeats the last press, and a request for the
 * waitlist, once the page is hydrated.
 */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');
let pressed: HTMLElement | undefined;
let asked = false;

addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href="#"]');
    if (isHydrated() || !(control instanceof HTMLElement)) return;
    pressed = control;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
addEventListener('openWaitlistModal', () => {
  asked = !isHydrated();
});
addEventListener('hydrated', () => {
  pressed?.click();
  pressed = undefined;
  if (asked) dispatchEvent(new Event('openWaitlistModal'));
});
