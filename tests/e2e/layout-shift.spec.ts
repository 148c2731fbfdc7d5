import { expect, holdRequests, MOTION, openLanding, test } from './fixtures';
import { openWaitlist } from './forms';

test.use({
  ...MOTION,
  // Playwright hides scrollbars. On a computer they take up space, which the scroll lock of an open dialog gives to the
  // page.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

for (const width of [390, 1440]) {
  test(`fonts that load after the first paint shift the layout by at most 0.005 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdRequests(page, '**/*.woff2');
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Waits only for `commit`, because the load event waits for the fonts.
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const { shift, fonts } = await page.evaluate(async () => {
      await document.fonts.ready;
      // The browser reports shifts one frame after the frame with the fonts.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return { shift: Number(Reflect.get(window, 'shift')), fonts: fonts.length };
    });
    expect(fonts).toBeGreaterThan(0);
    expect(shift, 'Is a fallback font as wide as its font?').toBeLessThanOrEqual(0.005);
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
