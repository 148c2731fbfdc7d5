import type { Locator, Page } from '@playwright/test';
import { expect, MOTION, openLanding, test } from './fixtures';
import { openWaitlist } from './forms';
import { ENGLISH } from './languages';

/* Tests where links scroll to, and what happens while the page scrolls. */

test.use(MOTION);

/**
 * Scrolls until the top of an element is at a given height in the viewport. Waits until the intersection observers have
 * responded.
 * @param height The distance from the top of the viewport, in pixels.
 */
async function scrollTopTo(element: Locator, height: number): Promise<void> {
  await element.evaluate(async (part, y) => {
    scrollTo({ top: part.getBoundingClientRect().top + scrollY - y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, height);
}

for (const width of [390, 1280]) {
  test(`a link to any anchor shows its heading below the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openLanding(page, '/#savings-calculator');
    await expectHeadingBelowBar(page, 'savings-calculator');
    const sections = await page
      .locator('main section:not(#hero)')
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const anchor of ['service-calculator', ...sections]) {
      await page.evaluate((id) => {
        location.hash = id;
      }, anchor);
      await expectHeadingBelowBar(page, anchor);
    }
    await page.getByRole('button', { name: ENGLISH.seeSavings }).click();
    await expect(page.locator('#savings-calculator')).toBeFocused();
    await expectHeadingBelowBar(page, 'savings-calculator');
  });
}

/** Waits until the heading of an anchor is visible below the bar. */
async function expectHeadingBelowBar(page: Page, anchor: string): Promise<void> {
  const isReadable = () =>
    page.locator(`#${anchor}`).evaluate((element) => {
      const heading = (element.closest('section') ?? element).querySelector('h2');
      const bar = document.querySelector('header');
      if (heading === null || bar === null) throw new Error('There is no heading, or no bar');
      const { top } = heading.getBoundingClientRect();
      // The page may end before the last section reaches the bar.
      return top >= bar.getBoundingClientRect().bottom && top < window.innerHeight - 100;
    });
  await expect.poll(isReadable, `#${anchor}`).toBe(true);
}

test('every section and every panel fades in while the page scrolls', async ({ page }) => {
  await openLanding(page);
  const waiting = page.locator('[data-fade="waiting"]');
  // Scrolls the calculator to just below the viewport, where its code loads.
  const calculator = page.locator('#savings-calculator');
  await scrollTopTo(calculator, (page.viewportSize()?.height ?? 0) + 20);
  const panels = calculator.locator('.calculator-panel');
  await expect(panels.and(waiting)).toHaveCount(4);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(200, 200);
  await expect(async () => {
    await page.mouse.wheel(0, 480);
    expect(await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight)).toBe(true);
  }).toPass({ intervals: [0] });
  await expect(waiting).toHaveCount(0);
  // The section after the hero begins inside the viewport, so it is visible from the start.
  for (const section of await page.locator('main > section:nth-of-type(n + 3)').all()) {
    const faded = section.locator('xpath=descendant-or-self::*[@data-fade="in"]');
    await expect(faded).not.toHaveCount(0);
    for (const part of await faded.all()) await expect(part).toHaveCSS('opacity', '1');
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every section is visible without scrolling', async ({ page }) => {
    await openLanding(page);
    const sections = page.locator('main > section, [data-fade]');
    await expect(sections).not.toHaveCount(0);
    for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
  });

  test('the page and an open dialog have neither animations nor transitions', async ({ page }) => {
    await openLanding(page);
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
