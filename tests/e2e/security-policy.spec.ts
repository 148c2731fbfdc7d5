import { expect, openLanding, test } from './fixtures';

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
