// How soon the page answers on a slow processor: from the press to the end of the next frame.
import type { Browser, CDPSession, Page } from 'playwright';
import { type Figures, median } from '../figures.ts';

declare global {
  interface Window {
    presses: number[];
    frameTimes: number[];
  }
}

/** Times that each action is measured in one round. */
const TIMES = 8;
/** A person who scrolls sees a later frame as missing. Milliseconds. */
const LATE_FRAME = 33;
const VIEWPORT = { width: 1280, height: 800 };

function recordPresses() {
  window.presses = [];
  for (const type of ['pointerdown', 'click', 'keydown']) {
    const record = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // A message posted in an animation frame arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.presses.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener(type, record, { capture: true });
  }
}

function untilIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
}

/** Gives a page of its own on a slow processor to a measurement. */
async function onSlowPage<Result>(
  browser: Browser,
  address: string,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const session = await page.context().newCDPSession(page);
  // tsx compiles named functions to calls of this helper, which a page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await page.addInitScript(recordPresses);
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilIdle(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await measure(page, session);
  await page.close();
  return result;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < TIMES; time += 1) durations.push(await measure());
  return median(durations);
}

/** Each time is the longest of an action's presses. */
const timeActions = (page: Page, act: () => Promise<unknown>, undo?: () => Promise<unknown>) =>
  medianOf(async () => {
    await page.evaluate(() => window.presses.splice(0));
    await act();
    const duration = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return Math.max(...window.presses);
    });
    await undo?.();
    return duration;
  });

/** Opens something once, which loads its code, then measures it opening. */
async function timeOpenings(page: Page, button: string, role: 'dialog' | 'listbox'): Promise<number> {
  const opened = page.getByRole(role);
  const open = () => page.click(button).then(() => opened.waitFor());
  const close = async () => {
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
    // The rest of closing would count as the next opening.
    await untilIdle(page);
  };
  await open();
  await close();
  return timeActions(page, open, close);
}

/** Lays out a plain list: what a fixed piece of work takes on this machine, with whatever else runs on it. */
function layOutList(): number {
  const began = performance.now();
  const items = Array.from({ length: 2000 }, (_, item) => `<li>Item ${item}</li>`);
  document.body.innerHTML = `<ul>${items.join('')}</ul>`;
  document.body.getBoundingClientRect();
  return performance.now() - began;
}

export async function timeInteractions(browser: Browser, address: string): Promise<Figures> {
  const calibration = await onSlowPage(browser, 'about:blank', (page) =>
    medianOf(() => page.evaluate(layOutList)),
  );
  const calculator = await onSlowPage(browser, address, async (page) => {
    await page.locator('#savings-calculator').scrollIntoViewIfNeeded();
    await page.locator('#savings-calculator[data-hydrated]').waitFor();
    await page.getByRole('slider').first().focus();
    return {
      calculatorChange: await timeActions(page, () => page.keyboard.press('ArrowRight')),
      listOpens: await timeOpenings(page, '#savings-calculator [role=combobox] >> nth=-1', 'listbox'),
    };
  });
  const dialog = await onSlowPage(browser, address, async (page) => {
    const button = 'header button:has-text("Join Waitlist")';
    const dialogOpens = await timeOpenings(page, button, 'dialog');
    await page.click(button);
    await page.getByRole('dialog').getByLabel('Email address').focus();
    return { dialogOpens, letterTyped: await timeActions(page, () => page.keyboard.press('a')) };
  });
  return { calibration, ...calculator, ...dialog };
}

/** Scrolls through the whole page as a finger or a wheel does. */
export function scrollThrough(browser: Browser, address: string): Promise<Figures> {
  return onSlowPage(browser, address, async (page, session) => {
    const distance = await page.evaluate(() => {
      window.frameTimes = [];
      let last: number | null = null;
      const record = (now: number) => {
        if (last !== null) window.frameTimes.push(now - last);
        last = now;
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      return document.documentElement.scrollHeight - innerHeight;
    });
    const middle = { x: VIEWPORT.width / 2, y: VIEWPORT.height / 2 };
    await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -distance, speed: 1500 });
    const times = await page.evaluate(() => window.frameTimes);
    return {
      meanFrame: times.reduce((sum, time) => sum + time, 0) / times.length,
      percentInTime: (100 * times.filter((time) => time < LATE_FRAME).length) / times.length,
    };
  });
}
