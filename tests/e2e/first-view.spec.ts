import sharp from 'sharp';
import { hero as content } from '../../src/content/en/hero';
import { heroQuotes } from '../../src/content/en/hero-quotes';
import { ENGLISH } from './editions';
import { ALL_SCRIPTS, expect, holdRequests, openLanding, resize, test } from './fixtures';

test('a phone has a join as the first button, once a price is shown', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const hero = page.locator('#hero');
  const { seeSavings, join } = content;
  const button = (name: string) => hero.getByRole('button', { name });
  const buttons = button(seeSavings).or(button(join)).filter({ visible: true });
  await expect(buttons).toHaveText([seeSavings]);
  await hero.getByRole('radio', { name: ENGLISH.brakes }).check();
  await expect(buttons).toHaveText([join, seeSavings]);
  await hero.getByRole('radio', { name: heroQuotes.exampleChoice }).check();
  await expect(buttons).toHaveText([seeSavings]);
});

test('Tab goes from the buttons to the plate, then to the jobs, at 1440 px; as they stand on a phone', async ({
  page,
}) => {
  await openLanding(page);
  const hero = page.locator('#hero');
  const postalCode = hero.getByLabel(content.plate.label, { exact: true });
  const job = hero.getByRole('radio', { checked: true });
  await resize(page, '1440 x 900');
  await hero.getByRole('button', { name: content.join }).focus();
  await page.keyboard.press('Tab');
  await expect(postalCode).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(job).toBeFocused();
  await resize(page, '390 x 844');
  await hero.getByRole('button', { name: content.seeSavings }).focus();
  await page.keyboard.press('Tab');
  await expect(job).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(postalCode).toBeFocused();
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

test('the row of jobs fades where it scrolls on, and ends with its last job clear of that', async ({
  page,
}) => {
  await openLanding(page);
  const row = page.locator('.job-choices');
  for (const size of ['320 x 640', '390 x 844', '768 x 1024']) {
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
    expect(await countSheets()).toBe(1);
    releaseStyles();
    await expect.poll(countSheets).toBe(2);
    // Corners below a mask are not drawn alike each time.
    expect(await countDifferences(before, await shoot())).toBeLessThan(100);
  });
}
