import { defineConfig } from 'vitest/config';

/** Tests of the database beyond pgTAP: many connections at once, and the data interface over HTTP. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/database/**/*.test.ts'],
    // The embedded backend prints every refusal, and these tests provoke many.
    silent: 'passed-only',
    // Each file starts servers of its own, which take a lot of memory.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
