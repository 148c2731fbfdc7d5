import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Configuration that the site and its tests share. */
export const SHARED_CONFIG = {
  resolve: {
    tsconfigPaths: true,
    alias: [
      // Reduces supabase-js to its data client.
      {
        find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
        replacement: fileURLToPath(new URL('unused-supabase.ts', import.meta.url)),
      },
    ],
  },
  define: {
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
} satisfies UserConfig;
