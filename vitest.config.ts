import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SHARED_CONFIG } from './scripts/site-build/shared-config.ts';

const env = {
  VITE_SUPABASE_URL: 'https://project.supabase.test',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_test',
  // Far from UTC, so that a date taken in the wrong zone shows.
  TZ: 'America/Vancouver',
};

/** Generous, as a machine that builds beside the tests is slow; no test waits for time to pass. Milliseconds. */
const testTimeout = 20_000;

/** Mocks forget their calls and answers, and what a test has replaced is restored, before the next one. */
const isolation = { mockReset: true, restoreMocks: true, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
  test: {
    projects: [
      {
        ...SHARED_CONFIG,
        test: {
          name: 'unit',
          environment: 'node',
          // Read through the alias, as it is when it is bundled.
          server: { deps: { inline: [/@supabase/] } },
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/setup/console.ts'],
          env,
          testTimeout,
          ...isolation,
        },
      },
      {
        plugins: [react()],
        ...SHARED_CONFIG,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/console.ts', 'tests/setup/dom.ts'],
          env,
          testTimeout,
          ...isolation,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.d.ts', 'src/data/database.types.ts'],
      reporter: ['text-summary', 'text'],
      // What the product stands on; elsewhere coverage is printed, not chased.
      thresholds: {
        'src/calculator/**': { branches: 100 },
        'src/data/**': { branches: 100 },
        'src/analytics/**': { branches: 100 },
      },
    },
  },
});
