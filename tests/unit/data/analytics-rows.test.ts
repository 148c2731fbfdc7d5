import { describe, expect, it } from 'vitest';
import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { FAILURES, fakeDataInterface } from './fake-data-interface';

const ROW: AnalyticsRow = {
  session_id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f',
  user_id: null,
  page_url: 'https://pitlane.example/',
  user_agent: 'Mozilla/5.0 (Macintosh)',
  referrer: 'https://search.example/',
  viewport_width: 1440,
  viewport_height: 900,
  interaction_type: 'scroll',
  interaction_target: 'page',
  interaction_data: { scroll_percentage: 25 },
};

const server = fakeDataInterface();

describe('insertAnalyticsRow', () => {
  it('inserts the row unchanged, reads nothing back and is completed after the page was left', async () => {
    expect(await insertAnalyticsRow(ROW)).toEqual({ ok: true });
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://project.supabase.test/rest/v1/user_sessions',
      keepalive: true,
      body: ROW,
    });
    expect(server.sent[0]?.headers.get('prefer') ?? '').not.toContain('return=representation');
  });

  it('shortens texts that are too long for their columns, and stores a blank user agent as unknown', async () => {
    const page_url = `https://pitlane.example/${'x'.repeat(3000)}`;
    await insertAnalyticsRow({ ...ROW, page_url, user_agent: ' ', referrer: '' });
    expect(server.sent[0]?.body).toMatchObject({
      page_url: `https://pitlane.example/${'x'.repeat(2024)}`,
      user_agent: 'unknown',
      referrer: null,
    });
  });

  it('stores of addresses neither query nor fragment, but for the campaign of the page', async () => {
    const page_url = 'https://pitlane.example/?email=driver@example.ca&utm_source=mail#benefits';
    await insertAnalyticsRow({ ...ROW, page_url, referrer: 'https://search.example/?q=brakes#first' });
    expect(server.sent[0]?.body).toMatchObject({
      page_url: 'https://pitlane.example/?utm_source=mail',
      referrer: 'https://search.example/',
    });
  });

  it('returns a failure for a page without an address, and sends nothing', async () => {
    expect(await insertAnalyticsRow({ ...ROW, page_url: 'junk' })).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toEqual([]);
  });

  it.each(FAILURES)('fails on %s', async (_name, answer) => {
    server.answerWith(answer);
    expect(await insertAnalyticsRow(ROW)).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });
});
