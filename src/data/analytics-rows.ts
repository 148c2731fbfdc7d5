import type { TablesInsert } from './database.types';
import { insertRow } from './insert-row';
import type { InsertResult } from './result';
import { storedReferrer, storedUrl, storedUserAgent } from './stored-text';

/** One event of the page; nothing may be left out by accident (Specification, section 3). Viewport in CSS pixels. */
export type AnalyticsRow = Required<Omit<TablesInsert<'user_sessions'>, 'id' | 'created_at'>>;

/** Stores one event without reading anything back, even while the page is being left. Never throws. */
export async function insertAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  const result = await insertRow((client, signal) =>
    client
      .from('user_sessions')
      .insert({
        ...row,
        page_url: storedUrl(row.page_url),
        user_agent: storedUserAgent(row.user_agent),
        referrer: storedReferrer(row.referrer),
      })
      .abortSignal(signal),
  );
  return result.ok ? { ok: true } : result;
}
