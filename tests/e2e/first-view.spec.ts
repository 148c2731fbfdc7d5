import type { Page } from '@playwright/test';
import { calculatorForm } from '../../src/content/en/calculator-form.ts';
import { hero } from '../../src/content/en/hero.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { figuresOf } from '../setup/estimates.ts';
import { EDITIONS, ENGLISH } from './editions';
import {
  expect,
  expectInView,
  holdRequests,
  openCalculator,
  openLanding,
  pathOfChunk,
  resize,
  test,
} from './fixtures';

/** The price of each quote. */
const pricesOf = (page: Page) =>
  page
    .getByRole('figure')
    .getByRole('listitem')
    .getByText(/^\$\d+$/);

for (const size of ['1366 x 650', '1280 x 640']) {
  test(`a computer of ${size} px has every price in the first view`, async ({ page }) => {
    await resize(page, size);
    await openLanding(page);
    await expect(pricesOf(page)).toHaveCount(4);
    await expectInView(pricesOf(page));
  });
}

for (const size of [
  '360 x 640',
  '390 x 844',
  '768 x 1024',
  '1024 x 768',
  '1280 x 720',
  '1366 x 768',
  '1440 x 900',
]) {
  for (const { path, brakes } of EDITIONS) {
    test(`a screen of ${size} px has the first price in the first view at ${path}`, async ({ page }) => {
      await resize(page, size);
      await openLanding(page, path);
      const first = page.getByRole('figure').getByRole('listitem').first().locator('p').first();
      await expectInView(first);
      const key = page.locator('#hero').getByRole('radio', { name: brakes });
      await key.check();
      await expectInView(first.or(key));
    });
  }
}

test('a phone has a join as the first button, once a price is shown', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const hero = page.locator('#hero');
  const buttons = hero.getByRole('button', { name: /See Your Savings|Join the Waitlist/ });
  await expect(buttons.filter({ visible: true })).toHaveText(['See Your Savings']);
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  await expect(buttons.filter({ visible: true })).toHaveText(['Join the Waitlist', 'See Your Savings']);
  await hero.getByRole('radio', { name: 'Example' }).check();
  await expect(buttons.filter({ visible: true })).toHaveText(['See Your Savings']);
});

for (const size of ['320 x 700', '360 x 640', '390 x 844']) {
  test(`a phone of ${size} px shows all quotes and the saving at once`, async ({ page }) => {
    await resize(page, size);
    await openLanding(page);
    const quotes = page.getByRole('figure').getByRole('list').first();
    await quotes.evaluate((list) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy(0, (list.firstElementChild ?? list).getBoundingClientRect().top - bar);
    });
    await expectInView(pricesOf(page));
    await expect(page.locator('.quotes-saved b')).toBeInViewport({ ratio: 1 });
    const edges = await quotes
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).flatMap(({ top, bottom }) => [top, bottom]),
      );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  });
}

test('a phone held sideways has the hero’s buttons in its first view', async ({ page }) => {
  await resize(page, '844 x 390');
  await openLanding(page);
  for (const name of ['See Your Savings', 'Join the Waitlist'])
    await expectInView(page.locator('#hero').getByRole('button', { name }));
});

for (const size of ['740 x 360', '844 x 390', '1024 x 768', '1280 x 720', '1366 x 650']) {
  test(`See Your Savings ends with the calculator's button in view at ${size} px`, async ({ page }) => {
    await resize(page, size);
    const calculator = await openCalculator(page);
    const tooTall = 'The calculator is too tall for this window: has it another row of services or fields?';
    const join = calculator.getByRole('button', { name: 'Join the Waitlist' });
    await expect(join, tooTall).toBeInViewport({ ratio: 0.75 });
    if (Number.parseInt(size, 10) >= 1024)
      await expectInView(join.or(calculator.getByRole('slider')), tooTall);
  });
}

for (const size of ['360 x 640', '390 x 844', '768 x 1024']) {
  test(`See Your Savings ends with the saving in view at ${size} px`, async ({ page }) => {
    await resize(page, size);
    const calculator = await openCalculator(page);
    const { aYear } = figuresOf();
    const result = calculator.locator('[data-slot="compact-result"]');
    await expectInView(
      size === '768 x 1024'
        ? calculator.locator('[data-slot="savings"] b', { hasText: aYear }).first()
        : result.getByText(fillIn(calculatorForm.compact.savedAYear, { amount: aYear })),
    );
  });
}

test('the headline is copied as seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLanding(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { opening, words, end } = hero.headline;
  const headlines = words.map((word) => `${opening.join(' ')} ${word}${end}`);
  expect(headlines).toContain(copied.replace(/\s+/g, ' ').trim());
});

test('the red tick travels the whole ruler as the page scrolls', async ({ page }) => {
  await openLanding(page);
  const tick = page.locator('.scroll-progress i');
  const place = () => tick.evaluate((element) => element.getBoundingClientRect().left / window.innerWidth);
  expect(await place()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(place).toBeGreaterThan(0.99);
  expect(await place()).toBeLessThan(1);
});

for (const width of [390, 1440]) {
  test(`the first view at ${width} px looks the same before the stylesheet is there`, async ({ page }) => {
    const height = 900;
    await page.setViewportSize({ width, height });
    // Not hydrated, as that adds texts.
    await holdRequests(page, pathOfChunk('index'));
    const releaseStyles = await holdRequests(page, '**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    const hero = page.locator('#hero');
    await hero.waitFor();
    const end = await hero.evaluate((element) => element.getBoundingClientRect().bottom);
    const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, end) } });
    const countSheets = () => page.evaluate(() => document.styleSheets.length);
    const before = await shoot();
    expect(await countSheets()).toBe(1);
    releaseStyles();
    await expect.poll(countSheets).toBe(2);
    expect((await shoot()).equals(before)).toBe(true);
  });
}
