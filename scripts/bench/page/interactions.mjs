// How soon the page answers on a slow processor: what the browser's event timing says from the press to the paint.
import { CPU_SLOWDOWN } from './applied-load.mjs';

/** @import { Browser, CDPSession, Page } from 'playwright' */
/** @import { Figures } from './lighthouse.mjs' */

const TIMES = 20;
/** The browser reports nothing that was faster. Milliseconds. */
const SHORTEST = 16;
/** For the paint to come and the report after it. Milliseconds. */
const SETTLING = 250;
/** For the idle work after hydration to be over, which is no part of an answer. Milliseconds. */
const REST = 1000;
/** A frame that comes later is one that somebody who scrolls sees missing. Milliseconds. */
const LATE_FRAME = 33;
const VIEWPORT = { width: 1280, height: 800 };

function observe() {
  /** @type {number[]} */
  const durations = [];
  Reflect.set(window, 'durations', durations);
  const options = { type: 'event', buffered: false, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe(options);
}

/**
 * The longest wait for a paint that one action of the visitor has caused.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function timeAction(page, act) {
  await page.evaluate(() => Reflect.get(window, 'durations').splice(0));
  await act();
  // There is no event to wait for: the browser reports after the paint, and reports nothing of what was fast.
  await page.waitForTimeout(SETTLING);
  /** @type {number[]} */
  const durations = await page.evaluate(() => Reflect.get(window, 'durations'));
  return Math.max(SHORTEST, ...durations);
}

/**
 * @param {Page} page
 * @param {(time: number) => Promise<unknown>} act
 * @param {() => Promise<unknown>} undo
 */
async function timeActions(page, act, undo = () => Promise.resolve()) {
  const durations = [];
  for (let time = 0; time < TIMES; time += 1) {
    durations.push(await timeAction(page, () => act(time)));
    await undo();
  }
  return durations;
}

/** @param {Page} page */
async function timeCalculator(page) {
  const slider = page.locator('#savings-calculator').getByRole('slider').first();
  await slider.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const thumb = document.querySelector('#savings-calculator [role=slider]');
    return thumb !== null && Object.keys(thumb).some((key) => key.startsWith('__react'));
  });
  await slider.focus();
  return timeActions(page, (time) => page.keyboard.press(time % 5 === 4 ? 'PageUp' : 'ArrowRight'));
}

/** @param {Page} page */
async function timeDialog(page) {
  const button = page.getByRole('banner').getByRole('button', { name: /Join Waitlist/ });
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // What is reported late of the closing would count as the next opening, and may not be reported at all.
    await page.waitForTimeout(SETTLING);
  };
  // Brings its code.
  await button.click();
  await dialog.waitFor();
  await close();
  const opening = await timeActions(page, () => button.click().then(() => dialog.waitFor()), close);
  await button.click();
  await dialog.getByLabel('Email address').focus();
  const letters = 'driver.in.a.hurry@example.ca';
  const typing = await timeActions(page, (time) => page.keyboard.press(letters[time] ?? 'a'));
  return { opening, typing };
}

/**
 * Scrolls the whole page as a finger or a wheel does, and gives the time between its frames.
 * @param {Page} page
 * @param {CDPSession} session
 * @returns {Promise<number[]>}
 */
async function timeFrames(page, session) {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    Reflect.set(window, 'scrollFrames', frames);
    const note = (/** @type {number} */ now) => {
      frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: VIEWPORT.width / 2,
    y: VIEWPORT.height / 2,
    yDistance: -distance,
    speed: 1500,
  });
  /** @type {number[]} */
  const frames = await page.evaluate(() => Reflect.get(window, 'scrollFrames'));
  return frames.slice(1).map((now, index) => now - (frames[index] ?? now));
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {(page: Page, session: CDPSession) => Promise<Result>} measure
 * @param {{ hydrates: boolean }} page
 * @template Result
 */
async function onSlowPage(browser, address, measure, { hydrates } = { hydrates: true }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(address);
    if (hydrates) await page.locator('html[data-hydrated]').waitFor();
    // A span and no event: a page without scripts rests as long, and no event says that nothing is left to do.
    await page.waitForTimeout(REST);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Scrolls through a page once.
 * @param {Browser} browser
 * @param {string} address
 * @param {{ hydrates: boolean }} page
 * @returns {Promise<Figures>} the share of frames that come in time, in per cent
 */
export async function scrollThrough(browser, address, page) {
  const frames = await onSlowPage(browser, address, timeFrames, page);
  return { framesInTime: (100 * frames.filter((frame) => frame < LATE_FRAME).length) / frames.length };
}

/**
 * @param {Browser} browser
 * @param {string} address
 */
export async function timeInteractions(browser, address) {
  const calculator = await onSlowPage(browser, address, timeCalculator);
  const { opening, typing } = await onSlowPage(browser, address, timeDialog);
  return { calculator, opening, typing };
}
