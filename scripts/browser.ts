import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CommandError } from './command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags for a browser that may run in a container and has no network but loopback. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: that of `CHROMIUM_PATH`, an installed one, or the one that Playwright downloaded. */
export function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const files = [process.env['CHROMIUM_PATH'] ?? '', ...onPath, chromium.executablePath()];
  return files.find((file) => existsSync(file)) ?? null;
}

/** @throws CommandError when there is none. */
export function requireBrowser(): string {
  const file = findBrowser();
  if (file === null) throw new CommandError('Chromium is missing: run "npm run setup".');
  return file;
}
