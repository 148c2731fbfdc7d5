import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ScrollProgress } from '@/sections/top-bar/scroll-progress';
import { scrollTo, stubReducedMotion } from '../../setup/browser';

beforeEach(() => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
});

it.each([
  ['at the top', 0, '0.0000'],
  ['half way', 500, '0.5000'],
  ['at the end', 1000, '1.0000'],
  ['pulled beyond the end', 1100, '1.0000'],
  ['pulled beyond the top', -80, '0.0000'],
])('measures the progress %s', (_where, scrollY, progress) => {
  const { container } = render(<ScrollProgress />);
  scrollTo(scrollY);
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe(progress);
});

it('measures none on a page that cannot scroll', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight - 300);
  const { container } = render(<ScrollProgress />);
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe('0.0000');
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
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe(progress);
});

it('is hidden from assistive technology, and stops when it is unmounted', () => {
  const { container, unmount } = render(<ScrollProgress />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('i')?.style.getPropertyValue('--progress')).toBe('0.0000');
  const bar = container.querySelector('i');
  unmount();
  scrollTo(250);
  expect(bar?.style.getPropertyValue('--progress')).toBe('0.0000');
});
