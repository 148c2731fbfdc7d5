import type { Locator, Page } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';
import { expectValues, fillMechanic, fillWaitlist, freshEmail, openMechanic, openWaitlist } from './forms';

const TYPED = { 'Email address': 'driver@example.ca', 'Postal code': 'M5V' };

test.describe('Back in the history', () => {
  test('closes the dialog, stays on the page and keeps what was typed', async ({ page }) => {
    await page.goto('/missing.txt');
    await openLanding(page);
    const entries = await page.evaluate(() => history.length);
    const dialog = await openWaitlist(page);
    await fillWaitlist(dialog, TYPED['Email address'], TYPED['Postal code']);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await expectValues(await openWaitlist(page), TYPED);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('leaves the page as before after the dialog was closed otherwise, however often', async ({ page }) => {
    await page.goto('/missing.txt');
    await openLanding(page);
    for (const close of ['Escape', 'Cancel', 'Escape']) {
      const dialog = await openWaitlist(page);
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

  test('does not close a dialog that is submitting', async ({ page }) => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/rest/v1/mechanic_applications*', async (route) => {
      await answered;
      await route.continue();
    });
    await openLanding(page);
    const dialog = await openMechanic(page);
    await fillMechanic(dialog, freshEmail());
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await page.goBack();
    await expect(dialog).toContainText('Submitting...');
    answer();
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes a dialog that was opened after a reload', async ({ page }) => {
    await openLanding(page);
    await openWaitlist(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const dialog = await openWaitlist(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  test.use({ allowedErrors: [[/status of 404/], { scope: 'test' }] });
});

/** Fails a complete registration, and waits for its toast. */
async function failToJoin(page: Page): Promise<Locator> {
  await page.route('**/rest/v1/registered_users*', (route) => route.fulfill({ status: 500 }));
  await openLanding(page);
  const dialog = await openWaitlist(page);
  await fillWaitlist(dialog, 'driver@example.ca');
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(dialog.getByRole('region').getByText('Registration Failed')).toBeVisible();
  return dialog;
}

test.describe('a failure', () => {
  // The browser logs the status.
  test.use({ allowedErrors: [[/status of 500/], { scope: 'test' }] });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`has a toast that ${key} passes on its round of the dialog`, async ({ page }) => {
      const dialog = await failToJoin(page);
      const stops: string[] = [];
      for (let presses = 0; presses < 8; presses += 1) {
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
      const [join, ...others] = forwards;
      expect(stops).toEqual(key === 'Tab' ? forwards : [join, ...others.reverse()]);
      await expect(dialog.getByRole('button', { name: 'Join' })).toBeFocused();
    });
  }

  test('has a toast that gives focus back when it is dismissed', async ({ page }) => {
    const dialog = await failToJoin(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Dismiss message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Dismiss message' })).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Join' })).toBeFocused();
  });

  for (const [width, height] of [
    [390, 450],
    [320, 568],
    [1280, 640],
  ] as const) {
    test(`is read on ${width} x ${height}: the toast stands above the dialog, the alert in it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const dialog = await failToJoin(page);
      const toast = dialog.getByRole('region').getByRole('listitem');
      await expect(toast).toHaveAttribute('data-mounted', 'true');
      await expect
        .poll(async () => (await bottomOf(toast)) - (await topOf(dialog)), 'the toast covers the dialog')
        .toBeLessThanOrEqual(0);
      const alert = dialog.getByRole('alert');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(alert)).toBe(true);
    });
  }
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

for (const [width, height] of [
  [390, 450],
  [320, 568],
] as const) {
  test(`on ${width} x ${height} the action stays in view beside the last field, and comes first when stacked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page);
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
  });
}
