import { settings } from '@/lib/settings';
import type { TablesInsert } from './database.types';
import { CREATED, failure, type InsertResult, insertRow } from './insert-row';
import { storedData, storedPageUrl, storedReferrer, storedUserAgent } from './stored-text';

/** One analytics event. Viewport in CSS pixels; `page_url` and `referrer` as the browser gives them. */
export type AnalyticsRow = Required<Omit<TablesInsert<'user_sessions'>, 'id' | 'created_at' | 'referrer'>> & {
  /** Empty when the browser gives none. */
  referrer: string;
};

/** Loads the client for events; the forms have it with their own code. @throws When it could not be loaded. */
export async function loadDataClient() {
  return (await import('./client')).client;
}

/** Stores one event without reading anything back, even while the visitor leaves the page. Never throws. */
export function insertAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  return insertRow(async (signal) => {
    const client = await loadDataClient();
    return client.from('user_sessions').insert(storedRow(row)).abortSignal(signal);
  });
}

/** The same without the data client, whose code a page that is being left may not have loaded. Never throws. */
export async function sendAnalyticsRow(row: AnalyticsRow): Promise<InsertResult> {
  const { supabaseUrl, supabaseAnonKey } = settings;
  try {
    const { status } = await fetch(`${supabaseUrl}/rest/v1/user_sessions`, {
      method: 'POST',
      keepalive: true,
      headers: {
        apikey: supabaseAnonKey,
        Authorization: `Bearer ${supabaseAnonKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(storedRow(row)),
    });
    return status === CREATED ? { ok: true } : failure('failed', `status ${status}`);
  } catch (error) {
    return failure('failed', String(error));
  }
}

function storedRow(row: AnalyticsRow): TablesInsert<'user_sessions'> {
  return {
    ...row,
    page_url: storedPageUrl(row.page_url),
    user_agent: storedUserAgent(row.user_agent),
    referrer: storedReferrer(row.referrer),
    interaction_data: storedData(row.interaction_data),
  };
}
