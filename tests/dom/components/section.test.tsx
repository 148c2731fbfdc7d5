import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Section, SectionTitle } from '@/components/section';
import { render } from '../../setup/render';

/** The position of the section, in percent of the viewport height. */
let place = { top: 0, height: 0 };
const look = new Set<() => void>();

/**
 * Imitates a browser's `IntersectionObserver`, which observes the viewport, reduced by percentage margins at the top and at
 * the bottom.
 */
class Observer {
  private readonly check: (target: Element) => void;

  constructor(
    report: IntersectionObserverCallback,
    { rootMargin = '', threshold }: IntersectionObserverInit,
  ) {
    const [above = 0, , below = above] = rootMargin.split(' ').map((side) => Number.parseFloat(side) || 0);
    this.check = (target) => {
      const start = Math.max(place.top, -above);
      const end = Math.min(place.top + place.height, 100 + below);
      const isIntersecting = end >= start && (end - start) / place.height >= Number(threshold ?? 0);
      const entry = { target, isIntersecting } as IntersectionObserverEntry;
      report([entry], this as unknown as IntersectionObserver);
    };
  }

  observe(target: Element) {
    look.add(() => this.check(target));
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  look.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ y: (place.top * window.innerHeight) / 100, height: place.height }),
  );
});

it.each([
  ['is visible if it is more than half a window below the window', 100, 151, null, 0],
  ['is hidden if it is less than half a window below the window', 100, 149, 'waiting', 0],
  ['is hidden before a fifth of it is visible', 100, 81, 'waiting', 0],
  ['appears and counts as seen once a fifth of it is visible', 100, 79, 'in', 1],
  ['is visible after a jump past it', 100, -101, null, 0],
  ['as tall as ten windows is hidden before it reaches the middle of the window', 1000, 51, 'waiting', 0],
  ['as tall as ten windows appears once it reaches the middle of the window', 1000, 49, 'in', 0],
  ['as tall as ten windows counts as seen once it fills most of the window', 1000, 19, 'in', 1],
])('a section %s', (_, height, top, fade, seen) => {
  const onSeen = vi.fn();
  place = { top: 200, height };
  render(
    <Section id="reviews" onSeen={onSeen}>
      <SectionTitle>Reviews</SectionTitle>
    </Section>,
  );
  place = { top, height };
  act(() => {
    for (const each of look) each();
  });
  expect(screen.getByRole('region', { name: 'Reviews' }).getAttribute('data-fade')).toBe(fade);
  expect(onSeen).toHaveBeenCalledTimes(seen);
});
