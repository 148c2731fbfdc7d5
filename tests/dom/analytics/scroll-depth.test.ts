import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecordable, observeScrollDepth, scrollDepth } from '@/analytics/scroll-depth';
import { scrollTo } from '../../setup/browser';

it.each([
  [0, [0, 19]],
  [1, [20]],
  [25, [980, 1_000, 1_019]],
  [26, [1_020]],
  [50, [2_000]],
  [100, [4_000]],
])('a page of 5,000 px in a viewport of 1,000 px is scrolled to %i %% at any of %j', (depth, places) => {
  expect(places.map((scrollY) => scrollDepth(scrollY, 5_000, 1_000))).toEqual(places.map(() => depth));
});

it('a page that cannot scroll has no depth', () => {
  expect([1_000, 600].map((scrollHeight) => scrollDepth(0, scrollHeight, 1_000))).toEqual([null, null]);
});

it('a depth is recorded above 0 on a multiple of 25', () => {
  const depths = [null, ...Array.from({ length: 126 }, (_, index) => index - 25)];
  expect(depths.filter(isRecordable)).toEqual([25, 50, 75, 100]);
});

describe('scrolling', () => {
  const onDepth = vi.fn();
  const reported = () => onDepth.mock.calls.flat();
  const scrollHeight = (height: number) =>
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + height);
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    scrollHeight(4_000);
    stop = observeScrollDepth(onDepth);
    return stop;
  });

  it('is reported once, a second after its last event', () => {
    scrollTo(1_000);
    vi.advanceTimersByTime(999);
    scrollTo(2_000);
    vi.advanceTimersByTime(999);
    expect(reported()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported()).toEqual([50]);
  });

  it('is reported only at a depth that is recorded', () => {
    for (const y of [1_000, 1_100, 0, 4_000]) {
      scrollTo(y);
      vi.advanceTimersByTime(1_000);
    }
    scrollHeight(0);
    scrollTo(0);
    vi.advanceTimersByTime(1_000);
    expect(reported()).toEqual([25, 100]);
  });

  it('is not reported after unsubscribing', () => {
    scrollTo(1_000);
    stop();
    scrollTo(2_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(reported()).toEqual([]);
  });
});
