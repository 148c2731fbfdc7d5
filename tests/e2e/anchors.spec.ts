import type { Page } from '@playwright/test';
import { expect, MOTION, openLanding, test } from './fixtures';

const ANCHORS = [
  'why-choose',
  'benefits',
  'how-it-works',
  'service-calculator',
  'savings-calculator',
  'mechanic-call',
];

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

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  test.describe(`at ${width} px a heading is in view below the bar`, () => {
    test.use({ ...MOTION, viewport: { width, height } });

    test('for every anchor in an address, and every button that leads to a section', async ({ page }) => {
      for (const anchor of ANCHORS) {
        await page.goto('about:blank');
        await openLanding(page, `/#${anchor}`);
        await expectHeadingBelowBar(page, anchor);
      }

      const buttons: [anchor: string, name: string][] = [['savings-calculator', 'See Your Savings']];
      if (width >= 768) buttons.push(['benefits', 'Benefits'], ['how-it-works', 'How it works']);
      for (const [anchor, name] of buttons) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.locator(`#${anchor}`)).toBeFocused();
        await expectHeadingBelowBar(page, anchor);
      }
    });
  });
}
