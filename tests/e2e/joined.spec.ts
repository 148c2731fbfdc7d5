import type { Locator, Page } from '@playwright/test';
import { regionNames } from '../../src/content/en/messages';
import { boxOf, expect, holdRequests, MOTION, openLanding, resize, test } from './fixtures';
import { complete, fieldIn, freshEmail, send } from './forms';
import { ENGLISH, TESTED_LANGUAGES, WAITLIST, withProductName } from './languages';

/** The postal code of every registration in these tests, as it is stored. */
const CODE = 'M5V 2T6';

const plateIn = (part: Locator) => part.locator('.licence-plate > b');
const toastOn = (page: Page) => page.locator('[data-sonner-toast]');

for (const { path, forms, afterJoining } of TESTED_LANGUAGES) {
  const [waitlist] = forms;
  const share = withProductName(afterJoining.share.label);

  test(`the page at ${path} remembers until a reload that the visitor has joined`, async ({ page }) => {
    await openLanding(page, path);
    const bar = page.getByRole('banner').getByRole('button').last();
    /** Returns the boxes of the bar's button and of its texts, on phones and on a computer. */
    async function barBoxes() {
      const boxes = [];
      for (const size of ['320 x 568', '390 x 844', '1280 x 720']) {
        await resize(page, size);
        for (const part of [bar, ...(await bar.locator(':scope > span').all())]) {
          const { x, y, width, height } = await boxOf(part);
          boxes.push([x, y, width, height].map(Math.round));
        }
      }
      return boxes;
    }
    const before = await barBoxes();
    await complete(page, waitlist);
    await expect(bar).toBeFocused();
    await expect(bar.getByText(afterJoining.note)).toBeVisible();
    await expect(page.locator('#hero').getByText(CODE)).toBeVisible();
    await toastOn(page).locator('[data-close-button]').click();
    expect(await barBoxes()).toEqual(before);
    await expect(page.getByRole('button', { name: share })).toHaveCount(1);
    // The plates of the drawn cars show the postal code.
    await expect(page.locator('#hero ~ section').getByText(CODE)).not.toHaveCount(0);
    for (const size of ['320 x 568', '844 x 390']) {
      await resize(page, size);
      await page.evaluate(() => location.assign('#waitlist'));
      const dialog = page.getByRole('dialog', { name: afterJoining.note });
      const isWhole = await plateIn(dialog).evaluate((code) => code.scrollWidth <= code.clientWidth);
      expect(isWhole).toBe(true);
      await expect(dialog.getByRole('button', { name: share })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    const stored = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(stored).toEqual(['', 0, 0]);
    await page.reload();
    await expect(page.getByRole('main').getByText(CODE)).toHaveCount(0);
  });
}

// The click that dismisses the toast is tested in tests/dom/dialogs/waitlist-form.test.tsx.
test('the success toast is below the bar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await resize(page, '320 x 568');
  await openLanding(page);
  await complete(page, WAITLIST);
  const toast = page.getByRole('region', { name: regionNames.page }).getByRole('listitem');
  const button = page.getByRole('banner').getByRole('button').last();
  const bar = await boxOf(button);
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(bar.y + bar.height);
  expect((await boxOf(toast)).x, 'at the margin').toBe(
    (await boxOf(page.getByRole('heading', { level: 1 }))).x,
  );
  const { y, height } = await boxOf(toast);
  expect(y + height, 'half of the screen is free').toBeLessThan(568 / 2);
  await button.click();
  await expect(button).toContainText(ENGLISH.afterJoining.share.copied);
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('the form is empty after joining, even if a link had the focus', async ({ page }) => {
    await openLanding(page);
    const release = await holdRequests(page, '**/rest/v1/registered_users*');
    const dialog = await send(page, WAITLIST, freshEmail());
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    release();
    await expect(dialog).toBeHidden();
    // The button of the bar now shares the site, so the DOM event opens the form.
    await page.evaluate(() => dispatchEvent(new Event('openWaitlistModal')));
    const again = page.getByRole('dialog', { name: ENGLISH.afterJoining.note });
    for (const name of Object.keys(WAITLIST.values(''))) await expect(fieldIn(again, name)).toHaveValue('');
  });
});
