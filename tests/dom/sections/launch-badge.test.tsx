import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { formats } from '@/content/formats';
import { hero } from '@/content/hero';
import { fillIn } from '@/lib/fill-in';
import { LaunchBadge } from '@/sections/hero/launch-badge';
import { daysUntil } from '@/sections/hero/use-countdown';
import { setTabHidden, wait } from '../../setup/browser';

const HOUR = 3_600_000;
const badge = <LaunchBadge />;
const { today, tomorrow, inDays } = hero.countdown;
const launchDay = (day: string) => fillIn(hero.launchDay, { date: formats.day(day) });
const text = () => document.body.textContent;

beforeEach(() => vi.useFakeTimers());

it('counts to the day of the settings', async () => {
  vi.setSystemTime(new Date(2027, 0, 29, 12));
  vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, launchDate: '2027-02-01' });
  vi.resetModules();
  const { LaunchBadge: Badge } = await import('@/sections/hero/launch-badge');
  const { container } = render(<Badge />);
  expect(container).toHaveTextContent(fillIn(inDays, { days: 3 }));
  expect(container).toHaveTextContent(launchDay('2027-02-01'));
});

it('is prerendered with the launch day in place of the number of days', () => {
  const html = renderToString(badge);
  for (const count of [today, tomorrow, fillIn(inDays, { days: '' }).trim()])
    expect(html).not.toContain(count);
  expect(html).toContain(launchDay('2025-07-30'));
});

it('changes at midnight where the visitor is', () => {
  vi.stubEnv('TZ', 'America/St_Johns');
  vi.setSystemTime(new Date(2025, 6, 28, 23, 59, 59));
  render(badge);
  expect(text()).toContain(fillIn(inDays, { days: 2 }));
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

it('follows a device to another time zone within an hour', () => {
  vi.setSystemTime(new Date('2025-07-29T20:00:00Z'));
  render(badge);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  wait(HOUR - 1);
  expect(text()).toContain(tomorrow);
  wait(1);
  expect(text()).toContain(today);
});

// visible-timer.test.ts has the rest of the time in a hidden tab.
it('is right when a hidden tab is shown again', () => {
  vi.setSystemTime(new Date(2025, 6, 20, 12));
  render(badge);
  setTabHidden(true);
  vi.setSystemTime(new Date(2025, 6, 30, 8));
  setTabHidden(false);
  expect(text()).toContain(today);
});

it.each(['America/Toronto', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'the number of days falls by one each day in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    fc.assert(
      fc.property(fc.nat({ max: 1_000 }), fc.nat({ max: 23 }), (before, hour) => {
        expect(daysUntil('2025-07-30', new Date(2025, 6, 30 - before, hour))).toBe(before);
      }),
    );
  },
);
