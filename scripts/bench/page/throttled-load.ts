// A cold load with network and processor slowed down by the browser, where Lighthouse computes from a fast load.
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { Figures } from '../figures.ts';

declare global {
  interface Window {
    observed: { largestPaint: number; shift: number; tasks: { startTime: number; duration: number }[] };
  }
}

export const CPU_SLOWDOWN = 4;

/** A phone on slow 4G. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How long each page is observed, so that long tasks are counted over the same time on all. Milliseconds. */
const OBSERVED = 5000;

function observe() {
  const observed: Window['observed'] = { largestPaint: 0, shift: 0, tasks: [] };
  window.observed = observed;
  const watch = (type: string, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  watch('longtask', (task) => observed.tasks.push(task));
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry) observed.shift += Number(entry.value);
  });
}

function readFigures(): Figures {
  const { tasks, ...observed } = window.observed;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime;
  // As in total blocking time, nothing before the first paint counts.
  const blocking = tasks.reduce((sum, { startTime, duration }) => {
    return sum + Math.max(0, startTime + duration - Math.max(startTime + 50, firstPaint));
  }, 0);
  return { firstPaint, ...observed, blocking, ...(hydrated === undefined ? {} : { hydrated }) };
}

/** Gives a page of its own to a measurement. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  // tsx compiles named functions to calls of this helper, which a page lacks.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const result = await measure(page, await context.newCDPSession(page));
  await context.close();
  return result;
}

/** `hydrated` is there only for pages with scripts. */
export function loadThrottled(browser: Browser, address: string): Promise<Figures> {
  return withPage(browser, PHONE, async (page, session) => {
    await page.addInitScript(observe);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address);
    // A fixed time: it is the window in which long tasks are counted, and waiting for an event would add a task to it.
    await page.waitForTimeout(OBSERVED);
    return page.evaluate(readFigures);
  });
}
