import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, MOTION, openLanding, test } from './fixtures';

/** Columns of a ruler's picture with ink in one of the rows. */
async function findTicks(ruler: Locator, rows: { from: number; to: number }): Promise<number[]> {
  const { data, info } = await sharp(await ruler.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shade = (row: number, column: number) => data[row * info.width + column] ?? 0;
  return Array.from({ length: info.width }, (_, column) => column).filter((column) => {
    for (let row = rows.from; row < rows.to; row += 1) {
      const ground = [shade(row, column - 2), shade(row, column + 2)];
      if (ground.every((beside) => Math.abs(shade(row, column) - beside) > 60)) return true;
    }
    return false;
  });
}

test('the long ticks of every ruler are short ticks too, scales have one origin, and drawn buttons are outlines', async ({
  page,
}) => {
  await openLanding(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rulers = await page.locator('.tick-edge:visible').all();
    expect(rulers).toHaveLength(4);
    for (const ruler of rulers) {
      await ruler.scrollIntoViewIfNeeded();
      const long = await findTicks(ruler, { from: 10, to: 14 });
      const all = await findTicks(ruler, { from: 2, to: 6 });
      expect(long.length).toBeGreaterThan(1);
      expect(all.length).toBeGreaterThan(3 * long.length);
      // Every tick is a whole number of short distances from the first long one; markers are 3 px wide.
      const between = all.filter((tick) => {
        const distance = Math.abs(tick - (long[0] ?? 0)) % 8;
        return distance > 2 && distance < 6;
      });
      expect(between, `at ${width} px`).toEqual([]);
    }
  }

  for (const [short, long] of [
    ['.night-ticks', '.night-kilometres'],
    ['.lift-ticks', '.lift-majors'],
  ] as const) {
    const read = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((path) => {
          const { strokeDasharray, strokeDashoffset } = getComputedStyle(path);
          const [width = 0, gap = 0] = strokeDasharray.split(', ').map(Number.parseFloat);
          const start = Number(/^M(-?[\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]);
          return { first: start - Number.parseFloat(strokeDashoffset) + width / 2, every: width + gap };
        });
    const [ticks, majors] = [await read(short), await read(long)];
    expect(((majors.first - ticks.first) / ticks.every) % 1).toBeCloseTo(0);
    expect((majors.every / ticks.every) % 1).toBeCloseTo(0);
  }

  for (const drawn of ['Send quote', 'Book']) {
    const label = page.getByText(drawn, { exact: true });
    await expect(label).toHaveCSS('border-style', 'dashed');
    await expect(label).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('a dial at rest never shows another reading than its figure, wherever scrolling stops', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await openLanding(page);
    for (const scrolled of [0, 200, 500, 900]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      const needles = page.locator('section:not([data-fade="waiting"]) .dial-sweep');
      // The swing at the section's appearance ends by itself.
      await expect
        .poll(() => needles.evaluateAll((all) => all.map((needle) => getComputedStyle(needle).rotate)))
        .toEqual(['none', 'none']);
    }
  });
});
