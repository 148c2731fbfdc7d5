import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { settings } from '@/lib/settings';
import type { Database } from './database.types';

const { supabaseUrl, supabaseAnonKey } = settings;

/**
 * The Supabase client for all three inserts. It exposes only `from`, because stubs replace auth, storage, functions and
 * realtime (scripts/build/unused-supabase.ts).
 */
export const client: Pick<SupabaseClient<Database>, 'from'> = createClient<Database>(
  supabaseUrl,
  supabaseAnonKey,
  {
    // With `accessToken`, supabase-js creates no auth client. If the token is null, supabase-js uses the publishable key.
    accessToken: () => Promise.resolve(null),
    // `keepalive` lets a request complete while the visitor is leaving the page.
    global: { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  },
);
