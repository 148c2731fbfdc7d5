import type { Page } from '@playwright/test';
import { isLockedBrowser } from '../../scripts/test-tools.ts';
import { type Chunk, expect, openLanding, pathOfChunk, reachCalculator, test } from './fixtures';
import { expectValues, freshEmail, openWaitlist, press, send, WAITLIST } from './forms';

// The browser logs the request; analytics need the data client.
test.use({
  allowedErrors: /Failed to load resource|^(?:Analytics tracking|Submission) failed/,
});

/** Makes requests for a chunk fail, or the first of them. */
const breakChunk = (page: Page, chunk: Chunk, options: { times?: number } = {}) =>
  page.route(pathOfChunk(chunk), (route) => route.abort('connectionreset'), options);

test.describe('in a browser that requests a module again', () => {
  test.skip(
    ({ browserName }) => browserName === 'firefox' || (isLockedBrowser && browserName === 'chromium'),
    'Firefox and Chromium 147 do not request a module again: name a newer one in CHROMIUM_PATH.',
  );

  test('each part of the code is loaded after a failure', async ({ page }) => {
    for (const chunk of ['index', 'dialogs', 'calculator-form'] as const)
      await breakChunk(page, chunk, { times: 1 });
    await openLanding(page);
    await openWaitlist(page);
    await page.keyboard.press('Escape');
    await reachCalculator(page);
  });

  test('the press after a failure loads the form, and the data client', async ({ page, rowsOf }) => {
    await breakChunk(page, 'dialogs');
    await breakChunk(page, 'client');
    await openLanding(page);
    const alert = page.getByRole('alert').filter({ hasText: 'form' });
    await page.getByRole('button', { name: 'Partner with Us' }).click();
    await expect(alert).toBeVisible();
    await page.unroute(pathOfChunk('dialogs'));
    const email = freshEmail();
    const dialog = await send(page, WAITLIST, email);
    await expect(dialog.getByRole('alert')).toContainText(WAITLIST.failed);
    await expectValues(dialog, WAITLIST.values(email));
    await expect(page.getByText('The form could not be loaded')).toBeHidden();

    await page.unroute(pathOfChunk('client'));
    await press(dialog, WAITLIST);
    await expect(page.getByText(WAITLIST.done)).toBeVisible();
    expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
  });
});

test('a missing form or calculator is reported while the rest of the page works', async ({ page }) => {
  await breakChunk(page, 'calculator-form');
  await breakChunk(page, 'dialogs');
  await openLanding(page);
  const alert = page.getByRole('alert').filter({ hasText: 'form' });
  await page.getByRole('button', { name: 'Partner with Us' }).click();
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();

  await WAITLIST.opener(page).click();
  await expect(alert).toContainText(
    'The form could not be loaded. Check your connection and press the button again, or reload the page.',
  );
  await page.getByRole('button', { name: 'See Your Savings' }).click();
  await expect(
    page.getByText('The calculator could not be loaded. Check your connection and reload the page.'),
  ).toBeVisible();
  await expectUsable(page);
});

test('a page without its own code says so, and everything can still be read', async ({ page }) => {
  await breakChunk(page, 'index');
  await page.goto('/');
  await expect(
    page.getByText('This page could not start. Check your connection and reload it.'),
  ).toBeVisible();
  await expectUsable(page);
});

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Are you a mechanic?' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}
