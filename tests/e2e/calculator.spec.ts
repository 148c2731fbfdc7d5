import type { Locator } from '@playwright/test';
import { hero as heroContent } from '../../src/content/en/hero';
import { figuresOf } from '../setup/estimates';
import { boxOf, expect, MOTION, openCalculator, resize, test } from './fixtures';
import { ENGLISH } from './languages';

const BRAKES = figuresOf({ service: 'brake-pad-replacement' });

test('each bar is filled up to its price', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByRole('radio', { name: ENGLISH.brakes }).check();
  const { productPrice, nationalBrandPrice, dealershipPrice } = BRAKES.result;
  for (const [size, side] of [
    ['320 x 640', 'width'],
    ['1440 x 900', 'height'],
  ] as const) {
    await resize(page, size);
    const meters = calculator.getByRole('meter');
    for (const [index, price] of [productPrice, nationalBrandPrice, dealershipPrice].entries()) {
      const meter = meters.nth(index);
      const [whole, filled] = [await boxOf(meter), await boxOf(meter.locator('.price-bar'))];
      expect.soft(filled[side] / whole[side], `${size}: ${price}`).toBeCloseTo(price / dealershipPrice, 2);
      if (price === productPrice) continue;
      const difference = meter.locator('xpath=following-sibling::p/b');
      await expect(difference).toHaveText(ENGLISH.formats.addedDollars(price - productPrice));
      const { x, y, width, height } = await boxOf(difference);
      expect.soft(x, size).toBeGreaterThanOrEqual(filled.x);
      expect.soft(x + width, size).toBeLessThanOrEqual(filled.x + filled.width);
      expect.soft(y, size).toBeGreaterThanOrEqual(filled.y);
      if (side === 'width') continue;
      const ours = filled.y + filled.height - (filled.height * productPrice) / price;
      const line = await boxOf(calculator.locator('.product-price-line'));
      expect.soft(line.y + line.height / 2, size).toBeCloseTo(ours, 0);
      expect.soft(y + height, size).toBeLessThanOrEqual(line.y);
    }
  }
});

test('a click on a thumb does not change its value', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const slider of await calculator.getByRole('slider').all()) {
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(slider);
    const value = (await slider.getAttribute('aria-valuenow')) ?? '';
    for (const beside of [0, -9, 9, 20]) {
      await page.mouse.click(x + width / 2 + beside, y + height / 2);
      await expect(slider).toBeFocused();
      await expect(slider).toHaveAttribute('aria-valuenow', value);
      await slider.blur();
    }
  }
});

test('only the primary mouse button moves a slider', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const slider of await calculator.getByRole('slider').all()) {
    const value = (await slider.getAttribute('aria-valuenow')) ?? '';
    const rail = slider.locator('xpath=ancestor::*[@data-slot="slider"]');
    const otherClicks: Parameters<typeof rail.click>[0][] = [
      { button: 'right' },
      { button: 'middle' },
      { modifiers: ['Control'] },
    ];
    for (const how of otherClicks) {
      await rail.click({ position: { x: 4, y: 24 }, ...how });
      await expect(slider, JSON.stringify(how)).toHaveAttribute('aria-valuenow', value);
    }
    await rail.click({ position: { x: 4, y: 24 } });
    await expect(slider).not.toHaveAttribute('aria-valuenow', value);
  }
});

test.describe('selected text', () => {
  test.use(MOTION);

  test('contains the visible prices and headline', async ({ page }) => {
    const calculator = await openCalculator(page);
    const selected = (part: Locator) =>
      part.evaluate((element) => {
        const selection = window.getSelection();
        selection?.selectAllChildren(element);
        return (selection?.toString() ?? '').replaceAll(/\s+/g, ' ');
      });
    await calculator.getByRole('radio').nth(1).check();
    const hero = page.locator('#hero');
    const inHero = (await selected(hero.getByRole('list'))).match(/\$\d+/g);
    expect(inHero).toEqual([BRAKES.product, BRAKES.nationalBrand, BRAKES.dealership]);
    const { opening, words, end } = heroContent.headline;
    const headlines = words.map((word) => `${opening.join(' ')} ${word}${end}`);
    const heading = hero.getByRole('heading', { level: 1 });
    await expect.poll(async () => headlines.includes((await selected(heading)).trim())).toBe(true);
  });
});

test('in forced colors, the border of the chosen service is at least twice as wide as the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const calculator = await openCalculator(page);
  const edges = await calculator
    .getByRole('radio')
    .evaluateAll((choices) =>
      choices.map((choice) => Number.parseFloat(getComputedStyle(choice).borderTopWidth)),
    );
  const [chosen = 0, ...otherWidths] = edges;
  expect(chosen).toBeGreaterThanOrEqual(2 * Math.max(...otherWidths));
});
