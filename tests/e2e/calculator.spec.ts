import { expect, openLanding, reachCalculator, test } from './fixtures';

test('text of 200 % is cut nowhere in the comparison', async ({ page }) => {
  await openLanding(page);
  const calculator = await reachCalculator(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(calculator.getByText('National brand', { exact: true })).toHaveCSS('font-size', '30px');
    const panel = await page.locator('.calculator-comparison').boundingBox();
    for (const text of await page.locator('.price-bar p').all()) {
      const box = await text.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
      expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth + 1)).toBe(false);
    }
  }
});
