const SHARE = 0.2;

/**
 * How much of an element, 0..1, must be seen for it to count as in view: a fifth (Specification, section 2, point 12).
 * One much taller than the viewport, as at 400 % zoom, can never show a fifth of itself, so half a viewport will do.
 * Lengths in CSS pixels.
 */
export function visibleShare(elementHeight: number, viewportHeight: number): number {
  return elementHeight > 0 ? Math.min(SHARE, (0.5 * viewportHeight) / elementHeight) : SHARE;
}
