import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startVisibleTimer } from '@/lib/visible-timer';
import { setTabHidden } from '../../setup/visibility';

const tick = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  tick.mockClear();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a timer of two seconds', () => {
  it('ticks every two seconds until it is stopped', () => {
    stop = startVisibleTimer(() => 2_000, tick);
    vi.advanceTimersByTime(1_999);
    expect(tick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(4_001);
    expect(tick).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(tick).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ticks at once when a hidden tab becomes visible again', () => {
    stop = startVisibleTimer(() => 2_000, tick);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setTabHidden(false);
    expect(tick).toHaveBeenCalledTimes(1);
  });

  it('calls onVisible instead where there is one, and waits for a whole interval again', () => {
    const onVisible = vi.fn();
    stop = startVisibleTimer(() => 2_000, tick, onVisible);
    vi.advanceTimersByTime(1_500);
    setTabHidden(true);
    expect(onVisible).not.toHaveBeenCalled();
    setTabHidden(false);
    expect(onVisible).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_999);
    expect(tick).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tick).toHaveBeenCalledTimes(1);
  });
});
