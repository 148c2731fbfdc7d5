import { defineConfig } from 'vitest/config';

/** Tests of the database that pgTAP cannot hold: many connections at once, and the data interface over HTTP. */
export default defineConfig({
  test: {
    include: ['tests/database/**/*.test.ts'],
    // The embedded backend reports every refusal on the console; here refusals are what is asked for.
    silent: 'passed-only',
    // Each file starts a server of its own.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
