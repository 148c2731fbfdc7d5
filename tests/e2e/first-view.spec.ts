import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { heroPrices } from '../../src/content/en/hero-prices';
import { regionNames } from '../../src/content/en/messages';
import { EDITIONS, ENGLISH } from './editions';
import {
  ALL_SCRIPTS,
  boxOf,
  collectRows,
  expect,
  expectInView,
  holdRequests,
  openLanding,
  reachCalculator,
  resize,
  test,
} from './fixtures';
import { complete } from './forms';
import { findCovered } from './layout-faults';

/** The places of the sections up to the calculator, and the places and heights of the hero's boxes, but for what is drawn to scale, scrolls sideways or is on the plate. Runs in the page. */
function findPlaces(): string[] {
  const ignored =
    '.service-picker *, .price-ruler *, .saving-band, [data-slot="saving"], [data-slot="saving"] *, .rotating-word *, svg *, .licence-plate *';
  const boxes = [
    ...document.querySelectorAll(
      'main > section:not(#savings-calculator ~ *), #hero *:not(span), #hero .licence-plate',
    ),
  ].filter((element) => !element.matches(ignored) && element.getClientRects().length > 0);
  const places = boxes.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (element.matches('.licence-plate')) return `plate ${[x, y + window.scrollY, width, height]}`;
    const place = [x, y + window.scrollY, element.closest('#hero') ? height : 0].map(Math.round);
    return `${element.tagName} ${element.className} ${place}`;
  });
  return [...places, `the page is ${document.documentElement.scrollWidth} px wide`];
}

const SIZES = ['360 x 640', '390 x 844', '768 x 1024', '1024 x 768', '1440 x 900', '2560 x 1300'];
const PRICES = ['5', '129.50', '175', '182', '310', '900', '1250.50', '19999.99', ''];

// A browser without scroll anchoring moves the page by what the height above changes.
for (const { path, services, brakes, oilChange, lastPrice, distance, seeSavings, forms } of EDITIONS) {
  test(`nothing at ${path} moves when a visitor chooses, types or joins, and no label of the ruler is cut or covered`, async ({
    page,
  }) => {
    test.slow();
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: randomUUID() } }));
    await openLanding(page, path);
    await reachCalculator(page, seeSavings);
    const [hero, calculator] = [page.locator('#hero'), page.locator('#savings-calculator')];
    const field = hero.getByLabel(lastPrice.label);
    const slider = page.getByRole('slider', { name: distance.label });
    const labels = page.locator('.price-ruler > span:not([data-slot]), [data-slot="own-price"] > span');
    const first = new Map<string, string[]>();
    const expectStill = (size: string, what: string) =>
      expect.poll(() => page.evaluate(findPlaces), `${what} at ${size} px`).toEqual(first.get(size));
    for (const size of SIZES) {
      await resize(page, size);
      first.set(size, await page.evaluate(findPlaces));
      for (const job of services) {
        await hero.getByRole('radio', { name: job }).check();
        for (const price of job === brakes || job === oilChange ? PRICES : ['']) {
          await field.fill(price);
          await expectStill(size, `${job}, ${price}`);
          const covered = () => labels.evaluateAll(findCovered, true);
          await expect.poll(covered, `${job}, ${price} at ${size} px`).toEqual([]);
        }
      }
      await slider.press('End');
      await expectStill(size, 'the farthest distance');
      await calculator.getByRole('combobox').first().press('Enter');
      await page.getByRole('option').nth(2).click();
      await expect(page.getByRole('option')).toHaveCount(0);
      await expectStill(size, 'another car');
    }
    await complete(page, forms[0]);
    await expect(hero.getByText('M5V 2T6')).toBeAttached();
    for (const size of SIZES) {
      await resize(page, size);
      await expectStill(size, 'after joining');
    }
  });
}

// tests/unit/sections/price-scale.test.ts has the scale.
test('the flag and the end of the green are at the price paid, at the scale of the other prices', async ({
  page,
}) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  const field = hero.getByLabel(heroPrices.lastPrice.label);
  const [band, flag] = [hero.locator('.saving-band'), hero.locator('[data-slot="own-price"]')];
  for (const size of ['390 x 844', '1440 x 900']) {
    await resize(page, size);
    /** Where a part begins and ends along the ruler. */
    const endsOf = async (part: typeof band) => {
      const { x, y, width, height } = await boxOf(part);
      return size === '390 x 844' ? ([y, y + height] as const) : ([x, x + width] as const);
    };
    // Scrolls to the field too.
    await field.fill('');
    // From our price, $180, to the dealership's, $360.
    const [ours, dealership] = await endsOf(band);
    for (const price of [200, 310]) {
      await field.fill(String(price));
      const expected = ours + ((price - 180) / 180) * (dealership - ours);
      const off = async () => {
        const [[, end], [before, after]] = [await endsOf(band), await endsOf(flag)];
        return Math.max(Math.abs(end - expected), Math.abs((before + after) / 2 - expected));
      };
      await expect.poll(off, `$${price} at ${size} px`).toBeLessThan(3);
      await expectInView(flag.locator('span'));
    }
    await field.fill('900');
    await expect.poll(async () => (await endsOf(band))[1], 'beyond the ruler').toBeGreaterThan(dealership);
  }
});

test('a price paid is in no request, and gone after a reload', async ({ page }) => {
  const rows = collectRows(page);
  await openLanding(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  const field = hero.getByLabel(heroPrices.lastPrice.label);
  await field.fill('18765.43');
  // Leaving a page gives up what it has begun to load.
  await expect(page.getByRole('region', { name: regionNames.page })).toBeAttached();
  expect(JSON.stringify(rows) + page.url()).not.toContain('18765.43');
  await page.reload();
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  await expect(field).toHaveValue('');
});

test('the row of jobs ends on a phone with its last one clear of where it fades', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const room = () =>
    page.locator('.service-picker').evaluate((row) => {
      row.scrollLeft = row.scrollWidth;
      const last = row.lastElementChild?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      return row.getBoundingClientRect().right - last;
    });
  // The fade is three rem wide.
  await expect.poll(room).toBeGreaterThanOrEqual(47);
});

/** How many pixels of two pictures differ. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  );
  if (left === undefined || left.length !== right?.length) return Number.POSITIVE_INFINITY;
  const pixels = Array.from({ length: left.length / 4 }, (_, index) => 4 * index);
  return pixels.filter((at) => left.readUInt32BE(at) !== right.readUInt32BE(at)).length;
}

for (const width of [390, 1440]) {
  test(`the first view at ${width} px looks the same before the stylesheet is there`, async ({ page }) => {
    const height = 900;
    await page.setViewportSize({ width, height });
    // Not hydrated, as that adds texts.
    await holdRequests(page, ALL_SCRIPTS);
    const releaseStyles = await holdRequests(page, '**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.locator('#hero');
    // The link of the stylesheet ends the first view, which may still be on its way.
    await page.locator('link[data-deferred]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const end = await hero.evaluate((element) => element.getBoundingClientRect().bottom);
    const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, end) } });
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await shoot();
    const inline = await countSheets();
    releaseStyles();
    await expect.poll(countSheets).toBe(inline + 1);
    // Corners below a mask are not drawn alike each time.
    expect(await countDifferences(before, await shoot())).toBeLessThan(100);
  });
}
