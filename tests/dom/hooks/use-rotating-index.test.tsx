import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRotatingIndex } from '@/hooks/use-rotating-index';
import { stubReducedMotion } from '../../setup/reduced-motion';
import { setTabHidden } from '../../setup/visibility';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('four words, two seconds each', () => {
  it('are shown in order and loop, and the previous one is known', () => {
    const { result } = renderHook(() => useRotatingIndex(4));
    expect(result.current).toMatchObject({ index: 0, previous: null, paused: false });
    wait(1_999);
    expect(result.current.index).toBe(0);
    wait(1);
    expect(result.current).toMatchObject({ index: 1, previous: 0 });
    const seen = [2, 3, 0, 1].map(() => {
      wait(2_000);
      return result.current.index;
    });
    expect(seen).toEqual([2, 3, 0, 1]);
  });

  it('pause and continue', () => {
    const { result } = renderHook(() => useRotatingIndex(4));
    wait(2_000);
    act(() => result.current.toggle());
    expect(result.current.paused).toBe(true);
    wait(20_000);
    expect(result.current.index).toBe(1);
    act(() => result.current.toggle());
    wait(2_000);
    expect(result.current).toMatchObject({ index: 2, paused: false });
  });

  it('stop in a hidden tab, and stay for a whole interval after it becomes visible', () => {
    const { result } = renderHook(() => useRotatingIndex(4));
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    wait(10_000);
    expect(result.current.index).toBe(0);
    setTabHidden(false);
    expect(result.current.index).toBe(0);
    wait(2_000);
    expect(result.current.index).toBe(1);
  });

  it('leave no timer after unmounting', () => {
    const { unmount } = renderHook(() => useRotatingIndex(4));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('under reduced motion', () => {
  it('stays on the first word until the visitor plays it', () => {
    stubReducedMotion(true);
    const { result } = renderHook(() => useRotatingIndex(4));
    expect(result.current.paused).toBe(true);
    wait(20_000);
    expect(result.current).toMatchObject({ index: 0, previous: null });
    act(() => result.current.toggle());
    wait(2_000);
    expect(result.current).toMatchObject({ index: 1, paused: false });
  });

  it('returns to the first word when the preference changes while it rotates', () => {
    const change = stubReducedMotion(false);
    const { result } = renderHook(() => useRotatingIndex(4));
    wait(4_000);
    expect(result.current.index).toBe(2);
    change(true);
    expect(result.current).toMatchObject({ index: 0, previous: null, paused: true });
  });

  it('keeps the choice of the visitor', () => {
    const change = stubReducedMotion(true);
    const { result } = renderHook(() => useRotatingIndex(4));
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    change(false);
    expect(result.current.paused).toBe(true);
  });
});
