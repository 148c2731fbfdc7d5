import { boxOf, expect, openCalculator, openLanding, resize, test } from './fixtures';
import { findLayoutFaults } from './layout-faults';

test.describe('an injected script', () => {
  // The browser logs what it blocks.
  test.use({ allowedErrors: /Executing inline script/ });

  // tests/build/hosting.test.ts has the whole policy.
  test('does not run', async ({ page }) => {
    await openLanding(page);
    const hasRun = await page.evaluate(() => {
      const textContent = 'window.injected = true';
      document.head.append(Object.assign(document.createElement('script'), { textContent }));
      return 'injected' in window;
    });
    expect(hasRun).toBe(false);
  });
});

test('nothing is wider than the window, and nothing in the top bar overlaps', async ({ page }) => {
  await openLanding(page);
  for (const width of [320, 360, 390, 480, 640, 768, 900, 1024, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    const boxes = await page
      .getByRole('banner')
      .locator('a, nav, time, button:not(nav button)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const visible = boxes.filter((box) => box.width > 1);
    expect(visible.length, `at ${width} px`).toBeGreaterThan(1);
    const overlaps = visible.flatMap((box, index) =>
      visible
        .slice(index + 1)
        .filter((next) => box.right > next.left && next.right > box.left && box.bottom > next.top),
    );
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});

test('everything begins at one left edge, and the clock is in the middle of the bar', async ({ page }) => {
  // The widest date and time: a Wednesday in November at 10:48 p.m.
  await page.clock.setFixedTime('2028-11-22T22:48:00-05:00');
  await openLanding(page);
  for (const width of [390, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator('.logo-link, h1, .hero-lead, h2:not(.road-title), .reasons, .bays, .calculator, .footer-name')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(new Set(edges).size, `at ${width} px: ${edges}`).toBe(1);
    if (width < 1024) continue;
    const clock = await boxOf(page.getByRole('banner').locator('.clock-pill'));
    const off = Math.abs(clock.x + clock.width / 2 - width / 2);
    expect(off, `at ${width} px: shorten what is left of it, or let bar-clock begin later`).toBeLessThan(1);
  }
});

test('the hero fills a large screen, with its ruler at two thirds, and the night road meets the next section', async ({
  page,
}) => {
  for (const { width, height } of [
    { width: 1920, height: 1000 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize({ width, height });
    await openLanding(page);
    const [hero, ruler] = [await boxOf(page.locator('#hero')), await boxOf(page.locator('.quotes-ruler'))];
    expect(Math.abs(hero.height - height)).toBeLessThan(2);
    expect(Math.abs(ruler.y - (height * 2) / 3)).toBeLessThan(2);
    const [night, bays] = [
      await boxOf(page.locator('.benefit-roadside')),
      await boxOf(page.locator('#how-it-works')),
    ];
    expect(night.x).toBe(0);
    expect(night.width).toBeGreaterThan(width - 1);
    expect(Math.abs(night.y + night.height - bays.y)).toBeLessThan(1);
  }
});

test('on a phone the calculator begins before 60 % of the page', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const share = await page
    .locator('#savings-calculator')
    .evaluate((section) => (section.getBoundingClientRect().top + scrollY) / document.body.scrollHeight);
  expect(share).toBeLessThan(0.6);
});

for (const path of ['/', '/fr/']) {
  test(`text of 200 % fits at ${path}`, async ({ page }) => {
    await openLanding(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
    }
  });
}

test('text of 200 % is cut nowhere in the comparison', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(calculator.getByText('National brand', { exact: true })).toHaveCSS('font-size', '30px');
    const panel = await boxOf(page.locator('[data-slot="comparison"]'));
    for (const text of await page.locator('.price-bar p').all()) {
      const { x, width: textWidth } = await boxOf(text);
      expect(x).toBeGreaterThanOrEqual(panel.x);
      expect(x + textWidth).toBeLessThanOrEqual(panel.x + panel.width);
      expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2);
    }
  }
});
