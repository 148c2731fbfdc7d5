import { expect, openLanding, test } from './fixtures';

test.describe('an unknown path', () => {
  // The browser logs the status.
  test.use({ allowedErrors: [[/status of 404/], { scope: 'test' }] });

  test('is the not-found page with its status, and leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Page Not Found' })).toBeVisible();
    await expect(
      page.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Pitlane - Reimagining Car Maintenance');
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
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1),
      );
    expect(boxes.length, `at ${width} px`).toBeGreaterThan(1);
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top;
        expect(apart, `at ${width} px`).toBe(true);
      }
    }
  }
});
