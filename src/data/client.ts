import { createClient } from '@supabase/supabase-js';
import { settings } from '@/lib/settings';
import type { Database } from './database.types';

const { supabaseUrl, supabaseAnonKey } = settings;

/**
 * The client by which the forms are stored; a form that opens has it. Its unused parts (auth, storage, functions, realtime)
 * are replaced by stubs (scripts/build/unused-supabase.ts).
 */
export const client = createClient<Database>(supabaseUrl, supabaseAnonKey, {
  // With this option no auth client is created; the key is used where the token is null.
  accessToken: () => Promise.resolve(null),
});
