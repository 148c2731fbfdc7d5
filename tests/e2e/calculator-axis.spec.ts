import sharp from 'sharp';
import { expect, openLanding, reachCalculator, test } from './fixtures';

/** Centres of the ticks in a column of pixels, from the bottom; a tick is lighter than the panel. */
function ticksIn(column: readonly number[]): number[] {
  const centres: number[] = [];
  let start = -1;
  for (const [index, lightness] of [...column, 0].entries()) {
    const isTick = lightness > 80;
    if (isTick && start < 0) start = index;
    if (!isTick && start >= 0) {
      centres.push((start + index - 1) / 2);
      start = -1;
    }
  }
  return centres.map((centre) => column.length - 1 - centre).reverse();
}

test('the axis beside the bars has one tick every $10, none of them doubled, and text of 200 % is cut nowhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLanding(page);
  await reachCalculator(page);
  const { data, info } = await sharp(await page.locator('.price-axis').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Left of the axis line, where short and long ticks are. Green: the red mark of the price is no tick.
  const x = info.width - 5;
  const column = Array.from(
    { length: info.height },
    (_, y) => data[(y * info.width + x) * info.channels + 1] ?? 0,
  );
  const ticks = ticksIn(column);
  // $0 to $160 of $164.
  expect(ticks).toHaveLength(17);
  const distance = (info.height * 10) / 164;
  for (const [index, tick] of ticks.entries()) expect(Math.abs(tick - index * distance)).toBeLessThan(2.5);

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('.price-bar-name').first()).toHaveCSS('font-size', '30px');
    await expect(page.locator('.price-bar-price b').first()).toHaveCSS('font-size', '40px');
    const panel = await page.locator('.calculator-comparison').boundingBox();
    const texts = page.locator('.price-bar-name, .price-bar b');
    for (const text of await texts.filter({ visible: true }).all()) {
      const box = await text.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
      expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth + 1)).toBe(false);
    }
  }
});
