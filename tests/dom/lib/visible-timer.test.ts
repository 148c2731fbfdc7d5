import { beforeEach, expect, it, vi } from 'vitest';
import { startVisibleTimer } from '@/lib/visible-timer';
import { setTabHidden } from '../../setup/browser';

const tick = vi.fn();

beforeEach(() => vi.useFakeTimers());

it('ticks after each delay, and not once it is stopped', () => {
  const delays = [1_000, 2_000, 3_000];
  const stop = startVisibleTimer(() => delays.shift() ?? 0, tick);
  for (const [passed, ticks] of [
    [999, 0],
    [1, 1],
    [1_999, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(passed);
    expect(tick).toHaveBeenCalledTimes(ticks);
  }
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('rests in a hidden tab; when that is shown again it says so, and waits for a whole delay', () => {
  const shown = vi.fn();
  const stop = startVisibleTimer(() => 1_000, tick, shown);
  vi.advanceTimersByTime(900);
  setTabHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  setTabHidden(false);
  expect(shown).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  expect(tick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tick).toHaveBeenCalledTimes(1);
  stop();
  setTabHidden(false);
  expect(shown).toHaveBeenCalledTimes(1);
});
