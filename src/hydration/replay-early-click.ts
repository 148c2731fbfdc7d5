/* This script is inlined into every page, before all other scripts (scripts/build/document.tsx). After hydration, it repeats
 * the last click on a button or `#` link, and opens the waitlist if a script requested it earlier.
 */
const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');
let clicked: HTMLElement | undefined;
let isWaitlistRequested = false;

addEventListener(
  'click',
  (event) => {
    const control = event.target instanceof Element && event.target.closest('button, a[href="#"]');
    if (isHydrated() || !(control instanceof HTMLElement)) return;
    clicked = control;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
addEventListener('openWaitlistModal', () => {
  isWaitlistRequested = !isHydrated();
});
addEventListener('hydrated', () => {
  clicked?.click();
  clicked = undefined;
  if (isWaitlistRequested) dispatchEvent(new Event('openWaitlistModal'));
});
