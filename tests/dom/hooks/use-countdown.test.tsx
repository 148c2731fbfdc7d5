import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from '@/hooks/use-countdown';
import { setTabHidden } from '../../setup/visibility';

const texts = { today: 'Live today!', tomorrow: 'Live tomorrow!', inDays: 'Live in {days} days' };
const zone = process.env['TZ'];

function Badge() {
  return <p>{useCountdown('2025-07-30', texts) ?? 'Soon'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  process.env['TZ'] = zone;
});

describe('the launch badge', () => {
  it.each(['America/Vancouver', 'America/St_Johns', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'changes at midnight in %s',
    (timeZone) => {
      process.env['TZ'] = timeZone;
      vi.setSystemTime(new Date(2025, 6, 28, 23, 59, 59));
      render(<Badge />);
      expect(screen.getByText('Live in 2 days')).toBeVisible();
      act(() => vi.advanceTimersByTime(1_000));
      expect(screen.getByText('Live tomorrow!')).toBeVisible();
      act(() => vi.advanceTimersByTime(24 * 3_600_000 - 1));
      expect(screen.getByText('Live tomorrow!')).toBeVisible();
      act(() => vi.advanceTimersByTime(1));
      expect(screen.getByText('Live today!')).toBeVisible();
      act(() => vi.advanceTimersByTime(72 * 3_600_000));
      expect(screen.getByText('Live today!')).toBeVisible();
    },
  );

  it('is refreshed hourly, as when the device has moved to another time zone', () => {
    process.env['TZ'] = 'America/Vancouver';
    vi.setSystemTime(new Date('2025-07-29T20:00:00Z'));
    render(<Badge />);
    expect(screen.getByText('Live tomorrow!')).toBeVisible();
    process.env['TZ'] = 'Asia/Tokyo';
    act(() => vi.advanceTimersByTime(3_599_999));
    expect(screen.getByText('Live tomorrow!')).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText('Live today!')).toBeVisible();
  });

  it('stops in a hidden tab and is refreshed at once when the tab becomes visible', () => {
    vi.setSystemTime(new Date(2025, 6, 20, 12));
    render(<Badge />);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date(2025, 6, 30, 8));
    setTabHidden(false);
    expect(screen.getByText('Live today!')).toBeVisible();
  });

  it('leaves no timer after unmounting', () => {
    const { unmount } = renderHook(() => useCountdown('2025-07-30', texts));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no date when prerendered and hydrates without an error', () => {
    vi.setSystemTime(new Date(2025, 6, 20, 12));
    const html = renderToString(<Badge />);
    expect(html).toBe('<p>Soon</p>');
    const container = document.createElement('div');
    container.innerHTML = html;
    render(<Badge />, { container, hydrate: true });
    expect(container).toHaveTextContent('Live in 10 days');
  });
});
