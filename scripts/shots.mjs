// `npm run shots`: pictures of every section, page, dialog, toast and state into shots/, the same on every run.
// A name narrows it down: `npm run shots -- hero dialog`. So do a width and a scheme: `npm run shots -- hero 390 dark`.
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { BROWSER_ARGS, requireBrowser } from './browser.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import { MOMENTS } from './shots-moments.mjs';

const PORT = Number(process.env['PITLANE_PORT'] ?? 4190);
const OUTPUT = 'shots';
const VIEWPORTS = [
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900, touch: false },
];
/** @type {readonly ['light', 'dark']} */
const SCHEMES = ['light', 'dark'];
/** The moment on every clock in the pictures. */
const NOW = new Date('2026-11-21T14:48:00-05:00');

/** @type {Record<string, string>} */
const SECTIONS = {
  hero: '#hero',
  why: '#why-choose',
  benefits: '#benefits',
  how: '#how-it-works',
  calculator: '#savings-calculator',
  mechanic: '#mechanic-call',
  footer: 'footer',
};
/** What floats over the page is in the pictures of the hero and the pages only. */
const WITHOUT_BAR = '.bar, .scroll-progress, a[href="#main"] { visibility: hidden }';

const words = process.argv.slice(2);
const widths = words.map(Number).filter((width) => VIEWPORTS.some((viewport) => viewport.width === width));
const schemes = SCHEMES.filter((scheme) => words.includes(scheme));
const names = words.filter((word) => !widths.includes(Number(word)) && !['light', 'dark'].includes(word));
/** @param {string} name */
const isWanted = (name) => names.length === 0 || names.some((word) => name.includes(word));

await mkdir(OUTPUT, { recursive: true });
const backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: false });
const server = await preview({
  plugins: backend.plugins,
  mode: 'embedded',
  logLevel: 'silent',
  preview: { host: '127.0.0.1', port: PORT, strictPort: true },
});
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
let count = 0;

for (const { touch, ...viewport } of VIEWPORTS) {
  if (widths.length > 0 && !widths.includes(viewport.width)) continue;
  for (const colorScheme of schemes.length > 0 ? schemes : SCHEMES) {
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
      // The pictures' own style, which hides the bar, is not the page's.
      bypassCSP: true,
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
    /** @param {string} name @param {(path: string) => Promise<unknown>} take */
    const picture = async (name, take) => {
      if (!isWanted(name)) return;
      await take(`${OUTPUT}/${name}-${viewport.width}-${colorScheme}.png`);
      count += 1;
    };

    const page = await open('/');
    await picture('page', (path) => page.screenshot({ path, fullPage: true }));
    for (const [name, selector] of Object.entries(SECTIONS)) {
      const style = name === 'hero' ? '' : WITHOUT_BAR;
      await picture(name, (path) => page.locator(selector).screenshot({ path, style }));
    }
    await page.close();
    for (const [name, { act, path: address = '/', fullPage = false, only }] of Object.entries(MOMENTS)) {
      if (only?.(viewport.width) === false) continue;
      await picture(name, async (path) => {
        const moment = await open(address);
        await act(moment);
        await moment.screenshot({ path, fullPage });
        await moment.close();
      });
    }
    await context.close();
  }
}

await browser.close();
await server.close();
await backend.close();
console.log(`${count} pictures in ${OUTPUT}/`);
