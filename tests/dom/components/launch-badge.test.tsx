import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LaunchBadge } from '@/components/launch-badge';
import { hero } from '@/content/hero';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const badge = <LaunchBadge texts={hero.countdown} launchDay={hero.launchDay} />;

it.each([
  [new Date(2025, 6, 6, 9), 'Live in 24 days'],
  [new Date(2025, 6, 28, 23, 59), 'Live in 2 days'],
  [new Date(2025, 6, 29), 'Live tomorrow!'],
  [new Date(2025, 6, 30), 'Live today!'],
  [new Date(2026, 10, 21), 'Live today!'],
])('shows at %s: %s', (now, text) => {
  vi.setSystemTime(now);
  const { container } = render(badge);
  expect(container.querySelector('.launch-text')).toHaveTextContent(text);
});

it('counts to the day of VITE_LAUNCH_DATE', async () => {
  vi.setSystemTime(new Date(2027, 0, 29, 12));
  vi.stubEnv('VITE_LAUNCH_DATE', '2027-02-01');
  vi.resetModules();
  const { LaunchBadge: Badge } = await import('@/components/launch-badge');
  const { container } = render(<Badge texts={hero.countdown} launchDay={hero.launchDay} />);
  expect(container).toHaveTextContent('Live in 3 days');
  expect(container).toHaveTextContent('Launch day: Feb 1, 2027');
});

it('prerenders no number of days, but the launch day for readers without JavaScript', () => {
  vi.setSystemTime(new Date(2025, 6, 6));
  const html = renderToString(badge);
  expect(html).not.toContain('Live');
  expect(html).toContain('Launch day: Jul 30, 2025');
});
