import { defineConfig } from 'vitest/config';
import { ALIASES } from './scripts/build/aliases.ts';

/** Tests of what the build makes; those of its files read `dist-embedded`. */
export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    include: ['tests/build/**/*.test.ts'],
    setupFiles: ['tests/setup/console.ts'],
    // supabase-js is read through the aliases, as it is when it is bundled.
    server: { deps: { inline: [/@supabase/] } },
    unstubGlobals: true,
  },
});
