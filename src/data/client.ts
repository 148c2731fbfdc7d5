import { createClient } from '@supabase/supabase-js';
import { settings } from '@/lib/settings';
import type { Database } from './database.types';

/** Requests that the browser completes after the visitor has left the page. */
const KEEPALIVE_PATH = /\/rest\/v1\/user_sessions(?:\?|$)/;

/** Looks up `fetch` at each call, so that a replacement (by a test or a monitor) is used. */
const send: typeof fetch = (input, init) =>
  KEEPALIVE_PATH.test(String(input)) ? fetch(input, { ...init, keepalive: true }) : fetch(input, init);

const { supabaseUrl, supabaseAnonKey } = settings;

/**
 * The client of the data interface, in a chunk of its own: the forms import it, so that one that opens can be sent, and
 * analytics with `import()`. Its unused parts (auth, storage, functions, realtime) are replaced by stubs
 * (scripts/site-build/unused-supabase.ts).
 */
export const client = createClient<Database>(supabaseUrl || location.origin, supabaseAnonKey, {
  // With this option no auth client is created; the key is used where the token is null.
  accessToken: () => Promise.resolve(null),
  global: { fetch: send },
});
