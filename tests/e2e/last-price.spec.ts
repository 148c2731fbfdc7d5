import { heroPrices } from '../../src/content/en/hero-prices';
import { EDITIONS, ENGLISH } from './editions';
import { boxOf, collectRows, expect, expectInView, openLanding, resize, test } from './fixtures';

test('the flag and the end of the green are at the price paid, at the scale of the other prices', async ({
  page,
}) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  const field = hero.getByLabel(heroPrices.lastPrice.label);
  const [band, flag] = [hero.locator('.saving-band'), hero.locator('[data-slot="own-price"]')];
  for (const size of ['320 x 640', '390 x 844', '1024 x 768', '1440 x 900']) {
    await resize(page, size);
    /** Where a part begins and ends along the ruler. */
    const endsOf = async (part: typeof band) => {
      const { x, y, width, height } = await boxOf(part);
      return Number.parseInt(size, 10) < 1024 ? ([y, y + height] as const) : ([x, x + width] as const);
    };
    await field.fill('');
    // From our price, $180, to the dealership's, $360.
    const [ours, dealership] = await endsOf(band);
    for (const price of [200, 310]) {
      await field.fill(String(price));
      const expected = ours + ((price - 180) / 180) * (dealership - ours);
      const [[, end], [before, after]] = [await endsOf(band), await endsOf(flag)];
      expect(Math.abs(end - expected), `$${price} at ${size} px`).toBeLessThan(3);
      expect(Math.abs((before + after) / 2 - expected), `$${price} at ${size} px`).toBeLessThan(3);
      await expectInView(flag.locator('span'));
    }
    // Beyond the ruler.
    await field.fill('900');
    await expect(flag).toHaveCount(0);
    expect((await endsOf(band))[1], size).toBeGreaterThan(dealership);
    await field.fill('150');
    await expect(hero.locator('.saving-text')).toHaveCount(0);
  }
});

test('a price paid is in no request, and gone after a reload', async ({ page }) => {
  const rows = collectRows(page);
  await openLanding(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  const field = hero.getByLabel(heroPrices.lastPrice.label);
  await field.fill('18765.43');
  expect(JSON.stringify(rows) + page.url()).not.toContain('18765.43');
  await page.reload();
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  await expect(field).toHaveValue('');
});

/** Labels of the ruler that an edge cuts, or that the flag or the line of the first price covers. Runs in the page. */
function findCutLabels(): string[] {
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const ruler = boxOf(document.querySelector('.price-ruler'));
  const flag = document.querySelector('[data-slot="own-price"] > span');
  const list = boxOf(document.querySelector('.price-list'));
  const isHorizontal = ruler.width > ruler.height;
  const line = isHorizontal ? new DOMRect(list.left, ruler.top, 3, ruler.height) : new DOMRect();
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  const labels = [
    ...document.querySelectorAll('.price-ruler > span:not([data-slot])'),
    ...(flag ? [flag] : []),
  ];
  return labels
    .filter((label) => label.checkVisibility() && boxOf(label).width > 0)
    .filter((label) => {
      const box = boxOf(label);
      const isCut =
        box.left < 0 ||
        (label === flag ? false : label.scrollWidth > label.clientWidth + 1) ||
        box.right > (isHorizontal || label === flag ? window.innerWidth : ruler.right) ||
        (!isHorizontal && (box.top < ruler.top - 1 || box.bottom > ruler.bottom + 1));
      const isCovered = overlap(box, line) || (flag !== null && label !== flag && overlap(box, boxOf(flag)));
      return isCut || isCovered;
    })
    .map((label) => label.textContent ?? '');
}

for (const { path, services, brakes, oilChange, lastPrice } of EDITIONS) {
  test(`no label of the ruler at ${path} is cut or covered`, async ({ page }) => {
    await openLanding(page, path);
    const sizes = [
      '320 x 640',
      '390 x 844',
      '768 x 1024',
      '1024 x 768',
      '1280 x 720',
      '1440 x 900',
      '2560 x 1300',
    ];
    const hero = page.locator('#hero');
    const prices = ['', '5', '20', '129.50', '175', '182', '310', '900', '1250.50', '5000', '19999.99'];
    for (const size of sizes) {
      await resize(page, size);
      const expectWhole = async (message: string) =>
        expect.soft(await page.evaluate(findCutLabels), `${message} at ${size} px`).toEqual([]);
      for (const job of services) {
        await hero.getByRole('radio', { name: job }).check();
        for (const price of job === brakes || job === oilChange ? prices : ['']) {
          await page.getByLabel(lastPrice.label).fill(price);
          await expectWhole(`${job}, $${price}`);
        }
      }
    }
  });
}
