import type { CDPSession, Locator, Page } from '@playwright/test';
import { DISTANCE_RANGE } from '../../src/calculator/ranges';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { interpolate } from '../../src/lib/interpolate';
import { figuresOf } from '../setup/estimates';
import { boxOf, expect, openCalculator, resize, test } from './fixtures';
import { ENGLISH } from './languages';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FARTHEST = figuresOf({ distancePerYear: DISTANCE_RANGE.max });

type Point = { x: number; y: number };

/**
 * Moves a finger across the screen. As on a phone, the browser decides whether the movement scrolls the page or drags a
 * slider.
 */
async function swipe(client: CDPSession, { from, to }: { from: Point; to: Point }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 12; step += 1) {
    const along = (start: number, end: number) => start + ((end - start) * step) / 12;
    await touch('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
  }
  await touch('touchEnd', []);
}

/**
 * Opens the calculator. Returns its distance slider, and a function that returns a point on the slider. The function's
 * parameter is a fraction of the slider's length.
 */
async function openSlider(page: Page): Promise<{ slider: Locator; at: (share: number) => Promise<Point> }> {
  const calculator = await openCalculator(page);
  const slider = calculator.getByRole('slider', { name: ENGLISH.distance.label });
  await slider.evaluate((thumb) => thumb.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const rail = slider.locator('xpath=ancestor::*[@data-slot="slider"]');
  const at = async (share: number) => {
    const { x, y, width, height } = await boxOf(rail);
    return { x: x + width * share, y: y + height / 2 };
  };
  return { slider, at };
}

test('a vertical swipe that begins on a slider scrolls the page without changing the value', async ({
  page,
}) => {
  const { slider, at } = await openSlider(page);
  const client = await page.context().newCDPSession(page);
  // The swipes begin on the rail, in the middle of the thumb, and next to the thumb.
  for (const share of [0.3, 0.588, 0.615]) {
    await slider.evaluate((thumb) => thumb.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const from = await at(share);
    const before = await page.evaluate(() => window.scrollY);
    await swipe(client, { from, to: { x: from.x + 10, y: from.y - 250 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    await expect(slider, `from ${share}`).toHaveAttribute('aria-valuenow', '15000');
  }
});

test('dragging the thumb changes the value and the compact result', async ({ page }) => {
  const { slider, at } = await openSlider(page);
  const client = await page.context().newCDPSession(page);
  await swipe(client, { from: await at(0.588), to: await at(0.95) });
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(100_000);
  const result = page.locator('[data-slot="compact-result"]', {
    hasText: interpolate(calculatorForm.compact.saved, { amount: FARTHEST.perVisit }),
  });
  await expect(result).toBeInViewport({ ratio: 1 });
});

test('the compact result does not cover the scale of a slider after a tap', async ({ page }) => {
  await resize(page, '360 x 640');
  const { slider, at } = await openSlider(page);
  await slider.evaluate((thumb) => thumb.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
  const { x, y } = await at(0.588);
  await page.touchscreen.tap(x, y);
  const result = page.locator('[data-slot="compact-result"][data-shown]');
  await expect(result).toBeInViewport({ ratio: 1 });
  const scale = await boxOf(page.locator('[data-slot="slider-scale"]').first());
  expect(scale.y + scale.height).toBeLessThanOrEqual((await boxOf(result)).y);
});
