import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRotatingIndex } from '@/hooks/use-rotating-index';
import { setTabHidden, stubReducedMotion, wait } from '../../setup/browser';

beforeEach(() => vi.useFakeTimers());

function rotate() {
  const { result, unmount } = renderHook(() => useRotatingIndex(4));
  return { now: () => result.current, toggle: () => act(() => result.current.toggle()), unmount };
}

describe('four words, two seconds each', () => {
  it('are shown in order and loop, and the previous one is known', () => {
    const { now } = rotate();
    expect(now()).toMatchObject({ index: 0, previous: null, paused: false });
    wait(1_999);
    expect(now().index).toBe(0);
    wait(1);
    expect(now()).toMatchObject({ index: 1, previous: 0 });
    for (const index of [2, 3, 0, 1]) {
      wait(2_000);
      expect(now().index).toBe(index);
    }
  });

  it('pause and continue', () => {
    const { now, toggle } = rotate();
    wait(2_000);
    toggle();
    wait(20_000);
    expect(now()).toMatchObject({ index: 1, paused: true });
    toggle();
    wait(2_000);
    expect(now()).toMatchObject({ index: 2, paused: false });
  });

  it('rest in a hidden tab, stay for a whole interval after it becomes visible, and leave no timer', () => {
    const { now, unmount } = rotate();
    wait(1_500);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    wait(10_000);
    setTabHidden(false);
    wait(1_999);
    expect(now().index).toBe(0);
    wait(1);
    expect(now().index).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('under reduced motion', () => {
  it('stays on the first word until the visitor plays it', () => {
    stubReducedMotion(true);
    const { now, toggle } = rotate();
    wait(20_000);
    expect(now()).toMatchObject({ index: 0, previous: null, paused: true });
    toggle();
    wait(2_000);
    expect(now()).toMatchObject({ index: 1, paused: false });
  });

  it('returns to the first word when the preference changes while it rotates', () => {
    const change = stubReducedMotion(false);
    const { now } = rotate();
    wait(4_000);
    expect(now().index).toBe(2);
    change(true);
    expect(now()).toMatchObject({ index: 0, previous: null, paused: true });
  });

  it('keeps the choice of the visitor', () => {
    const change = stubReducedMotion(true);
    const { now, toggle } = rotate();
    toggle();
    toggle();
    change(false);
    expect(now().paused).toBe(true);
  });
});
