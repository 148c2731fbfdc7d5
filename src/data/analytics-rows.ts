import { client } from './client';
import type { TablesInsert } from './database.types';
import { type InsertResult, insertRow } from './insert-row';
import {
  normalizeEventData,
  normalizePageUrl,
  normalizeReferrer,
  normalizeUserAgent,
} from './normalize-visit';

/** An event to store. The viewport size is in CSS pixels. `page_url` and `referrer` are as the browser reports them. */
export type AnalyticsRow = Required<Omit<TablesInsert<'user_sessions'>, 'id' | 'created_at' | 'referrer'>> & {
  /** Empty if there is no referrer. */
  referrer: string;
};

/** Stores an event. Never throws. The request completes even if the visitor is leaving the page. */
export function insertAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  return insertRow((signal) => client.from('user_sessions').insert(normalizeRow(row)).abortSignal(signal));
}

function normalizeRow(row: AnalyticsRow): TablesInsert<'user_sessions'> {
  return {
    ...row,
    page_url: normalizePageUrl(row.page_url),
    user_agent: normalizeUserAgent(row.user_agent),
    referrer: normalizeReferrer(row.referrer),
    interaction_data: normalizeEventData(row.interaction_data),
  };
}
