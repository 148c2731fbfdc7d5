import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useScrolled } from '@/hooks/use-scrolled';

function Answer() {
  return String(useScrolled());
}

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  window.scrollY = 0;
});

it.each([
  [0, false],
  [20, false],
  [21, true],
])('scrolled to %i px: %s', (y, scrolled) => {
  const { result } = renderHook(useScrolled);
  scrollTo(y);
  expect(result.current).toBe(scrolled);
  scrollTo(0);
  expect(result.current).toBe(false);
});

it('is false on the server', () => {
  window.scrollY = 400;
  expect(renderToString(<Answer />)).toBe('false');
});
