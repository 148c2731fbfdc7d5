import type { Locator, Page } from '@playwright/test';
import { expect, holdRequests, MOTION, openLanding, test } from './fixtures';
import {
  APPLICATION,
  expectValues,
  fill,
  freshEmail,
  openMechanic,
  openWaitlist,
  send,
  WAITLIST,
} from './forms';

const TYPED = { 'Email address': 'driver@example.ca', 'Postal code': 'M5V' };

test.describe('Back in the history', () => {
  // The browser logs the status of the page before.
  test.use({ ...MOTION, allowedErrors: [[/status of 404/], { scope: 'test' }] });

  test('closes the dialog and keeps what was typed; closed otherwise, however often, it leaves the page as before', async ({
    page,
  }) => {
    await page.goto('/missing.txt');
    await openLanding(page);
    const entries = await page.evaluate(() => history.length);
    const dialog = await openWaitlist(page);
    await fill(dialog, TYPED);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await expectValues(await openWaitlist(page), TYPED);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(dialog).toBeHidden();

    for (const close of ['Escape', 'Cancel', 'Escape']) {
      await openWaitlist(page);
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
    }
    await openMechanic(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => 'dialog' in history.state)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/missing.txt');
  });

  test('closes a dialog that was opened after a reload, but none that is submitting', async ({ page }) => {
    const release = await holdRequests(page, '**/rest/v1/mechanic_applications*');
    await openLanding(page);
    await openWaitlist(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const waitlist = await openWaitlist(page);
    await page.goBack();
    await expect(waitlist).toBeHidden();

    const dialog = await send(page, APPLICATION, freshEmail());
    await page.goBack();
    await expect(dialog).toContainText('Submitting...');
    release();
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

/** Fails a complete registration, and waits for its toast. */
async function failToJoin(page: Page): Promise<Locator> {
  await page.route('**/rest/v1/registered_users*', (route) => route.fulfill({ status: 500 }));
  await openLanding(page);
  const dialog = await send(page, WAITLIST, 'driver@example.ca');
  await expect(dialog.getByRole('region').getByText('Registration Failed')).toBeVisible();
  return dialog;
}

test.describe('a failure', () => {
  // The browser logs the status.
  test.use({ allowedErrors: [[/status of 500/], { scope: 'test' }] });

  test('has a toast that Tab passes on its rounds of the dialog, and that gives focus back', async ({
    page,
  }) => {
    const dialog = await failToJoin(page);
    const join = dialog.getByRole('button', { name: 'Join' });
    // The toast stays for as long as the pointer is over it.
    await dialog.getByRole('region').getByRole('listitem').hover();
    const forwards = [
      'Join',
      expect.stringContaining('Registration Failed'),
      'Dismiss message',
      'Close',
      'email',
      'postalCode',
      'hello@pitlane.example',
      'Cancel',
    ];
    const [first, ...others] = forwards;
    for (const [key, expected] of [
      ['Tab', forwards],
      ['Shift+Tab', [first, ...others.reverse()]],
    ] as const) {
      const stops: string[] = [];
      for (let presses = 0; presses < expected.length; presses += 1) {
        stops.push(
          await dialog
            .locator(':focus')
            .evaluate(
              (element) =>
                element.getAttribute('aria-label') ??
                (element instanceof HTMLInputElement ? element.name : element.textContent.trim()),
            ),
        );
        await page.keyboard.press(key);
      }
      expect(stops).toEqual(expected);
      await expect(join).toBeFocused();
    }
    const dismiss = dialog.getByRole('button', { name: 'Dismiss message' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dismiss).toBeHidden();
    await expect(join).toBeFocused();
  });

  test('is read on every size: the toast stands above the dialog, the alert in it', async ({ page }) => {
    const dialog = await failToJoin(page);
    const toast = dialog.getByRole('region').getByRole('listitem');
    await expect(toast).toHaveAttribute('data-mounted', 'true');
    const alert = dialog.getByRole('alert');
    for (const [width, height] of [
      [390, 450],
      [320, 568],
      [1280, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The toast stays for as long as the pointer is over it.
      await toast.hover();
      await expect
        .poll(async () => (await bottomOf(toast)) - (await topOf(dialog)), 'the toast covers the dialog')
        .toBeLessThanOrEqual(0);
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(alert)).toBe(true);
    }
  });
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

/** Whether nothing lies over the middle of the element. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

test('on small screens the action stays in view beside the last field, and comes first when stacked', async ({
  page,
}) => {
  await openLanding(page);
  for (const [width, height] of [
    [390, 450],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [open, action] of [
      [openWaitlist, 'Join'],
      [openMechanic, 'Submit Application'],
    ] as const) {
      const dialog = await open(page);
      const field = dialog.getByLabel('Postal code');
      await field.focus();
      const submit = dialog.getByRole('button', { name: action });
      for (const part of [field, submit]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(part)).toBe(true);
      }
      const cancel = dialog.getByRole('button', { name: 'Cancel' });
      // The dialog may still be moving between two readings.
      await expect.poll(async () => (await topOf(submit)) - (await topOf(cancel))).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
