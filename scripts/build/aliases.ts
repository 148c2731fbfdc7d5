import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/** What imports mean in the browser's code: `@/` is src, and supabase-js is only its data interface. */
export const ALIASES = [
  { find: '@', replacement: path('src') },
  {
    find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
    replacement: path('scripts/build/unused-supabase.ts'),
  },
];
