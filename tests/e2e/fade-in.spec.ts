import { expect, MOTION, openLanding, test } from './fixtures';

test.use(MOTION);

/** Milliseconds, of `--duration`. */
const FADE = 240;

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(`every section fades in for its whole time on ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page);
    const waiting = page.locator('[data-fade="waiting"]');
    // The sections below hide after hydration.
    await expect(waiting).not.toHaveCount(0);
    const sections = await waiting.evaluateAll((elements) => elements.map(({ id }) => id));
    await page.evaluate(() => {
      const fades = new Map<string, number>();
      Object.assign(window, { fades });
      document.addEventListener('transitionend', ({ target, elapsedTime }) => {
        if (target instanceof HTMLElement && target.dataset['fade'] === 'in')
          fades.set(target.id, Math.round(elapsedTime * 1000));
      });
    });
    const atEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await page.mouse.move(width / 2, height / 2);
    while (!(await atEnd())) await page.mouse.wheel(0, 120);
    const faded = () => page.evaluate(() => [...Reflect.get(window, 'fades')]);
    await expect.poll(faded).toEqual(sections.map((id) => [id, FADE]));
    await expect(waiting).toHaveCount(0);
  });
}
