import type { Page } from '@playwright/test';
import { regionNames } from '../../src/content/en/messages';
import { EDITIONS, named, WAITLIST } from './editions';
import { boxOf, expect, expectInView, FAST_CLOCK, openLanding, resize, test } from './fixtures';
import { complete } from './forms';

/** A message that has come to its place. */
const toastIn = (page: Page) => page.locator('[data-sonner-toast][data-mounted="true"]');
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

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

test('text of a toast is selected by the mouse, and stays where the press ends beside it', async ({
  page,
}) => {
  await openLanding(page);
  await complete(page, WAITLIST);
  const text = toastIn(page).getByText(WAITLIST.messages.success.description);
  const { x, y, width, height } = await boxOf(text);
  for (const end of [
    { x: x + width - 2, y: y + height - 4 },
    { x: x - 300, y: y + height + 200 },
  ]) {
    await page.mouse.move(x + width / 2, y + 4);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 2, y + 4);
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
    expect((await selected(page)).length).toBeGreaterThan(5);
    await expect(text).toBeInViewport({ ratio: 1 });
    await page.mouse.move(x + width / 2, y + 4);
    await page.mouse.click(x + width / 2, y + 4);
  }
});

test.describe('by a clock that runs fast', () => {
  test.use(FAST_CLOCK);

  test("a toast's time stands still while the pointer or the keyboard is on it", async ({ page }) => {
    await page.clock.install();
    await openLanding(page);
    await complete(page, WAITLIST);
    const toast = toastIn(page);
    const wait = () => page.clock.runFor(30_000);
    await toast.hover();
    await wait();
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: regionNames.dismiss }).focus();
    await page.mouse.move(0, 500);
    await wait();
    await expect(toast).toBeVisible();
    await WAITLIST.opener(page).focus();
    await wait();
    await expect(toast).toHaveCount(0);
  });
});
