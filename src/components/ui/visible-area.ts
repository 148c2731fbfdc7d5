/** The smallest change in height that counts as a keyboard, in CSS pixels. The browser's own bars change it by less. */
const KEYBOARD_MIN_PX = 100;

/**
 * Keeps a fixed layer clear of the on-screen keyboard in Safari, where the keyboard does not move fixed elements. Pass this
 * function as the `ref` of the layer. Ignores pinch zoom.
 */
export function followVisibleArea(layer: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (layer === null || viewport === null || viewport === undefined) return undefined;

  const follow = () => {
    const hidden = document.documentElement.clientHeight - viewport.height;
    const keyboard = viewport.scale === 1 && hidden >= KEYBOARD_MIN_PX;
    const above = viewport.offsetTop;
    layer.style.top = keyboard ? `${above}px` : '';
    layer.style.bottom = keyboard ? `${Math.max(0, hidden - above)}px` : '';
  };
  const onResize = () => {
    follow();
    // Otherwise, the smaller layer could cut off the focused field.
    if (viewport.scale === 1) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  follow();
  viewport.addEventListener('resize', onResize);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', onResize);
    viewport.removeEventListener('scroll', follow);
  };
}
