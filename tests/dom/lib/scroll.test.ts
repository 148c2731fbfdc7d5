import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToSection } from '@/lib/scroll';
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

describe('scrollToSection', () => {
  it('scrolls smoothly to the start of the section and focuses it without a second scroll', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    scrollToSection('benefits');
    expect(scrolls).toEqual([['benefits', { behavior: 'smooth', block: 'start' }]]);
    expect(document.getElementById('benefits')).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('is instant under reduced motion', () => {
    stubReducedMotion(true);
    scrollToSection('benefits');
    expect(scrolls).toEqual([['benefits', { behavior: 'instant', block: 'start' }]]);
  });

  it('keeps an existing tabindex', () => {
    scrollToSection('main');
    expect(document.getElementById('main')).toHaveAttribute('tabindex', '0');
  });

  it('does nothing without such a section', () => {
    scrollToSection('nowhere');
    expect(scrolls).toEqual([]);
    expect(document.body).toHaveFocus();
  });
});
