import type { Page } from '@playwright/test';
import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';

// React reports a mismatch as an uncaught error, which fails every browser test (fixtures.ts). These tests look where a
// mismatch is most likely: with other clocks than the build's, and with other answers to media queries.

test.use(MOTION);

/** Clocks that show another day, year or hour than the build's. */
const CLOCKS = [
  { zone: 'America/St_Johns', time: '2025-07-29T23:59:40-02:30', badge: 'Live tomorrow!' },
  { zone: 'Pacific/Auckland', time: '2025-07-30T00:00:10+12:00', badge: 'Live today!' },
  { zone: 'America/Vancouver', time: '2024-12-31T23:59:30-08:00', badge: 'Live in 211 days' },
  { zone: 'Asia/Kathmandu', time: '2024-02-29T12:00:00+05:45', badge: 'Live in 517 days' },
  { zone: 'America/Toronto', time: '2026-11-01T01:30:00-04:00', badge: 'Live today!' },
];

/** Keeps the prerendered elements, before any script of the page runs. */
async function keepPrerendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'prerendered', [...document.querySelectorAll('#root *')]);
    });
  });
}

/** How many of them React has replaced, except the native controls that Radix removes outside forms. */
function countReplaced(page: Page): Promise<number> {
  return page.evaluate(() => {
    const prerendered: Element[] = Reflect.get(window, 'prerendered');
    return prerendered.filter(
      (element) => !element.isConnected && !element.matches('select, option, input[style*="none"]'),
    ).length;
  });
}

for (const { zone, time, badge } of CLOCKS) {
  test.describe(`at ${time} in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('hydration keeps every prerendered element', async ({ page }) => {
      await keepPrerendered(page);
      await page.clock.setFixedTime(time);
      await openLanding(page);
      await expect(page.getByText(badge)).toBeVisible();
      await expect(page.getByText(`© ${time.slice(0, 4)}`)).toBeAttached();
      await reachCalculator(page);
      expect(await countReplaced(page)).toBe(0);
    });
  });
}

for (const [name, use] of Object.entries({
  'with reduced motion in the dark on a phone': {
    contextOptions: { reducedMotion: 'reduce' as const },
    colorScheme: 'dark' as const,
    viewport: { width: 390, height: 844 },
  },
  'in another language on a wide screen': { locale: 'ar-EG', viewport: { width: 1920, height: 1080 } },
})) {
  test.describe(name, () => {
    test.use(use);

    test('hydration keeps every prerendered element', async ({ page }) => {
      await keepPrerendered(page);
      await openLanding(page);
      await reachCalculator(page);
      expect(await countReplaced(page)).toBe(0);
    });
  });
}

test.describe('a page whose HTML was changed before hydration, as translators do,', () => {
  // React error 418: hydration failed and the page was rendered anew.
  test.use({ allowedErrors: [[/^uncaught: Minified React error #418/], { scope: 'test' }] });

  test('is built anew with every static part, and works', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await keepPrerendered(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const parts = [...document.querySelectorAll('[data-html], [data-static-html]')];
        Reflect.set(
          window,
          'parts',
          parts.map((part) => part.textContent),
        );
        const button = [...document.querySelectorAll('#root nav button')].at(-1);
        if (button !== undefined) button.textContent = 'Comment ça marche';
      });
    });
    await openLanding(page);
    await expect(page.getByRole('button', { name: 'How it works' })).toBeVisible();
    expect(errors).toEqual([expect.stringContaining('React error #418')]);
    expect(await countReplaced(page)).toBeGreaterThan(100);

    const parts: string[] = await page.evaluate(() => Reflect.get(window, 'parts'));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts).not.toContain('');
    expect(await page.locator('[data-html], [data-static-html]').allTextContents()).toEqual(parts);
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect(page.locator('#how-it-works')).toBeFocused();
  });
});
