import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';

// React says what does not match by an uncaught error, which fails every browser test (fixtures.ts). These look for it
// where it is most likely: on other clocks than the build's, and where media queries answer differently.

/** Clocks that read another day, year or hour than the machine that built the page. */
const CLOCKS = [
  { zone: 'America/St_Johns', time: '2025-07-29T23:59:40-02:30', badge: 'Live tomorrow!' },
  { zone: 'Pacific/Auckland', time: '2025-07-30T00:00:10+12:00', badge: 'Live today!' },
  { zone: 'America/Vancouver', time: '2024-12-31T23:59:30-08:00', badge: 'Live in 211 days' },
  { zone: 'Asia/Kathmandu', time: '2024-02-29T12:00:00+05:45', badge: 'Live in 517 days' },
  { zone: 'America/Toronto', time: '2026-11-01T01:30:00-04:00', badge: 'Live today!' },
];

/** Remembers the elements that the page was sent with, before any script runs. */
async function keepShipped(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'shipped', [...document.querySelectorAll('#root *')]);
    });
  });
}

/** How many of them React has thrown away, but for the echoes of controls that Radix keeps in forms only. */
function countLost(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shipped: Element[] = Reflect.get(window, 'shipped');
    return shipped.filter(
      (element) => !element.isConnected && !element.matches('select, option, input[style*="none"]'),
    ).length;
  });
}

for (const { zone, time, badge } of CLOCKS) {
  test.describe(`at ${time} in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('the page comes alive as it was sent', async ({ page }) => {
      await keepShipped(page);
      await page.clock.setFixedTime(time);
      await openLanding(page);
      await expect(page.getByText(badge)).toBeVisible();
      await expect(page.getByText(`© ${time.slice(0, 4)}`)).toBeAttached();
      await reachCalculator(page);
      expect(await countLost(page)).toBe(0);
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

    test('the page comes alive as it was sent', async ({ page }) => {
      await keepShipped(page);
      await openLanding(page);
      await reachCalculator(page);
      expect(await countLost(page)).toBe(0);
    });
  });
}

test.describe('a page whose text is not what the script would write', () => {
  const reported = /^uncaught: Minified React error #4(?:18|25)/;
  test.use({ allowedErrors: [[reported], { scope: 'test' }] });

  test('is reported, mended and still answers', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('>How it works<', '>How it worked<');
      await route.fulfill({ response, body: html });
    });
    await openLanding(page);
    await expect.poll(() => errors).toContainEqual(expect.stringMatching(/React error #4(?:18|25)/));
    await expect(page.getByRole('button', { name: 'How it works' })).toBeVisible();
  });
});
