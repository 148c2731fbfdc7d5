import { defineConfig } from 'vitest/config';
import { LIBRARY_ALIASES } from './scripts/site-build/aliases.ts';

/** Tests of what the build makes: of its files in `dist-embedded`, and of a build of a renamed site. */
export default defineConfig({
  resolve: { alias: LIBRARY_ALIASES },
  test: {
    include: ['tests/build/**/*.test.ts'],
    globalSetup: ['tests/setup/named-build.ts'],
    setupFiles: ['tests/setup/console.ts'],
    // supabase-js is read through the aliases, as it is when it is bundled.
    server: { deps: { inline: [/@supabase/] } },
    unstubGlobals: true,
    // Generous, for machines that are busy with other programs; no test waits for time to pass.
    testTimeout: 20_000,
  },
});
