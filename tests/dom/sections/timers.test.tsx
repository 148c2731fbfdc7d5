import { renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interpolate } from '@/lib/interpolate';
import { startVisibleTimer } from '@/lib/visible-timer';
import { LaunchBadge } from '@/sections/hero/launch-badge';
import { daysUntil } from '@/sections/hero/use-countdown';
import { useRotatingIndex } from '@/sections/hero/use-rotating-index';
import { Clock } from '@/sections/top-bar/top-bar';
import { changeSettings, setTabHidden, wait } from '../../setup/browser';
import { english, inEnglish, render } from '../../setup/render';

const { formats, hero } = english;

beforeEach(() => vi.useFakeTimers());

describe('a visible timer', () => {
  const tick = vi.fn();

  it('ticks after each delay until it is stopped', () => {
    const delays = [1_000, 2_000, 3_000];
    const stop = startVisibleTimer(() => delays.shift() ?? 3_000, tick);
    for (const [passed, ticks] of [
      [999, 0],
      [1, 1],
      [1_999, 1],
      [1, 2],
    ] as const) {
      wait(passed);
      expect(tick).toHaveBeenCalledTimes(ticks);
    }
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses while the tab is hidden', () => {
    const shown = vi.fn();
    const stop = startVisibleTimer(() => 1_000, tick, shown);
    wait(900);
    setTabHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setTabHidden(false);
    expect(shown).toHaveBeenCalledTimes(1);
    wait(999);
    expect(tick).not.toHaveBeenCalled();
    wait(1);
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
    setTabHidden(false);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

describe('the launch badge', () => {
  const HOUR = 3_600_000;
  const badge = <LaunchBadge />;
  const { today, tomorrow, inDays } = hero.countdown;
  const daysLeft = (days: number) => interpolate(inDays, { days });
  const launchDay = (day: string) => interpolate(hero.launchDay, { date: formats.day(day) });
  const text = () => document.body.textContent;

  it('counts the days to the launch date in the settings', () => {
    vi.setSystemTime(new Date(2027, 0, 29, 12));
    changeSettings({ launchDate: '2027-02-01' });
    render(badge);
    for (const part of [daysLeft(3), launchDay('2027-02-01')]) expect(text()).toContain(part);
  });

  const { BUILD_DAY } = import.meta.env;
  const DAY_BEFORE = new Date(Date.parse(BUILD_DAY) - 24 * HOUR).toISOString().slice(0, 10);

  it.each([
    ['with the launch day instead of the number of days', '2099-07-30', launchDay('2099-07-30')],
    ['with the launch day if the site is built on that day', BUILD_DAY, launchDay(BUILD_DAY)],
    ['as live if the site is built a day later', DAY_BEFORE, today],
  ])('is prerendered %s', (_, launchDate, shown) => {
    changeSettings({ launchDate });
    expect(renderToString(inEnglish(badge)).replaceAll(/<[^>]*>/g, '')).toBe(shown);
  });

  it("changes at midnight in the visitor's time zone", () => {
    vi.stubEnv('TZ', 'America/St_Johns');
    vi.setSystemTime(new Date(2025, 6, 20, 12));
    render(badge);
    expect(text()).toContain(daysLeft(10));
    setTabHidden(true);
    vi.setSystemTime(new Date(2025, 6, 28, 23, 59, 59));
    setTabHidden(false);
    expect(text()).toContain(daysLeft(2));
    for (const [later, shown] of [
      [1_000, tomorrow],
      [24 * HOUR - 1, tomorrow],
      [1, today],
      [72 * HOUR, today],
    ] as const) {
      wait(later);
      expect(text()).toContain(shown);
    }
  });

  it('follows a device to another time zone', () => {
    vi.stubEnv('TZ', 'America/Vancouver');
    vi.setSystemTime(new Date('2025-07-29T20:00:00Z'));
    render(badge);
    vi.stubEnv('TZ', 'Asia/Tokyo');
    wait(HOUR - 1);
    expect(text()).toContain(tomorrow);
    wait(1);
    expect(text()).toContain(today);
  });

  it.each(['America/Toronto', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'counts one day fewer each day in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone);
      fc.assert(
        fc.property(fc.nat({ max: 1_000 }), fc.nat({ max: 23 }), (before, hour) => {
          expect(daysUntil('2025-07-30', new Date(2025, 6, 30 - before, hour))).toBe(before);
        }),
      );
    },
  );
});

// The words of the clock are tested in formats.test.ts.
it('the clock changes at the start of each minute', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 14, 48, 20));
  expect(renderToString(inEnglish(<Clock />))).toMatch(/<p [^>]*><\/p>/);
  render(<Clock />);
  const clock = screen.getByText(formats.clock(new Date()));
  expect(clock).toHaveAttribute('datetime', '2026-11-21T14:48');
  expect(clock.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
  for (const [passed, minute] of [
    [39_999, '2:48'],
    [1, '2:49'],
    [60_000, '2:50'],
  ] as const) {
    wait(passed);
    expect(clock).toHaveTextContent(minute);
  }
});

it('the word in the headline rotates only inside the viewport', () => {
  const { result, rerender } = renderHook((inView: boolean) => useRotatingIndex(4, inView), {
    initialProps: false,
  });
  wait(10_000);
  expect(result.current.index).toBe(0);
  rerender(true);
  wait(2_000);
  expect(result.current.index).toBe(1);
});
