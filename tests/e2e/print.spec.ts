import { savingsCalculator } from '../../src/content/en/savings-calculator';
import { boxOf, expect, openCalculator, openLanding, reachCalculator, test } from './fixtures';
import { TESTED_LANGUAGES } from './languages';

test.use({ colorScheme: 'dark' });

test('a printed page shows the estimate without controls', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['html', 'main ol', '[role="meter"]'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(calculator).toContainText(savingsCalculator.footnote);
  // The answers are open without a click.
  for (const answer of await calculator.locator('details li').all())
    expect((await boxOf(answer)).height).toBeGreaterThan(0);
  await expect(calculator.getByRole('heading', { level: 2 })).toBeVisible();
  const screenOnly = await page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        return (
          /fixed|sticky/.test(getComputedStyle(element).position) ||
          element.matches('button, input, label, [role="slider"]')
        );
      })
      .map((element) => element.className),
  );
  expect(screenOnly).toEqual([]);
});

for (const { path, seeSavings } of TESTED_LANGUAGES) {
  test(`a printout of the page at ${path} fits on five sheets`, async ({ page }) => {
    await openLanding(page, path);
    await reachCalculator(page, seeSavings);
    await page.emulateMedia({ media: 'print' });
    // The width of the paper when a phone prints, and the width of letter paper between its margins, in CSS pixels.
    for (const width of [390, 786]) {
      await page.setViewportSize({ width, height: 965 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect([...pdf.matchAll(/\/Type \/Page\n/g)].length).toBeLessThanOrEqual(5);
  });
}
