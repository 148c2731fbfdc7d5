import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawTotalChart, drawWeekChart } from '../../../scripts/owner/report/charts';
import { describeWaitingApplications } from '../../../scripts/owner/report/tiles';
import type { Figures } from '../../../scripts/owner/report/views';

// A report on a database is tested in tests/database/report.test.ts.
it.each([
  [0, null, ''],
  [
    12,
    '2026-11-24T03:00:00Z',
    '12 applications are waiting for an answer, the oldest since Monday, November 23, 2026.',
  ],
])(
  'describeWaitingApplications describes %i applications, the oldest from %s, as "%s"',
  (unanswered_applications, oldest_unanswered_at, text) => {
    const glance = { unanswered_applications, oldest_unanswered_at } as Figures['at_a_glance'][number];
    expect(describeWaitingApplications([glance])).toBe(text);
  },
);

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: new Date(Date.UTC(2026, 10, 2 + index)), value: 1 }));

it.each([
  ['the total on one day', 0, drawTotalChart('Total', days(1))],
  ['one week', 1, drawWeekChart('Weeks', days(7))],
  ['five weeks', 5, drawWeekChart('Weeks', days(35))],
])('the chart of %s has %i bars', (_what, bars, svg) => {
  expect([...svg.matchAll(/<rect/g)]).toHaveLength(bars);
  const texts = JSDOM.fragment(svg).querySelectorAll('[aria-label="x-axis tick label"] text');
  const names = [...texts].map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
