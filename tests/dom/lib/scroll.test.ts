import { expect, it, vi } from 'vitest';
import { scrolledShare, scrollToSection } from '@/lib/scroll';
import { stubReducedMotion } from '../../setup/browser';

// Real scrolling and the Tab key are tested in scrolling.spec.ts and keyboard.spec.ts.
it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'instant'],
])('scrollToSection scrolls %s', (_, reduced, behavior) => {
  document.body.innerHTML = '<section id="benefits"></section>';
  stubReducedMotion(reduced);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  scrollToSection('missing');
  scrollToSection('benefits');
  expect(scroll.mock.calls).toEqual([[{ behavior, block: 'start' }]]);
});

it('scrollToSection focuses the section without jumping to it', () => {
  document.body.innerHTML = '<section id="benefits"></section>';
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  scrollToSection('benefits');
  expect(document.getElementById('benefits')).toHaveFocus();
  // Without `preventScroll`, focusing the section would scroll at once.
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it.each([
  [0, 1_000, 0],
  [500, 1_000, 0.5],
  // Safari briefly scrolls beyond both ends.
  [1_100, 1_000, 1],
  [-80, 1_000, 0],
  // This page cannot scroll.
  [0, 0, 0],
])('scrolledShare at %i of %i px is %d', (y, distance, share) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + distance);
  window.scrollY = y;
  expect(scrolledShare()).toBe(share);
});
