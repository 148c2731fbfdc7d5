import { prefersReducedMotion } from './reduced-motion';

/**
 * Brings the section of that id to the top of the page, smoothly unless the visitor wants less motion, and moves
 * keyboard focus to it, so that Tab goes on from there (Decisions, Top bar). Nothing happens when there is none.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'start' });
}
