import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run shots`: the pictures of the visual tests and more, on every screen, into shots/. */
export default defineConfig(config, {
  testMatch: 'visual.spec.ts',
  grepInvert: [],
  updateSnapshots: 'all',
  snapshotPathTemplate: 'shots/{arg}{ext}',
});
