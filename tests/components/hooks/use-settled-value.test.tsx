import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettledValue } from '@/hooks/use-settled-value';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits for half a second without a change and then gives only the last value', () => {
  const { result, rerender } = renderHook(({ value }) => useSettledValue(value), {
    initialProps: { value: '$246 a year' },
  });
  expect(result.current).toBe('$246 a year');
  for (const value of ['$250 a year', '$260 a year', '$328 a year']) {
    rerender({ value });
    act(() => vi.advanceTimersByTime(499));
    expect(result.current).toBe('$246 a year');
  }
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('$328 a year');
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useSettledValue('$246 a year', 500));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
