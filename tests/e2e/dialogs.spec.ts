import type { Page } from '@playwright/test';
import { hero } from '../../src/content/en/hero';
import { regionNames } from '../../src/content/en/messages';
import { siteFooter } from '../../src/content/en/site';
import { boxOf, expect, expectInView, MOTION, openLanding, resize, test } from './fixtures';
import { expectValues, fieldIn, fill, freshEmail, openWaitlist, send } from './forms';
import { FRENCH, TESTED_LANGUAGES, WAITLIST } from './languages';

/** Waits until the browser restores scroll positions again, which happens after the history has gone back from a dialog. */
const expectRestoring = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');

const TYPED = { [WAITLIST.email]: 'driver@example.ca', [WAITLIST.postalCode]: 'M5V' };

// Other orders of these steps are tested in tests/dom/dialogs/open-dialog.test.ts.
test.describe('with motion', () => {
  // The browser logs the status of /missing.txt.
  test.use({ ...MOTION, allowedErrors: /status of 404/ });

  test('Back closes a dialog, and Forward and a reload open it again', async ({ page }) => {
    await page.goto('/missing.txt');
    await openLanding(page, '/#savings-calculator');
    const dialog = await openWaitlist(page);
    await expect(page).toHaveURL('/#waitlist');
    await fill(dialog, TYPED);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expectValues(dialog, TYPED);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/#savings-calculator');
    await openWaitlist(page);
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/#savings-calculator');
    await page.goBack();
    await expect(page).toHaveURL('/missing.txt');
  });

  test('a dialog that closes returns the focus without scrolling', async ({ page }) => {
    await openLanding(page);
    const opener = page.locator('#hero').getByRole('button', { name: hero.plate.actionName });
    await opener.focus();
    // Scrolls past the opener, which keeps the focus.
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).not.toBeInViewport();
  });
});

test('Back and Forward restore the scroll positions of the page after a dialog has been closed', async ({
  page,
}) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const scrollPosition = () => page.evaluate(() => scrollY);
  const link = page.getByRole('link', { name: siteFooter.mechanics });
  await link.evaluate((link) => link.scrollIntoView());
  const before = await scrollPosition();
  const first = await openWaitlist(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expectRestoring(page);
  await link.click();
  await expect(page).toHaveURL('/#mechanic-call');
  await scrollTo(1_500);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    const dialog = await openWaitlist(page);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(scrollPosition).toBe(1_500);
    await expectRestoring(page);
    await page.goBack();
    await expect.poll(scrollPosition).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL('/#mechanic-call');
    await expect.poll(scrollPosition).toBe(1_500);
  }
});

test.describe('a URL that a mail program has encoded', () => {
  // The browser logs the status of the 404 page.
  test.use({ allowedErrors: /status of 404/ });

  for (const { path, forms } of TESTED_LANGUAGES) {
    test(`shows a 404 page whose links open the forms at ${path} and preserve the campaign`, async ({
      page,
    }) => {
      const [waitlist, application] = forms;
      for (const [name, { title }] of [
        ['waitlist', waitlist],
        ['partner', application],
      ] as const) {
        await page.goto(`${path}%23${name}?utm_source=card`);
        await page.getByRole('main').locator(`a[href$="#${name}"]`).click();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await expect(page).toHaveURL(`${path}?utm_source=card#${name}`);
      }
    });
  }
});

test.describe('a failed registration', () => {
  // The browser logs the status of the failed request.
  test.use({ allowedErrors: /status of (409|500)|^Submission failed/ });

  /**
   * Sends the form, which fails. Finds the toast by its role, as assistive technology does, although the dialog is open.
   * Returns the dialog, the toast, and its button.
   */
  async function failToRegister(page: Page) {
    await page.route('**/rest/v1/registered_users*', (route) => route.fulfill({ status: 500 }));
    await openLanding(page);
    const dialog = await send(page, WAITLIST, freshEmail());
    const toast = page.getByRole('region', { name: regionNames.page }).getByRole('listitem');
    await expect(toast).toContainText(WAITLIST.messages.failed.title);
    return { dialog, toast, dismiss: toast.getByRole('button', { name: regionNames.dismiss }) };
  }

  test('shows a toast whose button dismisses it without closing the dialog', async ({ page }) => {
    const { dialog, toast, dismiss } = await failToRegister(page);
    await toast.click();
    await expect(toast).toBeVisible();
    await dismiss.click();
    await expect(toast).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  // A border around the button would cross the text of the toast.
  test('shows a toast whose button has no border in forced colors mode', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { dismiss } = await failToRegister(page);
    await expect(dismiss).toHaveCSS('border-top-width', '0px');
  });

  // Uses French, because its texts are longer.
  test('leaves the form visible if the visitor is already registered', async ({ page }) => {
    const [waitlist] = FRENCH.forms;
    await page.route('**/rest/v1/registered_users*', (route) =>
      route.fulfill({ status: 409, json: { code: '23505' } }),
    );
    for (const size of ['390 x 844', '1280 x 720']) {
      await resize(page, size);
      await openLanding(page, FRENCH.path);
      const dialog = await send(page, waitlist, freshEmail());
      for (const part of [
        dialog.getByRole('alert'),
        dialog.getByRole('heading'),
        fieldIn(dialog, waitlist.email),
        dialog.locator('form').getByRole('button'),
      ])
        await expectInView(part, `${size}: shorten the texts of the form, or the space around them`);
    }
    // On a screen this small, the toast is above the dialog.
    await resize(page, '320 x 568');
    await openLanding(page, FRENCH.path);
    const dialog = await send(page, waitlist, freshEmail());
    const toast = await boxOf(page.locator('[data-sonner-toast]'));
    await expect.poll(async () => (await boxOf(dialog)).y).toBeGreaterThan(toast.y + toast.height);
  });
});

test('the consent takes up at most three lines on a phone, or four at 320 px', async ({ page }) => {
  for (const { path, forms } of TESTED_LANGUAGES)
    for (const size of ['320 x 568', '390 x 844']) {
      await resize(page, size);
      await openLanding(page, `${path}#waitlist`);
      const dialog = page.getByRole('dialog', { name: forms[0].title });
      const consent = dialog.getByRole('paragraph').filter({ has: page.getByRole('link') });
      const lines = consent.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      // The French text needs the fourth line.
      expect
        .soft(Math.round(await lines), `${path} at ${size}`)
        .toBeLessThanOrEqual(size.startsWith('320') ? 4 : 3);
    }
});
