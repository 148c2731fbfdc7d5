import { createClient } from '@supabase/supabase-js';
import { settings } from '@/lib/settings';
import type { Database } from './database.types';

/** The one table whose rows may still be on their way when the visitor leaves (Decisions, Analytics). */
const OUTLIVES_PAGE = /\/rest\/v1\/user_sessions(?:\?|$)/;

/** `fetch` as it is at the time of the call, so that what replaces it (a test, a monitor) is used. */
const send: typeof fetch = (input, init) =>
  OUTLIVES_PAGE.test(String(input)) ? fetch(input, { ...init, keepalive: true }) : fetch(input, init);

/**
 * The client of the data interface. It is a large chunk that the page must not wait for, so its siblings load this
 * module with `import()`; nothing else may. Visitors have no accounts: the key is all the client has to show, and its
 * parts for accounts, files, functions and live changes are left out of the build (scripts/build/unused-supabase.ts).
 */
export const client = createClient<Database>(settings.supabaseUrl, settings.supabaseAnonKey, {
  // With a token of one's own no part for accounts is made; without one the key stands in for it.
  accessToken: () => Promise.resolve(null),
  global: { fetch: send },
});

export type DataClient = typeof client;
