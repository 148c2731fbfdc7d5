import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettledText } from '@/sections/savings-calculator/result-status';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('returns the last text after half a second without a change', () => {
  const { result, rerender } = renderHook(({ text }) => useSettledText(text), {
    initialProps: { text: '$246 a year' },
  });
  expect(result.current).toBe('$246 a year');
  for (const text of ['$250 a year', '$260 a year', '$328 a year']) {
    rerender({ text });
    act(() => vi.advanceTimersByTime(499));
    expect(result.current).toBe('$246 a year');
  }
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('$328 a year');
});

it('leaves no timer after unmounting', () => {
  const { unmount } = renderHook(() => useSettledText('$246 a year', 500));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
