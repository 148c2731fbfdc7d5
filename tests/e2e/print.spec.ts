import { savingsCalculator } from '../../src/content/en/savings-calculator';
import { EDITIONS } from './editions';
import { boxOf, expect, openCalculator, openLanding, resize, test } from './fixtures';

test.use({ colorScheme: 'dark' });

test('paper is light, has the estimate without controls, and cuts nothing that belongs together', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['html', 'main ol', '[role="meter"]'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(calculator).toContainText(savingsCalculator.footnote);
  // Open, without a press.
  for (const answer of await calculator.locator('details li').all())
    expect((await boxOf(answer)).height).toBeGreaterThan(0);
  await expect(calculator.getByRole('heading', { level: 2 })).toBeVisible();
  const screenOnly = await page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        return (
          /fixed|sticky/.test(getComputedStyle(element).position) || element.matches('button:not([role])')
        );
      })
      .map((element) => element.className),
  );
  expect(screenOnly).toEqual([]);
  // Every card and drawing stays on one page.
  for (const part of ['figure', 'main li', '.calculator-panel', '#mechanic-call', 'footer'])
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
});

for (const { path } of EDITIONS) {
  test(`${path} is as wide as the paper, and its hero is one sheet`, async ({ page }) => {
    await openLanding(page, path);
    await page.emulateMedia({ media: 'print' });
    // A phone's paper, and the letter format within its margins, in CSS pixels.
    for (const [size, width] of [
      ['390 x 800', 390],
      ['786 x 965', 786],
    ] as const) {
      await resize(page, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect((await boxOf(page.locator('#hero'))).height).toBeLessThan(965);
  });
}
