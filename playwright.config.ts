import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserOptions } from './tests/setup/tools.ts';

const port = Number(process.env['PITLANE_PORT'] || 4173);

// The owner's key, by which tests read the rows back. Workers inherit it from the process that starts the server.
process.env['PITLANE_SECRET_KEY'] ||= `sb_secret_${randomUUID()}`;

const chromium = { browserName: 'chromium', launchOptions: browserOptions() } as const;
const PICTURES = 'visual.spec.ts';

/** The engines besides Chromium, in which the journeys run where they are installed. */
const engines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));

/** The production build against the embedded backend, on one origin and with a database of its own for each run. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // The browser and its fonts come from the lock file; processors differ in a few pixels of a gradient.
    toHaveScreenshot: { maxDiffPixels: 100, stylePath: 'tests/e2e/visual.css' },
  },
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['./tests/e2e/skip-reporter.ts']],
  globalSetup: './tests/setup/tools.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A trace costs a third of the time: add `--trace on` where one is needed.
    screenshot: 'only-on-failure',
    // Nothing to wait for; tests in which something moves use `MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', testIgnore: PICTURES, use: chromium },
    { name: 'visual', testMatch: PICTURES, use: chromium },
    ...engines.map((engine) => ({
      name: engine.name(),
      testMatch: ['editions.spec.ts', 'journey.spec.ts', 'chunks.spec.ts'],
      use: { browserName: engine.name() as 'firefox' | 'webkit' },
    })),
  ],
  webServer: {
    command: `npx vite build --mode embedded --logLevel warn && npx vite preview --mode embedded --host 127.0.0.1 --port ${port}`,
    env: { PITLANE_DATABASE: 'memory' },
    // Where the port is in use, Playwright's message has this address, and so names the variable.
    url: `http://127.0.0.1:${port}/?PITLANE_PORT=${port}`,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
