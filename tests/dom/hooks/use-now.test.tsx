import { render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from '@/hooks/use-now';
import { setTabHidden, wait } from '../../setup/browser';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 48, 20) }));

function Clock() {
  const now = useNow();
  return <time>{now === null ? 'no time' : `${now.getHours()}:${now.getMinutes()}`}</time>;
}

describe('the clock', () => {
  it('ticks on the minute, not a minute after it was first rendered', () => {
    render(<Clock />);
    expect(screen.getByText('14:48')).toBeVisible();
    wait(39_999);
    expect(screen.getByText('14:48')).toBeVisible();
    wait(1);
    expect(screen.getByText('14:49')).toBeVisible();
    wait(60_000);
    expect(screen.getByText('14:50')).toBeVisible();
  });

  it('keeps the same date object within a minute', () => {
    const { result, rerender } = renderHook(useNow);
    const first = result.current;
    wait(30_000);
    rerender();
    expect(result.current).toBe(first);
  });

  it('does not tick in a hidden tab and is updated at once when the tab becomes visible', () => {
    render(<Clock />);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    wait(600_000);
    expect(screen.getByText('14:48')).toBeVisible();
    setTabHidden(false);
    expect(screen.getByText('14:58')).toBeVisible();
    wait(40_000);
    expect(screen.getByText('14:59')).toBeVisible();
  });

  it('leaves no timer', () => {
    const { unmount } = render(<Clock />);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
