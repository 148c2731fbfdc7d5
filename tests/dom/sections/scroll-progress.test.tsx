import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScrollProgress, scrollProgress } from '@/sections/top-bar/scroll-progress';
import { scrollTo, stubReducedMotion } from '../../setup/browser';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
});

it.each([
  ['at the top', 0, 5000, 1000, 0],
  ['half way', 2000, 5000, 1000, 0.5],
  ['at the end', 4000, 5000, 1000, 1],
  ['pulled beyond the end', 4100, 5000, 1000, 1],
  ['pulled beyond the top', -80, 5000, 1000, 0],
  ['on a page that cannot scroll', 0, 700, 1000, 0],
])('measures the progress %s', (_where, scrollY, scrollHeight, innerHeight, share) => {
  expect(scrollProgress(scrollY, scrollHeight, innerHeight)).toBe(share);
});

it.each([
  ['follows the page with JavaScript where there are no scroll timelines', false, false, '0.2500'],
  ['is driven by CSS where there are', true, false, ''],
  ['follows with JavaScript under reduced motion, where no CSS animation runs', true, true, '0.2500'],
])('%s', (_, timelines, reduced, progress) => {
  stubReducedMotion(reduced);
  vi.stubGlobal('CSS', timelines ? { supports: () => true } : undefined);
  const { container } = render(<ScrollProgress />);
  scrollTo(250);
  scrollTo(250);
  act(() => vi.advanceTimersToNextFrame());
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe(progress);
});

it('is hidden from assistive technology, and stops when it is unmounted', () => {
  const { container, unmount } = render(<ScrollProgress />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe('0.0000');
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(vi.getTimerCount()).toBe(0);
});
