import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { events } from '@/analytics/events';
import { observeScrollDepth } from '@/analytics/scroll-depth';
import { scrollTo, setTabHidden } from '../../setup/browser';
import { expectConsoleErrors } from '../../setup/console';

const insert = vi.hoisted(() => vi.fn());
vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: insert }));

const UUID = /^[\da-f-]{36}$/;
const PAGE_VIEW = { interaction_type: 'page_view', user_id: null, interaction_data: null };
const SCROLL = { interaction_type: 'scroll', interaction_data: { scroll_percentage: 25 } };

/** Loads the modules again, as a new page load does. */
async function loadPage() {
  vi.resetModules();
  return { ...(await import('@/analytics/tracker')), ...(await import('@/analytics/use-visit-analytics')) };
}

let page: Awaited<ReturnType<typeof loadPage>>;
const rows = () => insert.mock.calls.map(([row]) => row);

beforeEach(async () => {
  insert.mockResolvedValue({ ok: true });
  page = await loadPage();
});

// Every field in an event is tested in analytics.spec.ts.
it('records only the domain of a driver’s email address', () => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(411.4);
  page.startAnalytics();
  page.track(events.waitlistSubmit('row-1', 'Ana@Example.CA'));
  expect(rows()).toMatchObject([
    { user_id: 'row-1', interaction_data: { email_domain: 'example.ca' }, viewport_width: 411 },
  ]);
});

it('each page load has its own random session ID', async () => {
  for (const { track, startAnalytics } of [page, await loadPage()]) {
    startAnalytics();
    track(events.pageView);
    track(events.benefitsView);
  }
  const [one, same, other] = rows().map((row) => row.session_id);
  expect([one, other]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  // Other browser storage is tested in joined.spec.ts.
  expect(document.cookie).toBe('');
});

it.each([
  ['with Do Not Track', 'navigator', { doNotTrack: '1' }],
  ['with Global Privacy Control', 'navigator', { globalPrivacyControl: true }],
  ['over plain HTTP, where `crypto.randomUUID` is missing', 'crypto', {}],
])('does not record events %s', (_, name, value) => {
  vi.stubGlobal(name, value);
  page.startAnalytics();
  page.track(events.pageView);
  expect(rows()).toEqual([]);
});

it('records events if the browser’s privacy preferences are off', () => {
  vi.stubGlobal('navigator', { doNotTrack: '0', globalPrivacyControl: false });
  page.startAnalytics();
  page.track(events.pageView);
  expect(rows()).toMatchObject([PAGE_VIEW]);
});

it('queues events until analytics starts', () => {
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
  page.track(events.pageView);
  page.track(events.scroll(25));
  width.mockReturnValue(1440);
  expect(insert).not.toHaveBeenCalled();
  page.startAnalytics();
  expect(insert).toHaveBeenCalledTimes(2);
  page.track(events.scroll(25));
  page.startAnalytics();
  expect(rows()).toMatchObject([
    { ...PAGE_VIEW, viewport_width: 390 },
    { ...SCROLL, viewport_width: 390 },
    { ...SCROLL, viewport_width: 1440 },
  ]);
});

it('sends queued events when the page is hidden or left', () => {
  renderHook(page.useVisitAnalytics);
  setTabHidden(true);
  expect(rows()).toMatchObject([PAGE_VIEW]);
  page.track(events.scroll(25));
  setTabHidden(false);
  expect(rows()).toHaveLength(1);
  fireEvent(window, new Event('pagehide'));
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL]);
});

it('records a page view for a prerendered page only when it is shown', () => {
  Reflect.set(document, 'prerendering', true);
  renderHook(page.useVisitAnalytics);
  Reflect.deleteProperty(document, 'prerendering');
  fireEvent(window, new Event('pagehide'));
  expect(rows()).toEqual([]);
  fireEvent(document, new Event('prerenderingchange'));
  fireEvent(window, new Event('pagehide'));
  expect(rows()).toMatchObject([PAGE_VIEW]);
});

it('continues to record events after a failure', async () => {
  insert.mockResolvedValueOnce({ ok: false, cause: 'status 500' });
  page.startAnalytics();
  page.track(events.pageView);
  page.track(events.scroll(25));
  await vi.waitFor(() => expectConsoleErrors(['Analytics tracking failed', 'status 500']));
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL]);
});

/** Makes the page long enough to scroll by 4,000 px. */
const makeLong = () =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 4_000);

it('records the scroll depth only once, even if React mounts the page twice', () => {
  vi.useFakeTimers();
  makeLong();
  const visit = renderHook(page.useVisitAnalytics, { reactStrictMode: true });
  scrollTo(1_000);
  vi.advanceTimersByTime(1_000);
  fireEvent(window, new Event('pagehide'));
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL]);
  visit.unmount();
});

// Scrolling beyond the ends of the page is tested in scroll.test.ts.
it('reports a depth that rounds to 25, 50, 75 or 100 percent, one second after the last scroll event', () => {
  vi.useFakeTimers();
  makeLong();
  const onDepth = vi.fn();
  const observing = new AbortController();
  observeScrollDepth(onDepth, observing.signal);
  const depths = () => onDepth.mock.calls.flat();
  scrollTo(3_000);
  vi.advanceTimersByTime(999);
  scrollTo(2_000);
  vi.advanceTimersByTime(999);
  expect(depths()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(depths()).toEqual([50]);
  for (const y of [980, 1_001, 1_100, 0, 19, 4_000]) {
    scrollTo(y);
    vi.advanceTimersByTime(1_000);
  }
  expect(depths()).toEqual([50, 25, 25, 100]);
  observing.abort();
  scrollTo(2_000);
  expect(vi.getTimerCount()).toBe(0);
});
