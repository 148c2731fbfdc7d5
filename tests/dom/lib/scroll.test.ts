import { expect, it, vi } from 'vitest';
import { scrolledShare, scrollToSection } from '@/lib/scroll';
import { stubReducedMotion } from '../../setup/browser';

// scrolling.spec.ts and keyboard.spec.ts scroll and press Tab.
it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'instant'],
])('scrolls %s to the start of a section, and focuses it', (_, reduced, behavior) => {
  document.body.innerHTML = '<section id="benefits"></section>';
  stubReducedMotion(reduced);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  scrollToSection('benefits');
  expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
  expect(document.getElementById('benefits')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it.each([
  [0, 0],
  [500, 0.5],
  [1_000, 1],
  // Safari scrolls beyond both ends for a moment.
  [1_100, 1],
  [-80, 0],
])('scrolled by %i of 1,000 px, the share is %d', (y, share) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1_000);
  window.scrollY = y;
  expect(scrolledShare()).toBe(share);
});

it('the share is 0 on a page that cannot scroll', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight - 300);
  expect(scrolledShare()).toBe(0);
});
