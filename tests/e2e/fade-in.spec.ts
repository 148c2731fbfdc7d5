import { expect, MOTION, openLanding, resize, test } from './fixtures';
import { openWaitlist } from './forms';

test.use(MOTION);

/** Milliseconds, of `--duration-slow`. */
const FADE = 480;

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every section shows at once, and nothing is animated', async ({ page }) => {
    await openLanding(page);
    const sections = page.locator('[data-fade]');
    await expect(sections).not.toHaveCount(0);
    for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
    await openWaitlist(page);
    const moving = await page.locator('body, body *').evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['', '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || transitionDuration !== '0s',
          )
          .map(() => element.className),
      ),
    );
    expect(moving).toEqual([]);
  });
});

for (const size of ['390 x 844', '844 x 390', '1440 x 900']) {
  test(`every section fades in for its whole time on ${size} px`, async ({ page }) => {
    await resize(page, size);
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
    await page.mouse.move(200, 200);
    while (!(await atEnd())) await page.mouse.wheel(0, 120);
    const faded = () => page.evaluate(() => [...Reflect.get(window, 'fades')]);
    await expect.poll(faded).toEqual(sections.map((id) => [id, FADE]));
    await expect(waiting).toHaveCount(0);
  });
}
