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

for (const width of [390, 1440]) {
  test(`the first view at ${width} px looks the same before the stylesheet is there`, async ({ page }) => {
    const height = 900;
    await page.setViewportSize({ width, height });
    // Not hydrated, as that adds texts.
    await holdRequests(page, ALL_SCRIPTS);
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
