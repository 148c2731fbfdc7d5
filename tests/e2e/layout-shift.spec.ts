import { expect, openLanding, test } from './fixtures';

/** How late the fonts are. Milliseconds. */
const LATE = 1000;

for (const width of [390, 768, 1440]) {
  test(`nothing moves at ${width} px when the fonts are a second late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openLanding(page);
    const { shift, painted, lettered } = await page.evaluate(async () => {
      await document.fonts.ready;
      // The frame with the fonts, and the one after it, by which shifts are reported.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return {
        shift: Number(Reflect.get(window, 'shift')),
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        lettered: fonts.map((font) => (font as PerformanceResourceTiming).responseEnd),
      };
    });
    expect(lettered).toHaveLength(2);
    for (const arrived of lettered) expect(arrived).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
    expect(shift).toBeLessThanOrEqual(0.005);
  });
}
