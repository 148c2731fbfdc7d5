import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToSection, scrollWholeIntoView } from '@/lib/scroll';
import { stubReducedMotion } from '../../setup/browser';

let scrolls: unknown[];

beforeEach(() => {
  scrolls = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolls.push([this.id, options]);
  });
  document.body.innerHTML =
    '<section id="benefits"><h2>Benefits</h2></section><main id="main" tabindex="0"></main>';
});

it.each([
  ['smoothly', false, 'smooth'],
  ['at once under reduced motion', true, 'instant'],
])('scrolls %s to the start of a section, and focuses it', (_, reduced, behavior) => {
  stubReducedMotion(reduced);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  scrollToSection('benefits');
  expect(scrolls).toEqual([['benefits', { behavior, block: 'start' }]]);
  expect(document.getElementById('benefits')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('keeps an existing tabindex', () => {
  scrollToSection('main');
  expect(document.getElementById('main')).toHaveAttribute('tabindex', '0');
});

it('does nothing without such a section', () => {
  scrollToSection('nowhere');
  expect(scrolls).toEqual([]);
});

it('shows the whole of an element with as little scrolling as possible', () => {
  stubReducedMotion(true);
  scrollWholeIntoView(document.body);
  expect(scrolls).toEqual([['', { behavior: 'instant', block: 'nearest' }]]);
});
