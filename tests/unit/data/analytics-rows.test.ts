import { describe, expect, it } from 'vitest';
import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { FAILURES, fakeDataInterface } from './fake-data-interface';

const ROW: AnalyticsRow = {
  session_id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f',
  user_id: null,
  page_url: 'https://pitlane.example/',
  user_agent: 'Mozilla/5.0 (Macintosh)',
  referrer: null,
  viewport_width: 1440,
  viewport_height: 900,
  interaction_type: 'scroll',
  interaction_target: 'page',
  interaction_data: { scroll_percentage: 25 },
};

const server = fakeDataInterface();

describe('insertAnalyticsRow', () => {
  it('inserts the row as it is, reads nothing back and outlives the page', async () => {
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

  it('cuts what the column would refuse for its length, and names a browser that names none', async () => {
    await insertAnalyticsRow({ ...ROW, page_url: 'x'.repeat(3000), user_agent: ' ', referrer: '' });
    expect(server.sent[0]?.body).toMatchObject({
      page_url: 'x'.repeat(2048),
      user_agent: 'unknown',
      referrer: null,
    });
  });

  it.each(FAILURES)('fails on %s', async (_name, answer) => {
    server.answerWith(answer);
    expect(await insertAnalyticsRow(ROW)).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });
});
