import { describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@/analytics/events';
import { createTracker, QUEUE_LIMIT } from '@/analytics/tracker';
import type { AnalyticsRow } from '@/data/analytics-rows';
import { expectConsoleErrors, silenceConsoleError } from '../../setup/console';

const PAGE_VIEW: AnalyticsEvent = { type: 'page_view', target: 'homepage' };
const CLICK: AnalyticsEvent = { type: 'button_click', target: 'join_waitlist' };

function row({ type, target }: AnalyticsEvent): AnalyticsRow {
  return {
    session_id: '00000000-0000-4000-8000-000000000000',
    user_id: null,
    page_url: 'https://pitlane.example/',
    user_agent: 'test',
    referrer: '',
    viewport_width: 1024,
    viewport_height: 768,
    interaction_type: type,
    interaction_target: target,
    interaction_data: null,
  };
}

type Parts = Parameters<typeof createTracker>[0];

function setUp(parts: Partial<Parts> = {}) {
  const insert = vi.fn<Parts['insert']>(async () => ({ ok: true }));
  return { insert, ...createTracker({ isRefused: () => false, toRow: row, insert, ...parts }) };
}

describe('before sending starts', () => {
  it('events are queued as rows, and then sent in order with one insert each', () => {
    const toRow = vi.fn(row);
    const { track, start, insert } = setUp({ toRow });
    track(PAGE_VIEW);
    track(CLICK);
    expect(toRow).toHaveBeenCalledTimes(2);
    expect(insert).not.toHaveBeenCalled();
    start();
    expect(toRow).toHaveBeenCalledTimes(2);
    expect(insert.mock.calls).toEqual([[row(PAGE_VIEW)], [row(CLICK)]]);
  });

  it('a page that never starts keeps only the first events', () => {
    const { track, start, insert } = setUp();
    track(PAGE_VIEW);
    for (let click = 0; click < QUEUE_LIMIT; click += 1) track(CLICK);
    start();
    expect(insert).toHaveBeenCalledTimes(QUEUE_LIMIT);
    expect(insert).toHaveBeenNthCalledWith(1, row(PAGE_VIEW));
  });
});

describe('after sending has started', () => {
  it('each event is sent at once, and starting again sends nothing twice', () => {
    const { track, start, insert } = setUp();
    track(PAGE_VIEW);
    start();
    track(CLICK);
    start();
    expect(insert.mock.calls).toEqual([[row(PAGE_VIEW)], [row(CLICK)]]);
  });

  it('an event is recorded once', () => {
    const { trackOnce, start, insert } = setUp();
    trackOnce(PAGE_VIEW);
    start();
    trackOnce(PAGE_VIEW);
    trackOnce(CLICK);
    expect(insert.mock.calls).toEqual([[row(PAGE_VIEW)], [row(CLICK)]]);
  });
});

describe('a visitor who has opted out', () => {
  it('causes no row: none is made, queued or sent', () => {
    const toRow = vi.fn(row);
    const { track, trackOnce, start, insert } = setUp({ isRefused: () => true, toRow });
    track(PAGE_VIEW);
    start();
    trackOnce(CLICK);
    expect(toRow).not.toHaveBeenCalled();
    expect(insert).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it.each([
    ['an insert that returns a failure', async () => ({ ok: false, reason: 'failed' }) as const, 'failed'],
    ['an insert that rejects', () => Promise.reject('offline'), 'offline'],
  ])('of %s is logged once, not retried, and does not stop other events', async (_, fail, reason) => {
    silenceConsoleError();
    const { track, start, insert } = setUp();
    insert.mockImplementationOnce(fail);
    track(PAGE_VIEW);
    track(CLICK);
    start();
    await vi.waitFor(() => expectConsoleErrors(['Analytics tracking failed', reason]));
    expect(insert.mock.calls).toEqual([[row(PAGE_VIEW)], [row(CLICK)]]);
  });

  it('to read the page is logged and not thrown', () => {
    silenceConsoleError();
    const reason = new Error('no location');
    const { track } = setUp({
      toRow: () => {
        throw reason;
      },
    });
    expect(() => track(PAGE_VIEW)).not.toThrow();
    expectConsoleErrors(['Analytics tracking failed', reason]);
  });
});
