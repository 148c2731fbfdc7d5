import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserOptions } from './tests/setup/tools.ts';

const port = Number(process.env['PITLANE_PORT'] || 4173);

// The owner's secret key, which tests use to read the stored rows. The server and the workers inherit the variable from the
// main process, so all of them have the same key.
process.env['PITLANE_SECRET_KEY'] ||= `sb_secret_${randomUUID()}`;

const chromium = { browserName: 'chromium', launchOptions: browserOptions() } as const;
const PICTURES = 'visual.spec.ts';

/** The installed engines other than Chromium. They run only the tests of a visitor's main steps. */
const engines = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));

/** Tests the built site with the embedded backend, both on one origin. Each run has its own database. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // The browser and its fonts are the same on every computer, but a few pixels of a gradient differ between processors.
    toHaveScreenshot: { maxDiffPixels: 100, stylePath: 'tests/e2e/visual.css' },
  },
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['./tests/e2e/skip-reporter.ts']],
  globalSetup: './tests/setup/tools.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Records no traces, because they would take up a third of the time. If you need traces, pass `--trace on`.
    screenshot: 'only-on-failure',
    // With reduced motion, tests need not wait for animations. Tests that need motion use `MOTION` (tests/e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', testIgnore: PICTURES, use: chromium },
    { name: 'visual', testMatch: PICTURES, use: chromium },
    ...engines.map((engine) => ({
      name: engine.name(),
      testMatch: ['languages.spec.ts', 'journey.spec.ts', 'chunks.spec.ts'],
      use: { browserName: engine.name() as 'firefox' | 'webkit' },
    })),
  ],
  webServer: {
    command: `npx vite build --mode embedded --logLevel warn && npx vite preview --mode embedded --host 127.0.0.1 --port ${port}`,
    env: { PITLANE_DATABASE: 'memory' },
    // If the port is already in use, Playwright's message contains this URL. The URL therefore includes the variable that
    // changes the port.
    url: `http://127.0.0.1:${port}/?PITLANE_PORT=${port}`,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
