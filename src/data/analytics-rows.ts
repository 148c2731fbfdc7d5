import type { TablesInsert } from './database.types';
import { type InsertResult, insertRow } from './insert-row';
import { storedPageUrl, storedReferrer, storedUserAgent } from './stored-text';

/** One analytics event. Viewport in CSS pixels; `page_url` and `referrer` as the browser gives them. */
export type AnalyticsRow = Required<Omit<TablesInsert<'user_sessions'>, 'id' | 'created_at' | 'referrer'>> & {
  /** Empty when the browser gives none. */
  referrer: string;
};

/** Stores one event without reading anything back, even while the visitor leaves the page. Never throws. */
export function insertAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  return insertRow((client, signal) =>
    client
      .from('user_sessions')
      .insert({
        ...row,
        page_url: storedPageUrl(row.page_url),
        user_agent: storedUserAgent(row.user_agent),
        referrer: storedReferrer(row.referrer),
      })
      .abortSignal(signal),
  );
}
