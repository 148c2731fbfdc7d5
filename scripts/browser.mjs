import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Switches for a browser that runs in a container and has no network but loopback. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium installed on this machine, or null. `CHROMIUM_PATH` names one that is not on the PATH. */
function installedChromium() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [process.env['CHROMIUM_PATH'] ?? '', ...onPath].find((file) => file !== '' && isExecutable(file)) ?? null
  );
}

/** Path of the Chromium that Playwright downloaded, or null. */
async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** @returns {Promise<string | null>} path of a Chromium that is there already */
export async function findBrowser() {
  return installedChromium() ?? (await playwrightChromium());
}

/**
 * Provides a Chromium: an installed one, else Playwright's own, else Debian's package.
 * @throws Error when none of the three can be had
 * @returns {Promise<string>} its path
 */
export async function provideBrowser() {
  const there = await findBrowser();
  if (there !== null) return there;
  const attempts = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ];
  for (const [command = '', ...args] of attempts) {
    console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit' });
    const found = await findBrowser();
    if (found !== null) return found;
  }
  throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}
