import { beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '@/analytics/events';
import { expectConsoleErrors } from '../../setup/console';

const insert = vi.hoisted(() => vi.fn());
vi.mock('@/data/analytics-rows', () => ({ insertAnalyticsRow: insert }));

const UUID = /^[\da-f-]{36}$/;
const PAGE_VIEW = { interaction_type: 'page_view', user_id: null, interaction_data: null };
const SCROLL = { interaction_type: 'scroll', interaction_data: { scroll_percentage: 25 } };

/** The tracker of a page load of its own. */
async function loadPage() {
  vi.resetModules();
  return import('@/analytics/tracker');
}

let page: Awaited<ReturnType<typeof loadPage>>;
const rows = () => insert.mock.calls.map(([row]) => row);

beforeEach(async () => {
  insert.mockResolvedValue({ ok: true });
  page = await loadPage();
});

// analytics.spec.ts has every field.
describe('the row of an event', () => {
  beforeEach(() => page.startAnalytics());

  it.each([
    [{ email_domain: 'example.ca' }, ['a@example.ca', 'A@Example.CA', ' a@example.ca ', '"a@b"@example.ca']],
    [null, ['', 'ana', 'ana@', 'ana@  ']],
  ])('has the id of a registration, and %j of any of the addresses %j', (interaction_data, emails) => {
    for (const email of emails) page.track(events.waitlistSubmit('row-1', email));
    expect(rows()).toMatchObject(emails.map(() => ({ user_id: 'row-1', interaction_data })));
  });

  it('has a viewport in whole pixels that the database accepts', () => {
    const width = vi.spyOn(window, 'innerWidth', 'get');
    for (const pixels of [-1, 411.4, 32_767, 40_000]) {
      width.mockReturnValue(pixels);
      page.track(events.pageView);
    }
    expect(rows().map((row) => row.viewport_width)).toEqual([0, 411, 32_767, 32_767]);
  });
});

it('a page load has a random session id of its own, which is not stored', async () => {
  for (const { track, startAnalytics } of [page, await loadPage()]) {
    startAnalytics();
    track(events.pageView);
    track(events.benefitsView);
  }
  const [one, same, other] = rows().map((row) => row.session_id);
  expect([one, other]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it.each([
  ['with both off', 1, { doNotTrack: '0', globalPrivacyControl: false }],
  ['with Do Not Track', 0, { doNotTrack: '1' }],
  ['with Global Privacy Control', 0, { globalPrivacyControl: true }],
])('of a visitor %s %i page view is sent by a hidden page, and as many events later', (_, sent, signals) => {
  vi.stubGlobal('navigator', signals);
  for (let times = 0; times < 2; times += 1) page.trackOnce(events.pageView);
  page.sendQueue();
  expect(insert).toHaveBeenCalledTimes(sent);
  page.startAnalytics();
  page.track(events.scroll(25));
  expect(insert).toHaveBeenCalledTimes(2 * sent);
});

describe('events', () => {
  it('are sent once each, in order, with the page as it was', () => {
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    page.track(events.pageView);
    page.track(events.scroll(25));
    width.mockReturnValue(1440);
    expect(insert).not.toHaveBeenCalled();
    page.startAnalytics();
    page.track(events.scroll(25));
    page.startAnalytics();
    expect(rows()).toMatchObject([
      { ...PAGE_VIEW, viewport_width: 390 },
      { ...SCROLL, viewport_width: 390 },
      { ...SCROLL, viewport_width: 1440 },
    ]);
  });
});

it('a hidden page sends what is queued, once', () => {
  page.track(events.pageView);
  page.track(events.scroll(25));
  page.sendQueue();
  page.sendQueue();
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL]);
  page.track(events.scroll(25));
  page.startAnalytics();
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL, SCROLL]);
});

it('a failure is logged once, and does not stop other events', async () => {
  insert.mockResolvedValueOnce({ ok: false, cause: 'status 500' });
  page.track(events.pageView);
  page.track(events.scroll(25));
  page.startAnalytics();
  await vi.waitFor(() => expectConsoleErrors(['Analytics tracking failed', 'status 500']));
  expect(rows()).toMatchObject([PAGE_VIEW, SCROLL]);
});
