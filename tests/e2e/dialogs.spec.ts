import type { Page } from '@playwright/test';
import { hero } from '../../src/content/en/hero';
import { regionNames } from '../../src/content/en/messages';
import { siteFooter } from '../../src/content/en/site';
import { boxOf, expect, expectInView, MOTION, openLanding, resize, test } from './fixtures';
import { expectValues, fieldIn, fill, freshEmail, openWaitlist, send } from './forms';
import { FRENCH, TESTED_LANGUAGES, WAITLIST } from './languages';

/** Waits until the history has gone back from a dialog, and the browser restores scroll positions again. */
const expectRestoring = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');

const TYPED = { [WAITLIST.email]: 'driver@example.ca', [WAITLIST.postalCode]: 'M5V' };

// Other orders of these steps are tested in tests/dom/dialogs/open-dialog.test.ts.
test.describe('the open dialog is the fragment of the URL', () => {
  // The browser logs the status of the previous page.
  test.use({ ...MOTION, allowedErrors: /status of 404/ });

  test('Back, Forward and a reload preserve the open dialog', async ({ page }) => {
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

  test('a closing dialog returns the focus without scrolling', async ({ page }) => {
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

test('after a dialog, Back and Forward restore the scroll positions of the page', async ({ page }) => {
  await resize(page, '390 x 844');
  await openLanding(page);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const place = () => page.evaluate(() => scrollY);
  const jump = page.getByRole('link', { name: siteFooter.mechanics });
  await jump.evaluate((link) => link.scrollIntoView());
  const before = await place();
  const first = await openWaitlist(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expectRestoring(page);
  await jump.click();
  await expect(page).toHaveURL('/#mechanic-call');
  await scrollTo(1_500);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    const dialog = await openWaitlist(page);
    await close();
    await expect(dialog).toBeHidden();
    await expect.poll(place).toBe(1_500);
    await expectRestoring(page);
    await page.goBack();
    await expect.poll(place).toBe(before);
    await page.goForward();
    await expect(page).toHaveURL('/#mechanic-call');
    await expect.poll(place).toBe(1_500);
  }
});

test.describe('a URL that a mail program has encoded', () => {
  // The browser logs the status of the 404 page.
  test.use({ allowedErrors: /status of 404/ });

  for (const { path, forms } of TESTED_LANGUAGES) {
    test(`shows a 404 page with links to the forms of ${path}`, async ({ page }) => {
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

test.describe('a failure', () => {
  // The browser logs the status of the failed request.
  test.use({ allowedErrors: /status of (409|500)|^Submission failed/ });

  test('shows a toast that can be dismissed without closing the dialog', async ({ page }) => {
    await page.route('**/rest/v1/registered_users*', (route) => route.fulfill({ status: 500 }));
    await openLanding(page);
    const dialog = await send(page, WAITLIST, freshEmail());
    // Assistive technology finds the toast despite the open dialog.
    const toast = page.getByRole('region', { name: regionNames.page }).getByRole('listitem');
    await expect(toast).toContainText(WAITLIST.messages.failed.title);
    await toast.click();
    await expect(toast).toBeVisible();
    const dismiss = toast.getByRole('button', { name: regionNames.dismiss });
    await page.emulateMedia({ forcedColors: 'active' });
    // A border would cross the text.
    await expect(dismiss).toHaveCSS('border-top-width', '0px');
    await dismiss.click();
    await expect(toast).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  // Uses French, because its texts are longer.
  test('because of a duplicate does not cover the form', async ({ page }) => {
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
        await expectInView(part, size);
    }
    // If the space is too small, the toast is above the dialog.
    await resize(page, '320 x 568');
    await openLanding(page, FRENCH.path);
    const dialog = await send(page, waitlist, freshEmail());
    const toast = await boxOf(page.locator('[data-sonner-toast]'));
    await expect.poll(async () => (await boxOf(dialog)).y).toBeGreaterThan(toast.y + toast.height);
  });
});

test('the consent takes at most three lines on a phone', async ({ page }) => {
  for (const { path, forms } of TESTED_LANGUAGES)
    for (const size of ['320 x 568', '390 x 844']) {
      await resize(page, size);
      await openLanding(page, `${path}#waitlist`);
      const dialog = page.getByRole('dialog', { name: forms[0].title });
      const consent = dialog.getByRole('paragraph').filter({ has: page.getByRole('link') });
      const lines = consent.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      // French takes up a fourth line on the narrowest phones.
      expect
        .soft(Math.round(await lines), `${path} at ${size}`)
        .toBeLessThanOrEqual(size.startsWith('320') ? 4 : 3);
    }
});
