// `npm run bench`: what a visitor with a slow phone waits for, beside the same page without scripts, measured in turns.
// `npm run bench -- <folder> ...` measures builds that are there. docs/speed.md has the figures.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { createBuilder } from 'vite';
import { EMBEDDED_MODE } from './embedded-mode.ts';
import { readFlags } from './flags.ts';
import { serve } from './site-build/static-host.ts';
import provideTestTools, { browserOptions } from './test-tools.ts';

/** Milliseconds by name. */
type Figures = Record<string, number>;

const ROUNDS = 7;
const SCRIPTLESS = 'without scripts';
const VIEWPORT = { width: 412, height: 823 };
const PHONE = { viewport: VIEWPORT, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** 150 ms, 1.6 and 0.75 Mbit/s. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = { rate: 4 };
/** A task is long, and blocks, from here on. Milliseconds. */
const LONG_TASK = 50;

const { positionals } = readFlags(
  'what a visitor with a slow phone waits for; folders after "--" name builds to compare',
  {},
  true,
);
/** Milliseconds: what web.dev calls good, and what the slowed network needs at least. */
const BUDGET: Figures = { hydrated: 2000, blocked: 200, openDialog: 200, moveSlider: 200 };
/** How much later than without scripts the page may paint. */
const PAINT_RATIO = 1.1;

const workFolder = mkdtempSync(join(tmpdir(), 'bench-'));

if (positionals.length === 0) {
  const outDir = join(workFolder, 'build');
  console.log('Building the site ...');
  await (await createBuilder({ mode: EMBEDDED_MODE, logLevel: 'error', build: { outDir } })).buildApp();
  positionals.push(outDir);
}

/** Serves a copy of a build compressed, as hosts do. */
async function servePage(name: string, build: string, change = (html: string) => html) {
  const folder = mkdtempSync(join(workFolder, 'page-'));
  cpSync(build, folder, { recursive: true });
  const index = join(folder, 'index.html');
  writeFileSync(index, change(readFileSync(index, 'utf8')));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(?:html|css|js)$/.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const host = sirv(folder, { brotli: true });
  // The data interface is another host's and not measured.
  const { origin, close } = await serve((request, response) =>
    request.url?.startsWith('/rest/') ? response.writeHead(201).end() : host(request, response),
  );
  return { name, origin, close, rounds: [] as Figures[] };
}

/** Opens a tab of a slow phone. It keeps long tasks and slow events, which the browser would soon forget. */
async function openTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(() => {
    const observed: PerformanceEntry[] = [];
    Object.assign(window, { observed });
    const observer = new PerformanceObserver((list) => observed.push(...list.getEntries()));
    for (const type of ['longtask', 'event']) observer.observe({ type, ...{ durationThreshold: 16 } });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', CPU);
  return page;
}

/** The entries of a type that the tab has kept. */
const observedBy = (page: Page, wanted: string) =>
  page.evaluate((type) => {
    const observed: PerformanceEntry[] = Reflect.get(window, 'observed');
    const entries = observed.filter(({ entryType }) => entryType === type);
    return entries.map(({ startTime, duration }) => ({ startTime, duration }));
  }, wanted);

/** A first visit. */
async function visit(page: Page, address: string, hydrates: boolean): Promise<Figures> {
  await page.goto(address);
  if (hydrates) await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const [firstPaint = Number.NaN, hydrated = Number.NaN] = await page.evaluate(() =>
    ['first-contentful-paint', 'hydrated'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  const tasks = (await observedBy(page, 'longtask')).filter(({ startTime }) => startTime > firstPaint);
  const blocked = tasks.reduce((sum, { duration }) => sum + duration - LONG_TASK, 0);
  return { firstPaint, ...(hydrates && { hydrated }), blocked };
}

/** From each press to the next frame, once the code is there. */
async function interact(page: Page): Promise<Figures> {
  const longest = async (act: () => Promise<unknown>) => {
    const before = (await observedBy(page, 'event')).length;
    await act();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const events = (await observedBy(page, 'event')).slice(before);
    return Math.max(16, ...events.map(({ duration }) => duration));
  };
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('banner').getByRole('button').last().click();
    await dialog.waitFor();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  await open();
  await close();
  const openDialog = await longest(open);
  await close();
  await page.locator('#savings-calculator').scrollIntoViewIfNeeded();
  await page.locator('#savings-calculator[data-hydrated]').waitFor();
  await page.getByRole('slider').first().focus();
  return { openDialog, moveSlider: await longest(() => page.keyboard.press('ArrowRight')) };
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  return Math.round(middle ?? Number.NaN);
}

const withoutScripts = (html: string) => html.replaceAll(/<script\b.*?<\/script>/gs, '');
const pages = await Promise.all([
  ...positionals.map((build) =>
    servePage(build.startsWith(workFolder) ? 'this site' : relative('.', build), build),
  ),
  servePage(SCRIPTLESS, positionals.at(-1) ?? '', withoutScripts),
]);
provideTestTools();
const browser = await chromium.launch(browserOptions());
for (let round = 0; round < ROUNDS; round += 1) {
  console.log(`Round ${round + 1} of ${ROUNDS} ...`);
  for (const { name, origin, rounds } of pages) {
    const hydrates = name !== SCRIPTLESS;
    const page = await openTab(browser);
    const figures = await visit(page, origin, hydrates);
    rounds.push(hydrates ? { ...figures, ...(await interact(page)) } : figures);
    await page.close();
  }
}
const medians = ({ rounds }: { rounds: Figures[] }): Figures =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [key, median(rounds.map((each) => each[key] ?? Number.NaN))]),
  );
const results = Object.fromEntries(pages.map((page) => [page.name, medians(page)]));
console.log(`Medians of ${ROUNDS}, milliseconds`);
console.table(results);
const { [SCRIPTLESS]: scriptless, ...sites } = results;
const budget = { firstPaint: Math.round((scriptless?.['firstPaint'] ?? 0) * PAINT_RATIO), ...BUDGET };
for (const [name, figures] of Object.entries(sites)) {
  const over = Object.entries(budget).filter(([key, limit]) => !((figures[key] ?? Number.NaN) <= limit));
  const verdict = over.map(([key, limit]) => `${key} ${figures[key]} of ${limit}`).join(', ');
  console.log(verdict === '' ? `${name}: within the budget` : `${name}: OVER THE BUDGET: ${verdict}`);
}
console.log(
  'What the figures mean: docs/speed.md. A computer that does something else makes all of them worse.',
);
await browser.close();
for (const { close } of pages) close();
rmSync(workFolder, { recursive: true });
