import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSettledText } from '@/sections/savings-calculator/result-status';
import { wait } from '../../../setup/browser';

beforeEach(() => vi.useFakeTimers());

it('returns the last text after half a second without a change', () => {
  const { result, rerender } = renderHook(({ text }) => useSettledText(text), {
    initialProps: { text: '$246 a year' },
  });
  expect(result.current).toBe('$246 a year');
  for (const text of ['$250 a year', '$260 a year', '$328 a year']) {
    rerender({ text });
    wait(499);
    expect(result.current).toBe('$246 a year');
  }
  wait(1);
  expect(result.current).toBe('$328 a year');
});

it('leaves no timer after unmounting', () => {
  const { unmount } = renderHook(() => useSettledText('$246 a year', 500));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
