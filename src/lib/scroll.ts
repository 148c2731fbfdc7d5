import { prefersReducedMotion } from './reduced-motion';

/** Smooth, unless the visitor prefers reduced motion. */
const behavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Scrolls the section of that id to the top and focuses it, so that Tab continues from there. Does nothing without one. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Scrolls as far as needed to show the whole element, such as the control in use, clear of what floats over the page. */
export function scrollWholeIntoView(element: Element): void {
  element.scrollIntoView({ behavior: behavior(), block: 'nearest' });
}

/** Share of the page that has been scrolled, 0..1; 0 for a page that cannot scroll. */
export function scrolledShare(): number {
  const distance = document.documentElement.scrollHeight - window.innerHeight;
  // Safari scrolls beyond both ends for a moment.
  return distance > 0 ? Math.min(1, Math.max(0, window.scrollY / distance)) : 0;
}

/** Scrolls to the top of the page. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}
