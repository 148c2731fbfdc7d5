import type { Locator, Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

// What a browser adds to savings-calculator.test.tsx: pointers, focus, Radix's lists, and one estimate from end to end.

async function openCalculator(page: Page): Promise<Locator> {
  await openLanding(page);
  return reachCalculator(page);
}

test('dragging the distance lands on the grid', async ({ page }) => {
  const calculator = await openCalculator(page);
  const slider = calculator.getByRole('slider', { name: 'Distance driven per year' });
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

test('an old car far driven costs its surcharges, and the result is announced once it rests', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(calculator.getByRole('status').last()).toBeEmpty();
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await page.getByRole('option', { name: 'Spark Plug Replacement' }).click();
  await calculator.getByRole('textbox', { name: 'Car age' }).fill('9');
  await calculator.getByRole('textbox', { name: 'Distance driven per year' }).fill('201000');
  await calculator.getByRole('textbox', { name: 'Distance driven per year' }).press('Enter');
  for (const [name, price] of Object.entries({ Pitlane: 160, 'National brand': 224, Dealership: 320 })) {
    await expect(calculator.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(price));
  }
  await expect(calculator.getByRole('status').last()).toContainText('$640');
});

test('the whole calculator is used by keyboard alone', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.keyboard.press('Tab');
  await expect(calculator.getByRole('combobox', { name: 'Car make' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Toyota' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Honda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calculator.getByRole('combobox', { name: 'Car make' })).toHaveText('Honda');
});

test('typing on a closed list chooses from it', async ({ page }) => {
  const calculator = await openCalculator(page);
  const make = calculator.getByRole('combobox', { name: 'Car make' });
  await make.focus();
  await page.keyboard.press('h');
  await expect(make).toHaveText('Honda');
});

test('a press beside an open list closes it and does nothing else', async ({ page }) => {
  const calculator = await openCalculator(page);
  const join = await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).boundingBox();
  expect(join).not.toBeNull();
  await calculator.getByRole('combobox', { name: 'Car make' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.mouse.click((join?.x ?? 0) + 20, (join?.y ?? 0) + 20);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});
