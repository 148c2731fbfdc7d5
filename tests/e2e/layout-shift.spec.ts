import type { Page } from '@playwright/test';
import { expect, holdRequests, MOTION, openLanding, test } from './fixtures';
import { openWaitlist } from './forms';

test.use({
  ...MOTION,
  // Playwright hides scrollbars. On a computer, scrollbars take up space. The page uses this space while an open dialog
  // locks scrolling and so hides the scrollbars.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

/** Adds up the layout shifts of the next page load. */
const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Waits for the fonts and for running transitions. Returns the sum of the layout shifts. */
const readShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    // The browser reports shifts one frame after the frame with the change.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Number(Reflect.get(window, 'shift'));
  });

for (const width of [390, 1440]) {
  test(`fonts that load after the first paint shift the layout by at most 0.005 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '**/*.woff2');
    await observeShifts(page);
    // Waits only for `commit`, because the load event waits for the fonts.
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const shift = await readShift(page);
    const fonts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    );
    expect(fonts).toBeGreaterThan(0);
    expect(
      shift,
      'Check whether each fallback font is as wide as the font that it stands in for',
    ).toBeLessThanOrEqual(0.005);
  });

  test(`a friend’s link shifts the layout by at most 0.005 at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await observeShifts(page);
    await page.goto('/#paid=brake-pad-replacement-520');
    await expect(page.locator('[data-slot="friend-price"]')).toHaveCount(1);
    expect(
      await readShift(page),
      'Something moved when the friend’s price appeared. Move it with a transform, which causes no layout shift',
    ).toBeLessThanOrEqual(0.005);
  });
}

test('the bar, the content and the headline do not move sideways when a dialog removes the scrollbar', async ({
  page,
}) => {
  await openLanding(page);
  const edges = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header > div, main, h1')].map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return [left, right];
      }),
    );
  const clientWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  const [before, narrow] = [await edges(), await clientWidth()];
  await openWaitlist(page);
  expect(await clientWidth()).toBeGreaterThan(narrow);
  expect(await edges()).toEqual(before);
});
