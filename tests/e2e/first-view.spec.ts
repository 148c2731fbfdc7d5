import { hero } from '../../src/content/en/hero.ts';
import { expect, holdRequests, openLanding, pathOfChunk, resize, test } from './fixtures';
import { WORDS } from './words';

test('a phone has a join as the first button, once a price is shown', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const hero = page.locator('#hero');
  const buttons = hero.getByRole('button', { name: /See Your Savings|Join the Waitlist/ });
  await expect(buttons.filter({ visible: true })).toHaveText([WORDS.seeSavings]);
  await hero.getByRole('radio', { name: WORDS.brakes }).check();
  await expect(buttons.filter({ visible: true })).toHaveText([WORDS.join, WORDS.seeSavings]);
  await hero.getByRole('radio', { name: 'Example' }).check();
  await expect(buttons.filter({ visible: true })).toHaveText([WORDS.seeSavings]);
});

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
