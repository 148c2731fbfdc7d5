import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SHARED_CONFIG } from './scripts/build/shared-config.ts';
import { parseSettings } from './scripts/shared/settings.ts';

// Vitest keeps another value of the environment, under which React has no `act`.
process.env['NODE_ENV'] = 'test';
// Far from UTC, so that a date taken in the wrong zone shows; .ci/run and CI name others. Processes that tests start inherit it.
process.env['TZ'] ||= 'America/Vancouver';

/** Limits that end only what hangs, so that a machine can be as busy as it likes. No test waits for time to pass. Milliseconds. */
const LIMITS = { testTimeout: 240_000, hookTimeout: 240_000 };
process.env['TEST_WAIT'] = '60000';

const settings = parseSettings(
  {},
  { supabaseUrl: 'https://project.supabase.test', supabaseAnonKey: 'sb_publishable_test' },
);
// A copy for each project: Vitest deletes what it has read.
const define = { ...SHARED_CONFIG.define, __SETTINGS__: JSON.stringify(settings) };

const shared = {
  ...LIMITS,
  // Mocks forget their calls and answers, and what a test has replaced is restored, before the next one.
  mockReset: true,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Read through the alias, as it is when it is bundled.
  server: { deps: { inline: [/@supabase/] } },
};

export default defineConfig({
  test: {
    // By default one core is left free, which halves the speed where there are two.
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
        // Of the files of a build of a renamed site.
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
        // Of the database beyond pgTAP: many connections at once, and the data interface over HTTP.
        ...SHARED_CONFIG,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/setup/tools.ts'],
          ...LIMITS,
          // Each file starts servers of its own, which take a lot of memory.
          maxWorkers: 2,
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // The seed is printed: `--sequence.seed` repeats an order.
    sequence: { shuffle: { tests: true } },
    // Servers print what tests provoke.
    silent: 'passed-only',
    coverage: {
      provider: 'v8',
      // What the product stands on.
      include: ['src/{calculator,data,analytics}/**/*.ts'],
      exclude: ['src/data/database.types.ts'],
      reporter: 'text',
      thresholds: { branches: 100 },
    },
  },
});
