import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { hero as content } from '../../src/content/en/hero';
import { heroPrices } from '../../src/content/en/hero-prices';
import { EDITIONS } from './editions';
import {
  ALL_SCRIPTS,
  boxOf,
  expect,
  holdRequests,
  openLanding,
  reachCalculator,
  resize,
  test,
} from './fixtures';
import { complete } from './forms';

const SIZES = ['360 x 640', '390 x 844', '768 x 1024', '1024 x 768', '1440 x 900', '1920 x 1080'];

test('the buttons have one order', async ({ page }) => {
  await openLanding(page);
  const buttons = page.locator('#hero button:not([aria-label])');
  for (const size of SIZES) {
    await resize(page, size);
    await expect(buttons.filter({ visible: true })).toHaveText([content.seeSavings, content.join]);
  }
});

/** The places and heights of the hero's boxes, but for what is drawn to scale and what is on the plate. Runs in the page. */
function findPlaces(): string[] {
  const ignored = '.price-ruler *, .saving-band, .saving-text, .rotating-word *, svg *, .licence-plate *';
  const boxes = [...document.querySelectorAll('#hero, #hero *:not(span), #hero .licence-plate')].filter(
    (element) => !element.matches(ignored) && element.getClientRects().length > 0,
  );
  const places = boxes.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (element.matches('.licence-plate')) return `plate ${[x, y + window.scrollY, width, height]}`;
    return `${element.tagName} ${element.className} ${[x, y + window.scrollY, height].map(Math.round)}`;
  });
  return [...places, `the page is ${document.documentElement.scrollWidth} px wide`];
}

for (const { path, brakes, lastPrice, distance, seeSavings, forms } of EDITIONS) {
  test(`nothing in the hero of ${path} moves when a visitor chooses, types or joins`, async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: randomUUID() } }));
    for (const size of SIZES) {
      await resize(page, size);
      await openLanding(page, path);
      const hero = page.locator('#hero');
      const places = await page.evaluate(findPlaces);
      const expectStill = async () => expect(await page.evaluate(findPlaces), size).toEqual(places);
      await hero.getByRole('radio', { name: brakes }).check();
      await expectStill();
      for (const price of ['5', '129.50', '182', '310', '900', '19999.99', '']) {
        await hero.getByLabel(lastPrice.label).fill(price);
        await expectStill();
      }
      const slider = page.getByRole('slider', { name: distance.label });
      for (const key of ['End', 'Home']) {
        await slider.press(key);
        await expectStill();
      }
      await complete(page, forms[0]);
      await expect(hero.getByText('M5V 2T6')).toBeAttached();
      await expectStill();
    }
  });

  // Such a browser moves the page by what the height above changes.
  test(`the calculator of ${path} stays where it is in a browser without scroll anchoring`, async ({
    page,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 201, json: { id: randomUUID() } }));
    for (const size of ['390 x 844', '768 x 1024', '1280 x 720']) {
      await resize(page, size);
      await openLanding(page, path);
      const calculator = await reachCalculator(page, seeSavings);
      const list = calculator.getByRole('combobox').first();
      const placeOf = () =>
        calculator.evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
      const place = await placeOf();
      const expectStill = async () => expect(await placeOf(), size).toBeCloseTo(place);
      await calculator.getByRole('radio', { name: brakes }).check();
      await expectStill();
      await page.getByRole('slider', { name: distance.label }).press('End');
      await expectStill();
      await list.press('Enter');
      await page.getByRole('option').nth(2).click();
      await expectStill();
      await complete(page, forms[0]);
      await expectStill();
    }
  });
}

test('Tab goes from the buttons to the plate, then to the jobs and the last price; a phone has no plate', async ({
  page,
}) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  const parts = [
    hero.getByLabel(content.plate.label, { exact: true }),
    hero.getByRole('button', { name: content.plate.actionName }),
    hero.getByRole('radio', { checked: true }),
    hero.getByLabel(heroPrices.lastPrice.label),
  ];
  for (const [size, focused] of [
    ['1440 x 900', parts],
    ['390 x 844', parts.slice(2)],
  ] as const) {
    await resize(page, size);
    await hero.getByRole('button', { name: content.join, exact: true }).focus();
    for (const part of focused) {
      await page.keyboard.press('Tab');
      await expect(part).toBeFocused();
    }
  }
});

test('no word of the headline is over a button while it changes', async ({ page }) => {
  await openLanding(page);
  // Every word on its way in.
  await page.addStyleTag({
    content: '.rotating-word > span { visibility: visible !important; translate: 0 40% !important }',
  });
  const button = page.locator('#hero').getByRole('button', { name: content.seeSavings });
  for (const size of ['1280 x 720', '1366 x 768', '1680 x 1050', '1920 x 1080', '2560 x 1300']) {
    await resize(page, size);
    const covering = await button.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return [left + 12, (left + right) / 2, right - 12].filter(
        (x) => !element.contains(document.elementFromPoint(x, top + 2)),
      );
    });
    expect(covering, size).toEqual([]);
  }
});

test('the row of jobs fades on a phone where it scrolls on, and ends with its last job clear of that', async ({
  page,
}) => {
  await openLanding(page);
  const row = page.locator('.job-choices');
  for (const size of ['320 x 640', '390 x 844']) {
    await resize(page, size);
    const found = await row.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
      const fade = 3 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const last = element.lastElementChild?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      return {
        scrolls: element.scrollWidth > element.clientWidth,
        fades: getComputedStyle(element).maskImage.includes('gradient'),
        isClear: last <= element.getBoundingClientRect().right - fade + 1,
      };
    });
    expect(found, size).toEqual({ scrolls: true, fades: true, isClear: true });
  }
});

test('the headline is copied as seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLanding(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { opening, words, end } = content.headline;
  const headlines = words.map((word) => `${opening.join(' ')} ${word}${end}`);
  expect(headlines).toContain(copied.replace(/\s+/g, ' ').trim());
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

test("the bar is clear of the word's pause button on the narrowest screens, also with larger text", async ({
  page,
}) => {
  for (const { path } of EDITIONS) {
    await openLanding(page, path);
    for (const [size, text] of [
      ['320 x 640', '100%'],
      ['305 x 600', '100%'],
      ['320 x 256', '100%'],
      ['320 x 640', '125%'],
      ['390 x 844', '200%'],
    ] as const) {
      await resize(page, size);
      await page.locator('html').evaluate((html, fontSize) => {
        html.style.fontSize = fontSize;
      }, text);
      const bar = await boxOf(page.getByRole('banner'));
      const pause = await boxOf(page.locator('#hero button > span').first());
      expect(pause.y, `${path} ${size} ${text}`).toBeGreaterThanOrEqual(Math.floor(bar.y + bar.height));
    }
  }
});
