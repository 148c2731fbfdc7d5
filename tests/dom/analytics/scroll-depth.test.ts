import { beforeEach, describe, expect, it, vi } from 'vitest';
import { observeScrollDepth } from '@/analytics/scroll-depth';
import { scrollTo } from '../../setup/browser';

describe('scrolling', () => {
  const onDepth = vi.fn();
  const reported = () => onDepth.mock.calls.flat();
  const scrollHeight = (height: number) =>
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + height);

  beforeEach(() => {
    vi.useFakeTimers();
    scrollHeight(4_000);
    return observeScrollDepth(onDepth);
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

  it('is reported above 0 at a whole percentage that is a multiple of 25', () => {
    for (const y of [979, 980, 1_019, 1_020, 0, 19, 2_000, 3_000, 4_000, 4_100, -80]) {
      scrollTo(y);
      vi.advanceTimersByTime(1_000);
    }
    scrollHeight(0);
    scrollTo(0);
    vi.advanceTimersByTime(1_000);
    expect(reported()).toEqual([25, 25, 50, 75, 100, 100]);
  });
});
