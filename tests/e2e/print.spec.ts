import { figuresOf } from '../setup/estimates.ts';
import { boxOf, expect, holdRequests, openCalculator, openLanding, pathOfChunk, test } from './fixtures';

test('the estimate is printed first, on four pages without controls or cuts', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByRole('slider', { name: 'Car age' }).press('Home');
  const slip = page.locator('.estimate-slip');
  await expect(slip).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toContainText('Pitlane estimate');
  await expect(slip.locator('dd')).toHaveText([
    'Oil Change',
    'Toyota Corolla LE, Standard',
    '0 years',
    '15,000 km a year',
  ]);
  const { product, nationalBrand, dealership, perVisit, percentage, aYear } = figuresOf();
  await expect(slip.locator('li')).toHaveText([
    `${product} Pitlane`,
    `${nationalBrand} National brand`,
    `${dealership} Dealership`,
  ]);
  await expect(slip).toContainText(`${perVisit} saved per visit ${percentage} below the dealership`);
  await expect(slip).toContainText(`${aYear} a year if all 3 visits were like this one`);
  await expect(slip).toContainText(new URL(page.url()).host);
  await expect(calculator).toContainText('Prices are estimates');
  await expect(calculator.getByRole('meter')).toHaveCount(0);
  const screenOnly = await page.locator('body *:visible').evaluateAll((elements) =>
    elements
      .filter((element) => {
        return /fixed|sticky/.test(getComputedStyle(element).position) || element.matches('button');
      })
      .map((element) => element.className),
  );
  expect(screenOnly).toEqual([]);
  // Every card, chart and dial stays on one page.
  for (const part of ['.calculator', '.quotes', '#why-choose ul', '.benefit', '.bays']) {
    await expect(page.locator(part).first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');
  }
  const pdf = (await page.pdf({ format: 'letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
});

test('an example is printed first before the code of the calculator is loaded', async ({ page }) => {
  // The layout for print may bring it near the viewport.
  await holdRequests(page, pathOfChunk('calculator-form'));
  await openLanding(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.estimate-slip')).toContainText(`${figuresOf().aYear} a year`);
  await expect(page.locator('#savings-calculator')).not.toHaveAttribute('data-hydrated');
  const [estimate, hero] = [await boxOf(page.locator('.calculator')), await boxOf(page.locator('#hero'))];
  expect(estimate.y).toBeLessThan(hero.y);
});
