import type { Page } from '@playwright/test';
import { regionNames } from '../../src/content/en/messages';
import { boxOf, expect, holdRequests, MOTION, openLanding, resize, test } from './fixtures';
import { complete, fieldIn, freshEmail, send } from './forms';
import { ENGLISH, TESTED_LANGUAGES, WAITLIST, withProductName } from './languages';

/** The postal code of every registration in these tests, as it is stored. */
const CODE = 'M5V 2T6';

/** Returns the button in the bar, which shares the site once the visitor has joined. */
const barButton = (page: Page) => page.getByRole('banner').getByRole('button').last();
const toastOn = (page: Page) => page.locator('[data-sonner-toast]');

for (const { path, forms, afterJoining } of TESTED_LANGUAGES) {
  const [waitlist] = forms;
  const share = withProductName(afterJoining.share.label);

  test(`joining changes no position or size in the bar at ${path}`, async ({ page }) => {
    await openLanding(page, path);
    const button = barButton(page);
    /** Returns the boxes of the button and of its texts, on phones and on a computer. */
    async function boxes() {
      const found = [];
      for (const size of ['320 x 568', '390 x 844', '1280 x 720']) {
        await resize(page, size);
        for (const part of [button, ...(await button.locator(':scope > span').all())]) {
          const { x, y, width, height } = await boxOf(part);
          found.push([x, y, width, height].map(Math.round));
        }
      }
      return found;
    }
    const before = await boxes();
    await complete(page, waitlist);
    await expect(button).toBeFocused();
    await expect(button.getByText(afterJoining.note)).toBeVisible();
    await toastOn(page).locator('[data-close-button]').click();
    expect(await boxes()).toEqual(before);
  });

  test(`the page at ${path} shows the postal code and a share button until a reload`, async ({ page }) => {
    await openLanding(page, path);
    await complete(page, waitlist);
    await toastOn(page).locator('[data-close-button]').click();
    await expect(page.locator('#hero').getByText(CODE)).toBeVisible();
    await expect(page.getByRole('button', { name: share })).toHaveCount(1);
    // The plates of the drawn cars show the postal code.
    await expect(page.locator('#hero ~ section').getByText(CODE)).not.toHaveCount(0);
    const stored = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(stored).toEqual(['', 0, 0]);
    await page.reload();
    await expect(page.getByRole('main').getByText(CODE)).toHaveCount(0);
  });

  test(`the form at ${path} shows the whole postal code and a share button once the visitor has joined`, async ({
    page,
  }) => {
    await openLanding(page, path);
    await complete(page, waitlist);
    for (const size of ['320 x 568', '844 x 390']) {
      await resize(page, size);
      await page.evaluate(() => location.assign('#waitlist'));
      const dialog = page.getByRole('dialog', { name: afterJoining.note });
      const plate = dialog.locator('.license-plate > b');
      await expect(plate).toHaveText(CODE);
      expect(await plate.evaluate((code) => code.scrollWidth <= code.clientWidth), size).toBe(true);
      await expect(dialog.getByRole('button', { name: share })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

// The click that dismisses the toast is tested in tests/dom/dialogs/waitlist-form.test.tsx.
test('the success toast is below the bar, aligned with the headline, and in the upper half of a small screen', async ({
  page,
}) => {
  await resize(page, '320 x 568');
  await openLanding(page);
  await complete(page, WAITLIST);
  const toast = page.getByRole('region', { name: regionNames.page }).getByRole('listitem');
  const bar = await boxOf(barButton(page));
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(bar.y + bar.height);
  const { x, y, height } = await boxOf(toast);
  expect(x).toBe((await boxOf(page.getByRole('heading', { level: 1 }))).x);
  expect(y + height).toBeLessThan(568 / 2);
});

test('the button in the bar shares the site while the success toast is visible', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openLanding(page);
  await complete(page, WAITLIST);
  await barButton(page).click();
  await expect(barButton(page)).toContainText(ENGLISH.afterJoining.share.copied);
});

test.describe('with motion', () => {
  test.use(MOTION);

  test('the form is empty after the visitor has joined, even if a link had the focus', async ({ page }) => {
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
