import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

/** Shows the page as it is printed. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

test('the visitor’s estimate is printed first, on five pages without controls or cuts', async ({ page }) => {
  await openLanding(page);
  const calculator = await reachCalculator(page);
  await calculator.getByRole('slider', { name: 'Car age' }).press('Home');
  const slip = page.locator('.estimate-slip');
  await expect(slip).toHaveCount(0);
  await print(page);
  await expect(slip).toBeVisible();
  await expect(slip).toContainText('Pitlane estimate');
  await expect(slip.locator('dd')).toHaveText([
    'Oil Change',
    'Toyota Corolla LE, Standard',
    '0 years',
    '15,000 km a year',
  ]);
  await expect(slip.locator('li')).toHaveText(['$82 Pitlane', '$115 National brand', '$164 Dealership']);
  await expect(slip).toContainText('$82 saved per visit');
  await expect(slip).toContainText(
    '$246 a year if all 3 visits were like this one. 50% below the dealership.',
  );
  await expect(slip).toContainText(new URL(page.url()).host);
  await expect(slip).toContainText('Prices are estimates');
  expect(await slip.evaluate((element) => element.previousElementSibling)).toBeNull();
  const screenOnly = await page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        return /fixed|sticky/.test(getComputedStyle(element).position) || element.matches('button');
      })
      .map((element) => element.className),
  );
  expect(screenOnly).toEqual([]);
  // Every card, chart and dial stays on one page.
  for (const part of ['.estimate-slip', '.quotes', '#why-choose ul', '.benefit', '.calculator', '.bays']) {
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  }
  const pdf = (await page.pdf({ format: 'letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(5);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(slip).toHaveCount(0);
});

test('printed before its code is loaded, the calculator and its estimate come first', async ({ page }) => {
  await openLanding(page);
  await print(page);
  await expect(page.locator('.estimate-slip')).toHaveCount(0);
  const calculator = page.locator('#savings-calculator');
  await expect(calculator).toContainText('$246');
  const [first, hero] = [await calculator.boundingBox(), await page.locator('#hero').boundingBox()];
  expect(first?.y).toBeLessThan(hero?.y ?? 0);
});
