// `npx tsx scripts/make-pictures.ts` draws the pictures in the README with the browser that the tests use. Leave
// CHROMIUM_PATH unset, because another browser draws letters differently. The time and the invented rows are fixed, so that
// two runs draw the same pictures.
import { mock } from 'node:test';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { heroPrices } from '../src/content/en/hero-prices.ts';
import { buildSite } from '../tests/setup/build-site.ts';
import provideTestTools, { browserOptions } from '../tests/setup/tools.ts';
import { hostSite, serve } from './build/static-host.ts';
import { openInventedSource } from './owner/database.ts';
import { renderPage } from './owner/report/page.tsx';
import { readFigures } from './owner/report/views.ts';

const NOW = new Date('2026-11-24T15:04:00Z');

provideTestTools();
const browser = await chromium.launch(browserOptions());

/** Draws a page after `prepare` has changed it. */
async function draw(name: string, options: BrowserContextOptions, prepare: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'America/Toronto', ...options });
  await page.clock.setFixedTime(NOW);
  await prepare(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await sharp(png).png({ palette: true, effort: 10 }).toFile(`docs/images/${name}.png`);
  await page.close();
}

buildSite({}, ['--mode', 'embedded']);
const site = await serve(hostSite('dist-embedded'));
const open = async (page: Page) => {
  await page.goto(site.origin);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};
await draw('landing-page', { viewport: { width: 1440, height: 900 } }, open);
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
await draw('landing-page-phone-dark', phone, async (page) => {
  await open(page);
  const paid = page.getByLabel(heroPrices.pricePaid.label);
  await paid.fill('150');
  await paid.blur();
  // Scrolls until the choice of a service is just below the bar.
  await page.getByText(heroPrices.pick).evaluate((title) => {
    const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    scrollTo(0, scrollY + title.getBoundingClientRect().top - covered - 4);
  });
});
site.close();

// Also freezes the time in the database, which runs in this process.
mock.timers.enable({ apis: ['Date'], now: NOW });
const { name: source, query, close, isInvented } = await openInventedSource();
const report = { product: 'Pitlane', source, at: NOW, isInvented, ...(await readFigures(query)) };
await draw('report', { viewport: { width: 1200, height: 2100 } }, (page) =>
  page.setContent(renderPage(report)),
);
await close();
await browser.close();
