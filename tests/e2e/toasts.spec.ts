import type { Page } from '@playwright/test';
import { EDITIONS, named } from './editions';
import { boxOf, expect, expectInView, openLanding, resize, test } from './fixtures';
import { complete } from './forms';

/** A message that has come to its place. */
const toastIn = (page: Page) => page.locator('[data-sonner-toast][data-mounted="true"]');

for (const { path, forms, afterJoining } of EDITIONS) {
  test(`a toast of ${path} grows with what Share says, and scrolls where it has no room`, async ({
    page,
  }) => {
    // Without a share sheet or a clipboard.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await resize(page, '390 x 844');
    await openLanding(page, path);
    await complete(page, forms[0]);
    const toast = toastIn(page);
    const { height } = await boxOf(toast);
    await toast.getByRole('button', { name: named(afterJoining.share.label) }).click();
    const outcome = toast.getByRole('status');
    await expect(outcome).toContainText('http');
    await expectInView(outcome);
    await expect.poll(async () => (await boxOf(toast)).height).toBeGreaterThan(height);
    // Below its upper edge.
    await resize(page, '390 x 240');
    await expect(outcome).not.toBeInViewport({ ratio: 1 });
    await toast.hover();
    await page.mouse.wheel(0, 1_000);
    await expect(outcome).toBeInViewport({ ratio: 1 });
  });
}
