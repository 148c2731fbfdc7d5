import { beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics, track, trackOnce } from '@/analytics/track';
import { insertAnalyticsRow } from '@/data/analytics-rows';

vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: vi.fn(async () => ({ ok: true })) }));

beforeEach(() => {
  vi.mocked(insertAnalyticsRow).mockClear();
});

it("the page's events share one session and leave only once sending has begun", () => {
  trackOnce('page_view', { type: 'page_view', target: 'homepage' });
  expect(insertAnalyticsRow).not.toHaveBeenCalled();
  startAnalytics();
  track({ type: 'scroll', target: 'page', data: { scroll_percentage: 25 } });

  const rows = vi.mocked(insertAnalyticsRow).mock.calls.map(([row]) => row);
  expect(rows).toMatchObject([
    { interaction_type: 'page_view', interaction_target: 'homepage', interaction_data: null },
    { interaction_type: 'scroll', interaction_target: 'page', interaction_data: { scroll_percentage: 25 } },
  ]);
  expect(new Set(rows.map((row) => row.session_id)).size).toBe(1);
});

it('a visitor with Global Privacy Control leaves no row', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true, userAgent: 'test', doNotTrack: null });
  startAnalytics();
  track({ type: 'page_view' });
  expect(insertAnalyticsRow).not.toHaveBeenCalled();
});
