import { beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '@/analytics/events';
import { hasOptedOut, startAnalytics, toRow, track, trackOnce } from '@/analytics/tracker';
import { insertAnalyticsRow } from '@/data/analytics-rows';

vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: vi.fn(async () => ({ ok: true })) }));

beforeEach(() => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (test)');
});

const UUID = /^[\da-f-]{36}$/;

describe('the row of an event', () => {
  it('of the page view has the page and the browser, and no data', () => {
    expect(toRow(events.pageView)).toEqual({
      session_id: expect.stringMatching(UUID),
      user_id: null,
      page_url: window.location.href,
      user_agent: 'Mozilla/5.0 (test)',
      referrer: '',
      viewport_width: 1440,
      viewport_height: 900,
      interaction_type: 'page_view',
      interaction_target: 'homepage',
      interaction_data: null,
    });
  });

  it('of the waitlist form has the domain of the email and the id of the registration', () => {
    const userId = '0b0e0f5e-1c9b-4f57-8d5a-5b8f7f0f9b11';
    expect(toRow(events.waitlistSubmit(userId, 'driver@example.ca'))).toMatchObject({
      user_id: userId,
      interaction_data: { email_domain: 'example.ca' },
    });
  });

  it('has the referrer as the browser gives it', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=brakes');
    expect(toRow(events.pageView).referrer).toBe('https://search.example/?q=brakes');
  });

  it.each([
    [-1, 0],
    [0, 0],
    [411.4, 411],
    [32_767, 32_767],
    [40_000, 32_767],
  ])('has a viewport of %d px as %i', (pixels, stored) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(pixels);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(pixels);
    expect(toRow(events.pageView)).toMatchObject({ viewport_width: stored, viewport_height: stored });
  });
});

describe('the session', () => {
  it('has one random id for the whole page load, and another for the next', async () => {
    const first = toRow(events.pageView).session_id;
    expect(first).toMatch(UUID);
    expect(toRow(events.benefitsView).session_id).toBe(first);
    vi.resetModules();
    const nextLoad = await import('@/analytics/tracker');
    expect(nextLoad.toRow(events.pageView).session_id).not.toBe(first);
  });

  it('stores nothing in the browser', () => {
    toRow(events.pageView);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  });
});

it.each([
  ['without either signal', {}, false],
  ['with both off', { doNotTrack: '0', globalPrivacyControl: false }, false],
  ['who has not set Do Not Track', { doNotTrack: null }, false],
  ['with Do Not Track', { doNotTrack: '1' }, true],
  ['with Global Privacy Control', { globalPrivacyControl: true }, true],
])('a visitor %s: opted out is %s', (_, signals, optedOut) => {
  vi.stubGlobal('navigator', signals);
  expect(hasOptedOut()).toBe(optedOut);
});

describe("the page's tracker", () => {
  it('sends the events of one session after analytics has started', () => {
    trackOnce(events.pageView);
    expect(insertAnalyticsRow).not.toHaveBeenCalled();
    startAnalytics();
    track(events.scroll(25));

    const rows = vi.mocked(insertAnalyticsRow).mock.calls.map(([row]) => row);
    expect(rows).toMatchObject([
      { interaction_type: 'page_view', interaction_target: 'homepage', interaction_data: null },
      { interaction_type: 'scroll', interaction_target: 'page', interaction_data: { scroll_percentage: 25 } },
    ]);
    expect(new Set(rows.map((row) => row.session_id)).size).toBe(1);
  });

  it('sends nothing for a visitor with Global Privacy Control', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true, userAgent: 'test', doNotTrack: null });
    startAnalytics();
    track(events.pageView);
    expect(insertAnalyticsRow).not.toHaveBeenCalled();
  });
});
