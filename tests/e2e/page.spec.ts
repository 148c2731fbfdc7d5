import type { Page } from '@playwright/test';
import { EDITIONS } from './editions';
import { boxOf, expect, openLanding, resize, test } from './fixtures';
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

for (const { path } of EDITIONS) {
  test(`nothing of ${path} is wider than the window, and nothing in the top bar overlaps`, async ({
    page,
  }) => {
    await openLanding(page, path);
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
    for (const address of [path, `${path}#waitlist`, `${path}#partner`]) {
      await openLanding(page, address);
      // Low, as above an on-screen keyboard.
      for (const size of ['360 x 360', '320 x 256']) {
        await resize(page, size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${size}`).toBe(
          Number.parseInt(size, 10),
        );
      }
    }
  });

  test(`the saving of ${path} stays on its band, and a step's card on one line`, async ({ page }) => {
    await openLanding(page, path);
    for (const width of [1024, 1100, 1190, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [band, label] = [page.locator('.quotes-saved'), page.locator('.quotes-saved > span')];
      const [outer, inner] = [await boxOf(band), await boxOf(label)];
      expect.soft(inner.x + inner.width, `at ${width} px`).toBeLessThanOrEqual(outer.x + outer.width);
      expect.soft(inner.height, `at ${width} px`).toBeLessThanOrEqual(outer.height);
      const card = page.locator('.step:nth-child(3) > :last-child > *');
      const [whole, action] = [await boxOf(card), await boxOf(card.locator('span'))];
      const off = Math.abs(whole.y + whole.height / 2 - action.y - action.height / 2);
      expect.soft(off, `at ${width} px`).toBeLessThan(2);
    }
  });
}

for (const { path } of EDITIONS) {
  test(`everything of ${path} begins at one left edge, and the clock is in the middle of the bar`, async ({
    page,
  }) => {
    // The widest date and time: a Wednesday in November at 10:48 p.m.
    await page.clock.setFixedTime('2028-11-22T22:48:00-05:00');
    await openLanding(page, path);
    for (const width of [390, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page
        .locator(
          'header a:not([lang]), h1, h2:not(#how-it-works-title), #why-choose ul, .bays, .calculator, footer p:first-child',
        )
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
      expect(new Set(edges).size, `at ${width} px: ${edges}`).toBe(1);
      if (width < 1024) continue;
      const clock = await boxOf(page.getByRole('banner').getByRole('time'));
      const off = Math.abs(clock.x + clock.width / 2 - width / 2);
      expect(
        off,
        `at ${width} px: shorten what is left of it, or show it on wider screens only`,
      ).toBeLessThan(1);
    }
  });
}

test('the hero fills a large screen, with its ruler at two thirds, and the night road goes on to the next section', async ({
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
    const [night, action, bays] = [
      await boxOf(page.locator('.benefit').nth(1)),
      await boxOf(page.locator('[data-slot="benefits-action"]')),
      await boxOf(page.locator('#how-it-works')),
    ];
    expect(night.x).toBe(0);
    expect(night.width).toBeGreaterThan(width - 1);
    expect(Math.abs(night.y + night.height - action.y)).toBeLessThan(1);
    expect(Math.abs(action.y + action.height - bays.y)).toBeLessThan(1);
  }
});

/** Sets the text size of the browser's settings in pixels, 16 by default. Media queries in rem follow it. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const { path } of EDITIONS) {
  test(`text of 200 % fits at ${path}`, async ({ page }) => {
    await openLanding(page, path);
    await setTextSize(page, 32);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
    }
  });
}
