import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { expectValues, fillWaitlist, freshEmail, openWaitlist } from './forms';

// The browser reports the request, React what the calculator threw; analytics need the data's code.
test.use({
  allowedErrors: [
    [/Failed to load resource/, /Failed to fetch dynamically imported module/, /^Analytics tracking failed/],
    { scope: 'test' },
  ],
});

/** Lets requests for a part of the site's code fail; `times` of them, or all. Gives the way to mend it, and the count. */
async function loseChunk(page: Page, name: string, times = Number.POSITIVE_INFINITY) {
  let lost = 0;
  const path = `**/assets/${name}-*.js`;
  await page.route(path, (route) => {
    if (lost >= times) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  return { mend: () => page.unroute(path), lost: () => lost };
}

test.describe('the forms’ code', () => {
  test('is asked for once more when it does not come', async ({ page }) => {
    const chunk = await loseChunk(page, 'loaded-dialogs', 1);
    await openLanding(page);
    await openWaitlist(page);
    expect(chunk.lost()).toBe(1);
  });

  test('is said to be missing, and the next press gets it', async ({ page }) => {
    const chunk = await loseChunk(page, 'loaded-dialogs');
    await openLanding(page);
    const button = page.getByRole('banner').getByRole('button', { name: /Join Waitlist/ });
    await button.click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'The form could not be loaded. Check your connection and press the button again.',
    );
    await expectUsable(page);
    await chunk.mend();
    await openWaitlist(page);
    await expect(alert).toBeHidden();
  });

  test('that is missing can be waved away', async ({ page }) => {
    await loseChunk(page, 'loaded-dialogs');
    await openLanding(page);
    await page.getByRole('button', { name: 'Partner with Us' }).click();
    const alert = page.getByRole('alert');
    await alert.getByRole('button').click();
    await expect(alert).toBeHidden();
  });
});

test.describe('the calculator’s code', () => {
  test('is asked for once more when it does not come', async ({ page }) => {
    const chunk = await loseChunk(page, 'savings-instrument', 1);
    await openLanding(page);
    await reachCalculator(page);
    expect(chunk.lost()).toBe(1);
  });

  test('is said to be missing while the rest goes on', async ({ page }) => {
    await loseChunk(page, 'savings-instrument');
    await openLanding(page);
    await page.getByRole('button', { name: 'See Your Savings' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The calculator could not be loaded. Check your connection and reload the page.',
    );
    await expectUsable(page);
    await openWaitlist(page);
  });
});

test('without the data’s code a form fails as it does without a network, and works once it is there', async ({
  page,
  rowsOf,
}) => {
  const chunk = await loseChunk(page, 'client');
  await openLanding(page);
  const dialog = await openWaitlist(page);
  const email = freshEmail();
  await fillWaitlist(dialog, email);
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Registration Failed');
  await expectValues(dialog, { Email: email, 'Postal code': 'm5v2t6' });

  await chunk.mend();
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
  expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
});

test.describe('the page’s own code', () => {
  test('is asked for once more when it does not come', async ({ page }) => {
    const chunk = await loseChunk(page, 'index', 1);
    await openLanding(page);
    expect(chunk.lost()).toBe(1);
  });

  test('is said to be missing, and everything can still be read', async ({ page }) => {
    await loseChunk(page, 'index');
    await page.goto('/');
    await expect(
      page.getByText('This page could not start. Check your connection and reload it.'),
    ).toBeVisible();
    await expectUsable(page);
  });
});

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}
