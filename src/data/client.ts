import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { settings } from '@/lib/settings';
import type { Database } from './database.types';

const { supabaseUrl, supabaseAnonKey } = settings;

/**
 * The client of all three inserts. Its unused parts (auth, storage, functions, realtime) are replaced by stubs
 * (scripts/build/unused-supabase.ts), so its type has none of them.
 */
export const client: Pick<SupabaseClient<Database>, 'from'> = createClient<Database>(
  supabaseUrl,
  supabaseAnonKey,
  {
    // With this option no auth client is created; the key is used where the token is null.
    accessToken: () => Promise.resolve(null),
    // What is sent while the visitor leaves the page arrives.
    global: { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  },
);
