import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** The path of a file as the replacement of a pattern, where a `$` begins the name of a group. */
const replacementBy = (file: string) => fileURLToPath(new URL(file, import.meta.url)).replaceAll('$', '$$$$');

/** Configuration that the site and its tests share. */
export const SHARED_CONFIG = {
  resolve: {
    alias: [
      // As in tsconfig.json, which Vite cannot match in a folder whose name has brackets.
      { find: /^@\//, replacement: replacementBy('../../src/') },
      // Reduces supabase-js to its data client.
      {
        find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
        replacement: replacementBy('unused-supabase.ts'),
      },
    ],
  },
  // Vite would look for a configuration in the folders above.
  css: { postcss: {} },
  define: { 'import.meta.env.BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)) },
} satisfies UserConfig;
