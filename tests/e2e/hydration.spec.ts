import { hero } from '../../src/content/en/hero';
import { interpolate } from '../../src/lib/interpolate';
import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { TESTED_LANGUAGES } from './languages';

/* React reports a mismatch between the prerendered HTML and the first render as an uncaught error, which makes every browser
 * test fail (fixtures.ts). These tests try the likeliest causes of a mismatch: a clock that differs from the build's clock,
 * and media queries with different results.
 */

test.use(MOTION);

/** Visitors on other devices, whose clocks show a different day, year and hour from the clock of the build. */
const VISITORS = [
  {
    time: '2024-12-31T23:59:30-08:00',
    badge: interpolate(hero.countdown.inDays, { days: 211 }),
    use: {
      timezoneId: 'America/Vancouver',
      contextOptions: { reducedMotion: 'reduce' },
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    },
  },
  {
    time: '2025-07-30T00:00:10+12:00',
    badge: hero.countdown.today,
    use: { timezoneId: 'Pacific/Auckland', locale: 'ar-EG', viewport: { width: 1920, height: 1080 } },
  },
] as const;

for (const { time, badge, use } of VISITORS) {
  test.describe(`at ${time} in ${use.timezoneId}`, () => {
    test.use(use);

    test('the page is hydrated without a mismatch', async ({ page }) => {
      await page.clock.setFixedTime(time);
      await openLanding(page);
      await expect(page.getByText(badge).filter({ visible: true })).toBeAttached();
      await reachCalculator(page);
    });
  });
}

// A host may serve the landing page for several spellings of its path.
for (const { path } of TESTED_LANGUAGES) {
  test(`the landing page at ${path} opens and closes a dialog even if its URL has an extra slash`, async ({
    page,
    baseURL,
  }) => {
    const url = `${baseURL}/${path}`;
    const response = await page.request.get(`${baseURL}${path}`);
    await page.route(url, (route) => route.fulfill({ response }));
    await openLanding(page, `${url}#waitlist`);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test.describe('a page that a translation tool has changed before hydration', () => {
  // React error 418 means that hydration failed and the page was rendered again.
  test.use({ allowedErrors: /^uncaught: Minified React error #418/ });

  test('scrolls to the calculator even after React has rendered the page again', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const button = [...document.querySelectorAll('#root nav button')].at(-1);
        if (button !== undefined) button.textContent = 'Comment ça marche';
      });
    });
    const error = page.waitForEvent('pageerror');
    await openLanding(page);
    expect((await error).message).toContain('React error #418');
    await reachCalculator(page);
    await expect(page.locator('#savings-calculator')).toBeFocused();
  });
});
