import type { Locator, Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

async function openCalculator(page: Page): Promise<Locator> {
  await openLanding(page);
  return reachCalculator(page);
}

async function choose(page: Page, calculator: Locator, label: string, option: string): Promise<void> {
  await calculator.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function expectPrices(calculator: Locator, prices: Record<string, number>): Promise<void> {
  for (const [name, price] of Object.entries(prices)) {
    await expect(calculator.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(price));
  }
}

test('an oil change for a five-year-old Corolla at 15,000 km is worked out from the start', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(calculator.getByRole('combobox', { name: 'Car make' })).toHaveText('Toyota');
  await expect(calculator.getByRole('combobox', { name: 'Car model' })).toHaveText('Corolla LE');
  await expect(calculator.getByRole('combobox', { name: 'Variant' })).toHaveText('Standard');
  await expect(calculator.getByRole('combobox', { name: 'Service type' })).toHaveText('Oil Change');
  await expectPrices(calculator, { Pitlane: 82, 'National brand': 115, Dealership: 164 });
  for (const name of ['Pitlane', 'National brand', 'Dealership']) {
    await expect(calculator.getByRole('meter', { name })).toHaveAttribute('aria-valuemax', '164');
  }
  await expect(calculator).toContainText('$246');
  await expect(calculator).toContainText('50%');
});

test('another make brings its first model, another service its prices', async ({ page }) => {
  const calculator = await openCalculator(page);
  await choose(page, calculator, 'Car make', 'Honda');
  await expect(calculator.getByRole('combobox', { name: 'Car model' })).toHaveText(/^Civic/);
  await choose(page, calculator, 'Service type', 'Battery Replacement');
  await expectPrices(calculator, { Pitlane: 140, 'National brand': 196, Dealership: 280 });
  await choose(page, calculator, 'Variant', 'Hybrid');
  await expectPrices(calculator, { Pitlane: 140 });
});

test('the distance slider is logarithmic to the eye and counts kilometres by the key', async ({ page }) => {
  const calculator = await openCalculator(page);
  const slider = calculator.getByRole('slider', { name: 'Distance driven per year' });
  await expect(slider).toHaveAttribute('aria-valuemin', '100');
  await expect(slider).toHaveAttribute('aria-valuemax', '500000');
  await expect(slider).toHaveAttribute('aria-valuenow', '15000');
  await expect(slider).toHaveAttribute('aria-valuetext', '15,000 kilometres a year');
  await slider.focus();
  for (const [key, kilometres] of [
    ['ArrowRight', 16_000],
    ['ArrowLeft', 15_000],
    ['PageUp', 25_000],
    ['PageDown', 15_000],
    ['Home', 100],
    ['ArrowRight', 1_000],
    ['ArrowLeft', 100],
    ['End', 500_000],
    ['ArrowUp', 500_000],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', String(kilometres));
  }
});

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

test('typed values are held within the limits, and junk gives the last good value back', async ({ page }) => {
  const calculator = await openCalculator(page);
  const distance = calculator.getByRole('textbox', { name: 'Distance driven per year' });
  const slider = calculator.getByRole('slider', { name: 'Distance driven per year' });
  for (const [typed, kept] of [
    ['200500', '201000'],
    ['9999999', '500000'],
    ['1', '100'],
    ['abc', '100'],
    ['', '100'],
    ['20 000', '20000'],
  ] as const) {
    await distance.fill(typed);
    await distance.press('Enter');
    await expect(slider).toHaveAttribute('aria-valuenow', kept);
  }
  const age = calculator.getByRole('textbox', { name: 'Car age' });
  await age.fill('99');
  await age.blur();
  await expect(calculator.getByRole('slider', { name: 'Car age' })).toHaveAttribute('aria-valuenow', '15');
});

test('an old car far driven costs its surcharges, and the result is announced once it rests', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(calculator.getByRole('status')).toBeEmpty();
  await choose(page, calculator, 'Service type', 'Spark Plug Replacement');
  await calculator.getByRole('textbox', { name: 'Car age' }).fill('9');
  await calculator.getByRole('textbox', { name: 'Distance driven per year' }).fill('201000');
  await calculator.getByRole('textbox', { name: 'Distance driven per year' }).press('Enter');
  await expectPrices(calculator, { Pitlane: 160, 'National brand': 224, Dealership: 320 });
  await expect(calculator.getByRole('status')).toContainText('$640');
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
