import { defineConfig } from 'vitest/config';

/** Tests of what the build makes: of its files in `dist-embedded`, and of a build of a renamed site. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    globalSetup: ['tests/setup/named-build.ts'],
    setupFiles: ['tests/setup/console.ts'],
    unstubGlobals: true,
    // Generous, for machines that are busy with other programs; no test waits for time to pass.
    testTimeout: 20_000,
  },
});
