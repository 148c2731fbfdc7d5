import type { Locator, Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

// What a browser adds to savings-calculator.test.tsx: pointers, focus, Radix's lists, and one estimate from end to end.

async function openCalculator(page: Page): Promise<Locator> {
  await openLanding(page);
  return reachCalculator(page);
}

test('an old car far driven costs its surcharges, the result is announced once it rests, and a drag lands on the grid', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(calculator.getByRole('status').last()).toBeEmpty();
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await page.getByRole('option', { name: 'Spark Plug Replacement' }).click();
  await calculator.getByRole('textbox', { name: 'Car age' }).fill('9');
  const field = calculator.getByRole('textbox', { name: 'Distance driven per year' });
  await field.fill('201000');
  await field.press('Enter');
  for (const [name, price] of Object.entries({ Pitlane: 160, 'National brand': 224, Dealership: 320 })) {
    await expect(calculator.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(price));
  }
  await expect(calculator.getByRole('status').last()).toContainText('$640');

  await field.fill('15000');
  await field.press('Enter');
  const slider = calculator.getByRole('slider', { name: 'Distance driven per year' });
  await expect(slider).toHaveAttribute('aria-valuenow', '15000');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const kilometres = Number(await slider.getAttribute('aria-valuenow'));
  expect(kilometres).toBeGreaterThan(15_000);
  expect(kilometres % 1_000).toBe(0);
});

test('a list is used by keyboard alone, open or closed, and a press beside it only closes it', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const make = calculator.getByRole('combobox', { name: 'Car make' });
  await page.keyboard.press('Tab');
  await expect(make).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Toyota' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Honda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(make).toHaveText('Honda');
  await expect(make).toBeFocused();
  await page.keyboard.press('t');
  await expect(make).toHaveText('Toyota');

  const join = await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).boundingBox();
  expect(join).not.toBeNull();
  await make.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click((join?.x ?? 0) + 20, (join?.y ?? 0) + 20);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('text of 200 % is cut nowhere in the comparison', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(calculator.getByText('National brand')).toHaveCSS('font-size', '30px');
    const panel = await page.locator('.calculator-comparison').boundingBox();
    for (const text of await page.locator('.price-bar p').all()) {
      const box = await text.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
      expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth + 1)).toBe(false);
    }
  }
});
