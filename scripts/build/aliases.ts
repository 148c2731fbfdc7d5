import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** What imports mean in the browser's code: `@/` is src, and supabase-js is only its data interface. */
export const ALIASES = [
  { find: '@', replacement: path('src') },
  // The package's main entry is its development build, warnings and all.
  { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
    replacement: path('scripts/build/unused-supabase.ts'),
  },
];
