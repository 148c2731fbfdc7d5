import type { Locator, Page } from '@playwright/test';
import { hero as heroContent } from '../../src/content/en/hero';
import { figuresOf } from '../setup/estimates';
import { boxOf, expect, MOTION, openCalculator, resize, test } from './fixtures';
import { ENGLISH } from './languages';

const BRAKES = figuresOf({ service: 'brake-pad-replacement' });

/**
 * A viewport with horizontal bars and one with vertical bars, each with the dimension of a bar that grows with the price.
 */
const BARS = [
  ['320 x 640', 'width'],
  ['1440 x 900', 'height'],
] as const;

const PRICES = [BRAKES.result.productPrice, BRAKES.result.nationalBrandPrice, BRAKES.result.dealershipPrice];

/** Opens the calculator for brakes. Returns the meters, in the order of `PRICES`. */
async function openBars(page: Page, size: string): Promise<{ meter: Locator; price: number }[]> {
  await resize(page, size);
  const calculator = await openCalculator(page);
  await calculator.getByRole('radio', { name: ENGLISH.brakes }).check();
  return PRICES.map((price, index) => ({ meter: calculator.getByRole('meter').nth(index), price }));
}

const barOf = (meter: Locator) => boxOf(meter.locator('.price-bar'));
const differenceOf = (meter: Locator) => meter.locator('xpath=following-sibling::p/b');

for (const [size, side] of BARS) {
  test(`each bar at ${size} is filled in proportion to its price`, async ({ page }) => {
    for (const { meter, price } of await openBars(page, size)) {
      const [whole, filled] = [await boxOf(meter), await barOf(meter)];
      expect.soft(filled[side] / whole[side], `${price}`).toBeCloseTo(price / Math.max(...PRICES), 2);
    }
  });

  test(`each competitor’s bar at ${size} contains the difference from our price`, async ({ page }) => {
    const [ours, ...competitors] = await openBars(page, size);
    for (const { meter, price } of competitors) {
      const difference = differenceOf(meter);
      await expect(difference).toHaveText(ENGLISH.formats.addedDollars(price - (ours?.price ?? 0)));
      const [bar, { x, y, width }] = [await barOf(meter), await boxOf(difference)];
      expect.soft(x).toBeGreaterThanOrEqual(bar.x);
      expect.soft(x + width).toBeLessThanOrEqual(bar.x + bar.width);
      expect.soft(y).toBeGreaterThanOrEqual(bar.y);
    }
  });
}

test('a line across the vertical bars marks our price below the differences', async ({ page }) => {
  const [ours, ...competitors] = await openBars(page, '1440 x 900');
  const line = await boxOf(page.locator('.product-price-line'));
  for (const { meter, price } of competitors) {
    const { y, height } = await barOf(meter);
    const productPrice = y + height - (height * (ours?.price ?? 0)) / price;
    expect.soft(line.y + line.height / 2).toBeCloseTo(productPrice, 0);
    const difference = await boxOf(differenceOf(meter));
    expect.soft(difference.y + difference.height).toBeLessThanOrEqual(line.y);
  }
});

test('a click on the thumb of a slider focuses it without changing the value', async ({ page }) => {
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

test('only a plain click of the primary mouse button moves a slider', async ({ page }) => {
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

  test('contains the prices and the headline that the visitor sees', async ({ page }) => {
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

test('the chosen service has a border at least twice as wide as the others in forced colors mode', async ({
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
