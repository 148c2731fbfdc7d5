import { randomUUID } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

const port = Number(process.env['PITLANE_PORT'] ?? 4173);

// The owner's key, by which tests read the rows back. Workers inherit it from the process that starts the server.
process.env['PITLANE_SECRET_KEY'] ??= `sb_secret_${randomUUID()}`;

const executablePath = findBrowser() ?? undefined;

/** The production build against the embedded backend, on one origin and with a database of its own for each run. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  grepInvert: /@shots-only/,
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['./tests/e2e/skip-reporter.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Nothing to wait for; tests in which something moves use `MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: BROWSER_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `node scripts/run.mjs preview --fresh --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
