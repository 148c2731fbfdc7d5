import { settings } from '@/lib/settings';
import type { TablesInsert } from './database.types';
import { type InsertResult, insertRow } from './insert-row';
import {
  normalizeEventData,
  normalizePageUrl,
  normalizeReferrer,
  normalizeUserAgent,
} from './normalize-visit';

/** One analytics event. Viewport in CSS pixels; `page_url` and `referrer` as the browser gives them. */
export type AnalyticsRow = Required<Omit<TablesInsert<'user_sessions'>, 'id' | 'created_at' | 'referrer'>> & {
  /** Empty when the browser gives none. */
  referrer: string;
};

/**
 * Stores one event without reading anything back, even while the visitor leaves the page. Without the data client, whose code
 * such a page may not have loaded. Never throws.
 */
export function insertAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  return insertRow(async (signal) => {
    const { supabaseUrl, supabaseAnonKey } = settings;
    const response = await fetch(`${supabaseUrl}/rest/v1/user_sessions`, {
      method: 'POST',
      keepalive: true,
      signal,
      headers: {
        apikey: supabaseAnonKey,
        Authorization: `Bearer ${supabaseAnonKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(storedRow(row)),
    });
    // Read to its end: browsers show a request whose answer nobody reads as cancelled.
    return { status: response.status, error: refusalIn(await response.text()), data: null };
  });
}

/** The error of the data interface; null for an answer without one, and for the page of a proxy. */
function refusalIn(answer: string): { code: string } | null {
  try {
    const { code } = JSON.parse(answer);
    return typeof code === 'string' ? { code } : null;
  } catch {
    return null;
  }
}

function storedRow(row: AnalyticsRow): TablesInsert<'user_sessions'> {
  return {
    ...row,
    page_url: normalizePageUrl(row.page_url),
    user_agent: normalizeUserAgent(row.user_agent),
    referrer: normalizeReferrer(row.referrer),
    interaction_data: normalizeEventData(row.interaction_data),
  };
}
