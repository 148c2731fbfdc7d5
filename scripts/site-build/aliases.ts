import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** Smaller builds of two libraries: supabase-js is reduced to its data client. */
export const LIBRARY_ALIASES = [
  // The package's main entry is its development build.
  { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
    replacement: path('scripts/site-build/unused-supabase.ts'),
  },
];
