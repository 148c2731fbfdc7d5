import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Returns the path of a file as a replacement string, in which `$` must be escaped. */
const escapePath = (file: string) => fileURLToPath(new URL(file, import.meta.url)).replaceAll('$', '$$$$');

export const SHARED_CONFIG = {
  resolve: {
    alias: [
      // The alias from tsconfig.json, written as a pattern, because Vite cannot match a plain alias if the path of this
      // folder contains brackets.
      { find: /^@\//, replacement: escapePath('../../src/') },
      // Reduces supabase-js to its client for the Data API.
      {
        find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
        replacement: escapePath('unused-supabase.ts'),
      },
    ],
  },
  // Prevents Vite from looking for a PostCSS configuration in the parent folders.
  css: { postcss: {} },
  define: { 'import.meta.env.BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)) },
} satisfies UserConfig;
