/** Smaller changes are those of the browser's own bars. CSS pixels. */
const KEYBOARD_MIN_PX = 100;

/**
 * A ref callback that sets `--visible-top` and `--visible-bottom` of a fixed panel to the lengths that an on-screen
 * keyboard covers, for Safari, where the keyboard changes neither `dvh` nor fixed positions. Ignores pinch zoom.
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
