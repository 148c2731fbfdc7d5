import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../unit/styles/contrast';
import { CHUNKS, expect, holdRequests, openLanding, pathOfChunk, test } from './fixtures';

/** The colours of a column of pixels of the window, hexadecimal. */
async function readColumn(page: Page, x: number, y: number, height: number): Promise<string[]> {
  const shot = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height } });
  const levels = await sharp(shot).removeAlpha().raw().toBuffer();
  return Array.from({ length: height }, (_, row) => `#${levels.toString('hex', row * 3, row * 3 + 3)}`);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part has no box');
  return box;
}

const GROUNDS = ['#hero', '#how-it-works', '#savings-calculator', '#mechanic-call'];

for (const [width, height] of [
  [390, 844],
  [1280, 640],
] as const) {
  test(`the waitlist button and the progress tick are told from every ground by 3:1 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page);
    const button = page.getByRole('banner').getByRole('button', { name: /Join Waitlist/ });
    const tick = page.locator('.scroll-progress i');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const ground of GROUNDS) {
        // Its middle comes under the bar.
        await page.locator(ground).evaluate((element) => {
          const { top, height: full } = element.getBoundingClientRect();
          window.scrollTo(0, window.scrollY + top + Math.min(full / 2, 150));
        });
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const join = await boxOf(button);
        const [inside = ''] = await readColumn(page, join.x + 10, join.y + join.height / 2, 1);
        for (const beside of await readColumn(page, join.x - 3, join.y, join.height)) {
          const told = contrast(inside, beside);
          expect(told, `the button over ${ground}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
        }
        const { x } = await boxOf(tick);
        const [red = ''] = await readColumn(page, x + 1, 7, 1);
        const besideTick = x > width / 2 ? x - 3 : x + 5;
        const [behind = ''] = await readColumn(page, besideTick, 7, 1);
        expect(contrast(red, behind), `the tick over ${ground}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

/** The price of each quote. */
const pricesOf = (page: Page) =>
  page
    .getByRole('figure')
    .getByRole('listitem')
    .getByText(/^\$\d+$/);

for (const { name, width, height } of [
  { name: 'a laptop', width: 1366, height: 650 },
  { name: 'a low window', width: 1280, height: 640 },
]) {
  test(`the first view of ${name} has every price`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page);
    await expect(pricesOf(page)).toHaveText(['$198', '$236', '$267', '$330']);
    for (const price of await pricesOf(page).all()) await expect(price).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [320, 700],
  [360, 640],
  [390, 844],
] as const) {
  test(`a phone of ${width} x ${height} px shows all quotes and the saving at once, none over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page);
    const quotes = page.getByRole('figure').getByRole('list').first();
    await quotes.evaluate((list) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy(0, list.getBoundingClientRect().top - bar);
    });
    for (const price of await pricesOf(page).all()) await expect(price).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('$132 saved')).toBeInViewport({ ratio: 1 });
    const edges = await quotes
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom]),
      );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  });
}

test('a phone held sideways has the hero’s buttons in its first view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openLanding(page);
  for (const name of ['See Your Savings', 'Join the Waitlist']) {
    await expect(page.locator('#hero').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('the headline is copied as it is seen, and the red tick travels the ruler', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLanding(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replace(/\s+/g, ' ').trim()).toMatch(
    /^Car care that’s finally (?:transparent|affordable|stress-free|convenient)\.$/,
  );

  await page.setViewportSize({ width: 1280, height: 720 });
  const bar = await boxOf(page.getByRole('banner'));
  const width = await page.evaluate(() => document.body.clientWidth);
  expect(bar.y).toBe(0);
  expect(bar.width).toBe(width);
  const tick = page.locator('.scroll-progress i');
  const place = () => tick.evaluate((element) => element.getBoundingClientRect().left);
  expect(await place()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(async () => width - (await place())).toBeLessThanOrEqual(4);
  expect(width - (await place())).toBeGreaterThanOrEqual(2);

  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  for (let x = 5; x < bar.width; x += 40) {
    const inBar = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('header') !== null,
      [x, bar.height / 2] as const,
    );
    expect(inBar, `at ${x} px`).toBe(true);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the first view at ${width} px looks the same before and after the whole stylesheet is there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // Not hydrated, as that adds texts.
    await holdRequests(page, pathOfChunk(CHUNKS.entry));
    const releaseStyles = await holdRequests(page, '**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.locator('#hero');
    await hero.waitFor();
    const shoot = async () => {
      const { y, height: length } = await boxOf(hero);
      return page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, y + length) } });
    };
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await shoot();
    expect(await countSheets()).toBe(1);
    releaseStyles();
    await expect.poll(countSheets).toBe(2);
    expect((await shoot()).equals(before)).toBe(true);
  });
}
