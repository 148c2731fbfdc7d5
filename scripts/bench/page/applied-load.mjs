// A cold load with network and processor really slowed down by the browser, not computed from a fast one.

/** @import { Browser, Page } from 'playwright' */
/** @import { Figures } from './lighthouse.mjs' */

/** A phone on slow 4G. Milliseconds, bytes a second. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Time for what comes after the load: coming alive, long tasks, the idle work. Milliseconds. */
const AFTERMATH = 5000;

/** Keeps what the browser measures, from before the page begins. */
function observe() {
  const kept = {
    largestPaint: 0,
    shift: 0,
    /** @type {{ startTime: number, duration: number }[]} */ tasks: [],
  };
  Reflect.set(window, 'kept', kept);
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ keep) =>
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.largestPaint = startTime;
  });
  watch('longtask', (task) => kept.tasks.push(task));
  watch('layout-shift', ({ value }) => {
    kept.shift += value;
  });
}

/**
 * @param {Page} page
 * @returns {Promise<Figures>} `hydrated` only where the page has a script
 */
async function readFigures(page) {
  return page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime;
    const { tasks, ...kept } = Reflect.get(window, 'kept');
    /** @type {number} What nobody can have been waiting for before there was something to see does not count. */
    const blocking = tasks.reduce((/** @type {number} */ sum, /** @type {PerformanceEntry} */ task) => {
      const begins = Math.max(task.startTime + 50, firstPaint);
      return sum + Math.max(0, task.startTime + task.duration - begins);
    }, 0);
    return { firstPaint, blocking, ...kept, ...(hydrated === undefined ? {} : { hydrated }) };
  });
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {{ hydrates: boolean }} options
 */
export async function loadThrottled(browser, address, { hydrates }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(address);
    // A span and no event: long tasks are counted over the same time on every page, and no event says that none will
    // follow. Nor is anything asked of the page meanwhile: waiting for an element would run a script of the tool's in it.
    await page.waitForTimeout(AFTERMATH);
    const figures = await readFigures(page);
    if (hydrates && figures['hydrated'] === undefined) throw new Error(`${address} has not come alive`);
    return figures;
  } finally {
    await context.close();
  }
}
