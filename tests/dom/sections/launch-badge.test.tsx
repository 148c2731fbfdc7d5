import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { LaunchBadge } from '@/sections/hero/launch-badge';
import { daysUntil } from '@/sections/hero/use-countdown';
import { setTabHidden, wait } from '../../setup/browser';

const HOUR = 3_600_000;
const badge = <LaunchBadge />;
const text = () => screen.queryByText(/^Live/)?.textContent;

beforeEach(() => vi.useFakeTimers());

it('counts to the day of the settings', async () => {
  vi.setSystemTime(new Date(2027, 0, 29, 12));
  vi.stubGlobal('__SETTINGS__', { ...__SETTINGS__, launchDate: '2027-02-01' });
  vi.resetModules();
  const { LaunchBadge: Badge } = await import('@/sections/hero/launch-badge');
  const { container } = render(<Badge />);
  expect(container).toHaveTextContent('Live in 3 days');
  expect(container).toHaveTextContent('Launch day: Feb 1, 2027');
});

it('is prerendered with the launch day in place of the number of days', () => {
  const html = renderToString(badge);
  expect(html).not.toContain('Live');
  expect(html).toContain('Launch day: Jul 30, 2025');
});

it('changes at midnight where the visitor is', () => {
  vi.stubEnv('TZ', 'America/St_Johns');
  vi.setSystemTime(new Date(2025, 6, 28, 23, 59, 59));
  render(badge);
  expect(text()).toBe('Live in 2 days');
  for (const [later, shown] of [
    [1_000, 'Live tomorrow!'],
    [24 * HOUR - 1, 'Live tomorrow!'],
    [1, 'Live today!'],
    [72 * HOUR, 'Live today!'],
  ] as const) {
    wait(later);
    expect(text()).toBe(shown);
  }
});

it('follows a device to another time zone within an hour', () => {
  vi.setSystemTime(new Date('2025-07-29T20:00:00Z'));
  render(badge);
  vi.stubEnv('TZ', 'Asia/Tokyo');
  wait(HOUR - 1);
  expect(text()).toBe('Live tomorrow!');
  wait(1);
  expect(text()).toBe('Live today!');
});

// visible-timer.test.ts has the rest of the time in a hidden tab.
it('is right when a hidden tab is shown again', () => {
  vi.setSystemTime(new Date(2025, 6, 20, 12));
  render(badge);
  setTabHidden(true);
  vi.setSystemTime(new Date(2025, 6, 30, 8));
  setTabHidden(false);
  expect(text()).toBe('Live today!');
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
