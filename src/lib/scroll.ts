import { prefersReducedMotion } from './reduced-motion';

/** Returns how to scroll: smoothly, unless the visitor prefers reduced motion. */
const getBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Scrolls to the section with this ID and focuses it, so that Tab continues from there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: getBehavior(), block: 'start' });
}

/**
 * Scrolls just far enough to show the whole element. The scroll margins and the scroll padding in the CSS keep the element
 * clear of everything that floats over the page.
 */
export function scrollWholeIntoView(element: Element): void {
  element.scrollIntoView({ behavior: getBehavior(), block: 'nearest' });
}

/** Returns how far the page has been scrolled, from 0 to 1. It is 0 for a page that is too short to scroll. */
export function scrolledShare(): number {
  const distance = document.documentElement.scrollHeight - window.innerHeight;
  // Safari briefly scrolls beyond both ends of the page.
  return distance > 0 ? Math.min(1, Math.max(0, window.scrollY / distance)) : 0;
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: getBehavior() });
}
