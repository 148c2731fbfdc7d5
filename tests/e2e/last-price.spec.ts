import { heroQuotes } from '../../src/content/en/hero-quotes.ts';
import { ENGLISH } from './editions';
import { boxOf, collectRows, expect, openLanding, resize, test } from './fixtures';

const PRICE = 310;

test('a price paid is on the ruler at its true place, in no request, and gone after a reload', async ({
  page,
}) => {
  const rows = collectRows(page);
  await openLanding(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  const field = hero.getByLabel(heroQuotes.lastPrice.label);
  await field.fill(String(PRICE));
  const mark = hero.locator('[data-slot="own-price"]');
  for (const [size, axis] of [
    ['320 x 640', 'y'],
    ['390 x 844', 'y'],
    ['1024 x 768', 'x'],
    ['1440 x 900', 'x'],
  ] as const) {
    await resize(page, size);
    /** The middle of a number of the ruler along it. */
    const placeOf = async (part: typeof mark) => {
      const { x, y, width, height } = await boxOf(part);
      return axis === 'x' ? x + width / 2 : y + height / 2;
    };
    const numberOf = (dollars: number) =>
      hero.locator('.quotes-ruler').getByText(`$${dollars}`, { exact: true });
    const [low, high] = [await placeOf(numberOf(200)), await placeOf(numberOf(350))];
    const expected = low + ((high - low) * (PRICE - 200)) / 150;
    // A number of a horizontal ruler is beside its tick.
    expect(Math.abs((await placeOf(mark)) - expected), size).toBeLessThan(axis === 'x' ? 24 : 2);
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth, size).toBe(Number.parseInt(size, 10));
  }
  expect(JSON.stringify(rows) + page.url()).not.toContain(String(PRICE));
  await page.reload();
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  await expect(field).toHaveValue('');
});
