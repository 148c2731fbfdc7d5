/* Inlined into every page before all other scripts (scripts/build/document.tsx). After hydration, repeats the last click on
 * a button or `#` link, and opens the waitlist if a script requested it earlier.
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
