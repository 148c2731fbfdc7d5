import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { hero as content } from '../../src/content/en/hero';
import { regionNames } from '../../src/content/en/messages';
import { interpolate } from '../../src/lib/interpolate';
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
  workControls,
} from './fixtures';
import { complete } from './forms';
import { ENGLISH, TESTED_LANGUAGES } from './languages';
import { findCovered } from './layout-faults';

const { poll } = expect.configure({ soft: true });

/** Elements that no input in the hero may move: the hero's boxes, and the sections up to the calculator. */
const HERO = 'main > section:not(#savings-calculator ~ *), #hero *:not(span), #hero .license-plate';
/** Elements that no control in the calculator may move. */
const CALCULATOR = 'main > section, .calculator-panel';

/**
 * Returns the positions of the matching elements, and the heights of those that are not sections. Ignores drawings that are
 * to scale, elements that scroll sideways, and the inside of the plate. Runs in the page.
 */
function findPlaces(parts: string): string[] {
  const ignored =
    '.service-picker *, .price-ruler *, .saving-band, .rotating-word *, svg *, .license-plate *, [role="status"]:empty';
  const boxes = [...document.querySelectorAll(parts)].filter(
    (element) => !element.matches(ignored) && element.getClientRects().length > 0,
  );
  const places = boxes.map((element) => {
    const { x, y, height } = element.getBoundingClientRect();
    const isWhole = element.matches('#hero, :not(section)');
    const place = [x, y + window.scrollY, isWhole ? height : 0].map(Math.round);
    const name = element.matches('.license-plate, button')
      ? 'to join'
      : `${element.tagName} ${element.className}`;
    return `${name} ${place}`;
  });
  return [...places, `the page is ${document.documentElement.scrollWidth} px wide`];
}

// A browser without scroll anchoring moves the page if the height of the content above it changes.
for (const { path, services, brakes, pricePaid, seeSavings, forms } of TESTED_LANGUAGES) {
  for (const size of ['360 x 640', '640 x 900', '768 x 1024', '1024 x 768', '1440 x 900']) {
    test(`nothing at ${path} moves at ${size} px when a visitor chooses, types or joins`, async ({
      page,
    }) => {
      test.slow();
      await page.route('**/rest/v1/**', (route) =>
        route.fulfill({ status: 201, json: { id: randomUUID() } }),
      );
      await resize(page, size);
      await openLanding(page, path);
      const calculator = await reachCalculator(page, seeSavings);
      const hero = page.locator('#hero');
      const labels = page.locator('.price-ruler > span:not([data-slot]), [data-slot="price-paid"] > span');
      const placesOf = (parts: string) => page.evaluate(findPlaces, parts);
      const first: Record<string, string[]> = {
        [HERO]: await placesOf(HERO),
        [CALCULATOR]: await placesOf(CALCULATOR),
      };
      const expectStill = (what: string, parts = HERO) =>
        poll(() => placesOf(parts), what).toEqual(first[parts]);
      for (const service of services) {
        await hero.getByRole('radio', { name: service }).check();
        for (const price of service === brakes ? ['5', '182', '310', '19999.99', 'abc', ''] : ['']) {
          await hero.getByLabel(pricePaid.label).fill(price);
          await expectStill(`${service}, ${price}`);
          await poll(() => labels.evaluateAll(findCovered, true), `${service}, ${price}`).toEqual([]);
        }
      }
      await workControls(calculator, async (what) => {
        await expectStill(what);
        // At this size, the widest savings take up a line of their own.
        if (size !== '640 x 900') await expectStill(what, CALCULATOR);
      });
      await complete(page, forms[0]);
      await expect(hero.getByText('M5V 2T6')).toBeAttached();
      await expectStill('after joining');
    });
  }
}

for (const { path, pricePaid, join, seeSavings, tagline } of TESTED_LANGUAGES) {
  test(`a phone at ${path} shows the comparison, the question and the buttons in this order`, async ({
    page,
  }) => {
    await resize(page, '390 x 664');
    await openLanding(page, path);
    const hero = page.locator('#hero');
    await expectInView(hero.locator('.price-list p').last());
    await resize(page, '390 x 844');
    await expectInView(hero.getByLabel(pricePaid.label));
    const parts = [
      hero.locator('.service-picker'),
      hero.locator('.price-ruler'),
      hero.getByLabel(pricePaid.label),
      hero.locator('a[href="#how-we-estimate"]'),
      hero.getByRole('button', { name: join, exact: true }),
      hero.getByRole('button', { name: seeSavings }),
      hero.getByText(tagline),
    ];
    const boxes = await Promise.all(parts.map(boxOf));
    for (const [index, { y }] of boxes.slice(1).entries()) {
      const above = boxes[index];
      expect(y, `part ${index + 1}`).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    }
  });
}

