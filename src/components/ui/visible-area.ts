/** Less than this is a browser's own bars coming and going; on-screen keyboards are taller. CSS pixels. */
const KEYBOARD_MIN_PX = 100;

/**
 * Tells a panel that is fixed to the window, in `--visible-top` and `--visible-bottom`, how much of the window an
 * on-screen keyboard hides, for browsers (Safari) where the keyboard changes neither `dvh` nor what is fixed. Zooming in by
 * fingers hides the edges as well, but then the panel must stay as it is. A ref: gives the way to stop.
 */
export function followVisibleArea(panel: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (panel === null || viewport === null || viewport === undefined) return undefined;

  const follow = () => {
    const hidden = document.documentElement.clientHeight - viewport.height;
    const keyboard = viewport.scale === 1 && hidden >= KEYBOARD_MIN_PX;
    const above = keyboard ? viewport.offsetTop : 0;
    const below = keyboard ? Math.max(0, hidden - above) : 0;
    panel.style.setProperty('--visible-top', `${above}px`);
    panel.style.setProperty('--visible-bottom', `${below}px`);
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
