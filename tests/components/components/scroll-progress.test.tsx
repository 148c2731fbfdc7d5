import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollProgress } from '@/components/scroll-progress';
import { stubReducedMotion } from '../../setup/reduced-motion';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
});

afterEach(() => {
  vi.useRealTimers();
  window.scrollY = 0;
});

function scrollTo(y: number) {
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  });
}

function progress(container: HTMLElement): string | undefined {
  return container.querySelector('i')?.style.getPropertyValue('--progress');
}

it('follows the page by script where there are no scroll timelines', () => {
  const { container } = render(<ScrollProgress />);
  expect(progress(container)).toBe('0.0000');
  scrollTo(250);
  expect(progress(container)).toBe('0.2500');
});

it('leaves it to CSS where there are', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { container } = render(<ScrollProgress />);
  scrollTo(250);
  expect(progress(container)).toBe('');
});

it('follows by script under reduced motion, where no CSS animation runs', () => {
  stubReducedMotion(true);
  vi.stubGlobal('CSS', { supports: () => true });
  const { container } = render(<ScrollProgress />);
  scrollTo(500);
  expect(progress(container)).toBe('0.5000');
});

it('is nothing to assistive technology, and stops with the page', () => {
  const { container, unmount } = render(<ScrollProgress />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(vi.getTimerCount()).toBe(0);
});