for (const { path } of TESTED_LANGUAGES) {
  test(`the headline at ${path} fits on one line in a very short window, and on more lines otherwise`, async ({
    page,
  }) => {
    await openLanding(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    for (const [size, isOneLine] of [
      ['1024 x 700', true],
      ['1280 x 720', true],
      ['1366 x 650', true],
      ['1440 x 900', false],
    ] as const) {
      await resize(page, size);
      const { width, lines } = await heading.evaluate((element) => {
        const { left, height } = element.getBoundingClientRect();
        const { right = 0 } = element.querySelector('.rotating-word')?.getBoundingClientRect() ?? {};
        const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
        return { width: right - left, lines: Math.round(height / lineHeight) };
      });
      expect(lines, size).toBe(isOneLine ? 1 : 2);
      if (isOneLine) expect(width / Number(size.split(' x ')[0]), size).toBeGreaterThan(0.75);
    }
  });
}

// The end of the green band, in units of the ruler, is tested in tests/dom/sections/hero.test.tsx.
test('the flag and the end of the green band are at the price paid', async ({ page }) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  const field = hero.getByLabel(ENGLISH.pricePaid.label);
  const [band, flag] = [hero.locator('.saving-band'), hero.locator('[data-slot="price-paid"]')];
  for (const [size, start, length] of [
    ['390 x 844', 'y', 'height'],
    ['1440 x 900', 'x', 'width'],
  ] as const) {
    await resize(page, size);
    await field.fill('150');
    const between = async () => {
      const [green, pole] = [await boxOf(band), await boxOf(flag)];
      return green[start] + green[length] - pole[start] - pole[length] / 2;
    };
    await expect.poll(async () => Math.abs(await between()), `at ${size} px`).toBeLessThan(3);
    await expectInView(flag.locator('span'));
    const { [length]: shorter } = await boxOf(band);
    await field.fill('900');
    const longer = async () => (await boxOf(band))[length] - shorter;
    await expect.poll(longer, 'beyond the ruler').toBeGreaterThan(0);
  }
});

test('an unfinished price shows no hint until the visitor leaves the field', async ({ page }) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  const field = hero.getByLabel(ENGLISH.pricePaid.label);
  const answer = hero.getByText(interpolate(ENGLISH.pricePaid.none, { least: '$5', most: '$20,000' }));
  await field.fill('1');
  await expect(answer).toBeAttached();
  await expect(answer).toBeHidden();
  await field.press('Tab');
  await expect(answer).toBeVisible();
  await field.fill('120000');
  await expect(answer).toBeVisible();
});

test('the plate replaces the button to join except on phones', async ({ page }) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  const plate = hero.getByRole('form', { name: content.join });
  await resize(page, '390 x 844');
  await expect(plate).toBeHidden();
  const join = hero.getByRole('button', { name: content.join, exact: true });
  for (const button of [hero.getByRole('button', { name: content.seeSavings }), join]) {
    const { x, width } = await boxOf(button);
    expect(2 * x + width).toBeCloseTo(390, 0);
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).x).toBeCloseTo(x, 0);
  }
  await resize(page, '640 x 900');
  await expect(plate).toBeVisible();
  await expect(join).toBeHidden();
});

test('the price paid is neither stored nor sent', async ({ page }) => {
  const rows = collectRows(page);
  await openLanding(page);
  const field = page.locator('#hero').getByLabel(ENGLISH.pricePaid.label);
  await field.fill('18765.43');
  // Waits until the forms have loaded, because leaving the page would cancel the requests for their code.
  await expect(page.getByRole('region', { name: regionNames.page })).toBeAttached();
  expect(JSON.stringify(rows) + page.url()).not.toContain('18765.43');
  await page.reload();
  await expect(field).toHaveValue('');
});

/** Returns the number of pixels in which two pictures differ. */
async function countDifferences(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  );
  if (left === undefined || left.length !== right?.length) return Number.POSITIVE_INFINITY;
  const pixels = Array.from({ length: left.length / 4 }, (_, index) => 4 * index);
  return pixels.filter((at) => left.readUInt32BE(at) !== right.readUInt32BE(at)).length;
}

for (const width of [390, 1440]) {
  test(`the first view at ${width} px looks the same before the stylesheet is loaded`, async ({ page }) => {
    const height = 900;
    await page.setViewportSize({ width, height });
    // The page is not hydrated, because hydration adds texts.
    await holdRequests(page, ALL_SCRIPTS);
    const releaseStyles = await holdRequests(page, '**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.locator('#hero');
    // The link to the stylesheet follows the first view, which may still be loading.
    await page.locator('link[data-deferred]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const end = await hero.evaluate((element) => element.getBoundingClientRect().bottom);
    const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, end) } });
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await shoot();
    const inline = await countSheets();
    releaseStyles();
    await expect.poll(countSheets).toBe(inline + 1);
    // The browser sometimes draws corners under a mask differently.
    expect(await countDifferences(before, await shoot())).toBeLessThan(100);
  });
}
