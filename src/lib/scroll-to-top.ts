import { prefersReducedMotion } from './reduced-motion';

/** Brings the page back to its top, smoothly unless the visitor wants less motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
