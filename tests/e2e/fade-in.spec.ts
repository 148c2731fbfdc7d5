import type { Page } from '@playwright/test';
import { expect, MOTION, openLanding, test } from './fixtures';

test.use(MOTION);

/** Scrolls by steps to the page's end; the largest share of the viewport that sections hid or dimmed on the way. */
function findMostHidden(page: Page, step: number): Promise<number> {
  return page.evaluate(async (step) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hidden = () =>
      [...document.querySelectorAll('main section')]
        .filter((section) => Number(getComputedStyle(section).opacity) < 1)
        .map((section) => section.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => {
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0) / innerHeight;
    let most = 0;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo({ top: at, behavior: 'instant' });
      // What comes into view is observed in the next frame and rendered after it.
      for (let frames = 0; frames < 4; frames += 1) await frame();
      most = Math.max(most, hidden());
    }
    return most;
  }, step);
}

for (const { width, height, text = '100%' } of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 390, height: 844, text: '200%' },
]) {
  test(`no more than a quarter is blank on ${width} x ${height} with text of ${text}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const share of [0.15, 1, 2.5]) {
      await test.step(`in steps of ${share} screens`, async () => {
        await page.goto('about:blank');
        await openLanding(page);
        // The sections below hide after hydration.
        await expect(page.locator('[data-fade="waiting"]')).not.toHaveCount(0);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        expect(await findMostHidden(page, Math.round(share * height))).toBeLessThanOrEqual(0.25);
        await expect(page.locator('[data-fade="waiting"]')).toHaveCount(0);
      });
    }
  });
}
