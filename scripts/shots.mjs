// `npm run shots`: pictures of every section, page, dialog and toast into shots/, the same on every run.
// A name narrows it down: `npm run shots -- hero dialogs`.
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { BROWSER_ARGS, provideBrowser } from './browser.mjs';

const PORT = 4190;
const OUTPUT = 'shots';
const VIEWPORTS = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900, touch: false },
];
/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page @param {string} name */
const section = (page, name) => page.locator(name).first();

/** @type {Record<string, string>} */
const SECTIONS = {
  hero: 'main > section:nth-of-type(1)',
  why: 'main > section:nth-of-type(2)',
  benefits: '#benefits',
  how: '#how-it-works',
  calculator: '#savings-calculator',
  mechanic: 'main > section:nth-of-type(6)',
  footer: 'footer',
};

/** @param {Page} page */
async function openWaitlist(page) {
  await page.getByRole('button', { name: 'Join Waitlist' }).first().click();
  await page.getByRole('dialog').waitFor();
}

/** @param {Page} page */
async function fillWaitlist(page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('alex@example.ca');
  await dialog.getByLabel('Postal code').fill('M5V 2T6');
  await dialog.getByRole('button', { name: 'Join' }).click();
}

/** Each picture of the window with something open, by name. @type {Record<string, (page: Page) => Promise<void>>} */
const MOMENTS = {
  'dialog-waitlist': openWaitlist,
  'dialog-waitlist-failed': async (page) => {
    await page.route('**/rest/v1/registered_users*', (route) => route.fulfill({ status: 500 }));
    await openWaitlist(page);
    await fillWaitlist(page);
    await page.getByRole('alert').waitFor();
  },
  'dialog-mechanic': async (page) => {
    await page.getByRole('button', { name: 'Partner with Us' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'toast-success': async (page) => {
    await page.route('**/rest/v1/registered_users*', (route) =>
      route.fulfill({ status: 201, json: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } }),
    );
    await openWaitlist(page);
    await fillWaitlist(page);
    await page.getByText('Welcome to').waitFor();
  },
};

process.env['DO_NOT_TRACK'] = '1';
process.env['PITLANE_DATABASE'] = 'fresh';
const wanted = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));

await mkdir(OUTPUT, { recursive: true });
const server = await preview({
  mode: 'embedded',
  logLevel: 'silent',
  preview: { host: '127.0.0.1', port: PORT },
});
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: BROWSER_ARGS });
let count = 0;

for (const { touch, ...viewport } of VIEWPORTS) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const suffix = `${viewport.width}-${colorScheme}.png`;
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${PORT}`,
      viewport,
      // As on a phone: no room is kept for a scrollbar.
      isMobile: touch,
      hasTouch: touch,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-CA',
      timezoneId: 'America/Toronto',
    });
    await context.route('**/rest/v1/user_sessions*', (route) => route.fulfill({ status: 201 }));

    /** @param {string} path */
    const open = async (path) => {
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.goto(path);
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page;
    };
    /** @param {string} name @param {() => Promise<unknown>} take */
    const picture = async (name, take) => {
      if (!isWanted(name)) return;
      await take();
      count += 1;
    };

    const page = await open('/');
    await picture('page', () => page.screenshot({ path: `${OUTPUT}/page-${suffix}`, fullPage: true }));
    for (const [name, selector] of Object.entries(SECTIONS)) {
      await picture(name, () => section(page, selector).screenshot({ path: `${OUTPUT}/${name}-${suffix}` }));
    }
    await page.close();
    await picture('404', async () => {
      const lost = await open('/missing');
      await lost.screenshot({ path: `${OUTPUT}/404-${suffix}` });
      await lost.close();
    });
    for (const [name, act] of Object.entries(MOMENTS)) {
      await picture(name, async () => {
        const moment = await open('/');
        await act(moment);
        await moment.screenshot({ path: `${OUTPUT}/${name}-${suffix}` });
        await moment.close();
      });
    }
    await context.close();
  }
}

await browser.close();
await server.close();
console.log(`${count} pictures in ${OUTPUT}/`);
