import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SHARED_CONFIG } from './scripts/build/shared-config.ts';
import { parseSettings } from './scripts/shared/settings.ts';

// Vitest does not change a `NODE_ENV` that is already set. With `production`, React would not export `act`.
process.env['NODE_ENV'] = 'test';
// This time zone is far from UTC, so that a date in the wrong time zone makes a test fail. CI sets other time zones.
// Processes that tests start inherit the variable.
process.env['TZ'] ||= 'America/Vancouver';

/**
 * Time limits in milliseconds. They are so long that they stop only tests that hang, no matter how busy the machine is. Long
 * limits do not slow down the tests, because no test waits for a fixed time.
 */
const LIMITS = { testTimeout: 240_000, hookTimeout: 240_000 };
// How long a test waits for the page to change, in milliseconds (tests/setup/dom.ts).
process.env['TEST_WAIT'] = '60000';

const settings = parseSettings(
  {},
  { supabaseUrl: 'https://project.supabase.test', supabaseAnonKey: 'sb_publishable_test' },
);
// Each project gets its own copy of this object, because Vitest deletes the entries that it has read.
const define = { ...SHARED_CONFIG.define, __SETTINGS__: JSON.stringify(settings) };

const shared = {
  ...LIMITS,
  // Before each test, Vitest resets the mocks and restores everything that the previous test replaced.
  mockReset: true,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Makes Vite process these packages, so that the aliases apply to them, as in a build.
  server: { deps: { inline: [/@supabase/] } },
};

export default defineConfig({
  test: {
    // By default, Vitest leaves one core unused, which would halve the speed on a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        ...SHARED_CONFIG,
        define: { ...define },
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        plugins: [react()],
        ...SHARED_CONFIG,
        define: { ...define },
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        // Tests the files of a build in which the product has a different name.
        ...SHARED_CONFIG,
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/setup/named-build.ts'],
          setupFiles: ['tests/setup/console.ts'],
        },
      },
      {
        // Tests what pgTAP cannot test: many connections at once, and the Data API over HTTP.
        ...SHARED_CONFIG,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/setup/tools.ts'],
          ...LIMITS,
          // Each test file starts its own servers, which take a lot of memory.
          maxWorkers: 2,
          // Runs this project after the others, because Vitest cannot run projects with different numbers of workers at
          // the same time.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Vitest prints the seed of the random order. To repeat an order, pass its seed with `--sequence.seed`.
    sequence: { shuffle: { tests: true } },
    // Shows the output of failed tests only, because servers also print the errors that tests cause on purpose.
    silent: 'passed-only',
    coverage: {
      provider: 'v8',
      // The most important code: prices, stored data and statistics.
      include: ['src/{calculator,data,analytics}/**/*.ts'],
      exclude: ['src/data/database.types.ts'],
      reporter: 'text',
      thresholds: { branches: 100 },
    },
  },
});
