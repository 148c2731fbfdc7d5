import type { Page } from '@playwright/test';
import { expect, MOTION, openLanding, test } from './fixtures';
import { WORDS } from './words';

/** Waits until the anchor's heading stands near the bar, where it can be read. */
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

test.use(MOTION);

for (const width of [390, 1280]) {
  test(`every anchor and See Your Savings show a heading below the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openLanding(page);
    const sections = await page
      .locator('main section:not(#hero)')
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const anchor of ['service-calculator', ...sections]) {
      await page.goto('about:blank');
      await openLanding(page, `/#${anchor}`);
      await expectHeadingBelowBar(page, anchor);
    }

    await page.getByRole('button', { name: WORDS.seeSavings }).click();
    await expect(page.locator('#savings-calculator')).toBeFocused();
    await expectHeadingBelowBar(page, 'savings-calculator');
  });
}
