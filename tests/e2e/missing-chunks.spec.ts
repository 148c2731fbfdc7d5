import type { Page } from '@playwright/test';
import { isLockedBrowser } from '../../scripts/test-tools.ts';
import { type Chunk, expect, openLanding, pathOfChunk, reachCalculator, test } from './fixtures';
import { expectValues, freshEmail, openWaitlist, press, send, WAITLIST } from './forms';

// The browser logs the request; analytics need the data client.
test.use({
  allowedErrors: /Failed to load resource|^(?:Analytics tracking|Submission) failed/,
});

/** Makes requests for a chunk fail, the first `times` of them. Returns how to stop that, and the count. */
async function breakChunk(page: Page, chunk: Chunk, times = Number.POSITIVE_INFINITY) {
  let failures = 0;
  const path = pathOfChunk(chunk);
  await page.route(path, (route) => {
    if (failures >= times) return route.continue();
    failures += 1;
    return route.abort('connectionreset');
  });
  return { repair: () => page.unroute(path), failures: () => failures };
}

/** A module that could not be loaded is not requested again by these; unit tests have the retry. */
const asksOnce = (browserName: string) =>
  browserName === 'firefox' || (isLockedBrowser && browserName === 'chromium');
const ASKS_ONCE =
  'Firefox and Chromium 147 do not request a module again: name a newer one in CHROMIUM_PATH.';

test('each part of the code is requested again after a failure', async ({ page, browserName }) => {
  test.skip(asksOnce(browserName), ASKS_ONCE);
  const entry = await breakChunk(page, 'entry', 1);
  const dialogs = await breakChunk(page, 'dialogs', 1);
  const calculator = await breakChunk(page, 'calculator', 1);
  await openLanding(page);
  await openWaitlist(page);
  await page.keyboard.press('Escape');
  await reachCalculator(page);
  expect([entry.failures(), dialogs.failures(), calculator.failures()]).toEqual([1, 1, 1]);
});

test('a missing form or calculator is reported while the rest of the page works', async ({ page }) => {
  await breakChunk(page, 'calculator');
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

test('the press after a failure loads the form, and the data client', async ({
  page,
  browserName,
  rowsOf,
}) => {
  test.skip(asksOnce(browserName), ASKS_ONCE);
  const dialogs = await breakChunk(page, 'dialogs');
  const dataClient = await breakChunk(page, 'dataClient');
  await openLanding(page);
  const alert = page.getByRole('alert').filter({ hasText: 'form' });
  await page.getByRole('button', { name: 'Partner with Us' }).click();
  await expect(alert).toBeVisible();
  await dialogs.repair();
  const email = freshEmail();
  const dialog = await send(page, WAITLIST, email);
  await expect(dialog.getByRole('alert')).toContainText(WAITLIST.failed);
  await expectValues(dialog, WAITLIST.values(email));
  await expect(page.getByText('The form could not be loaded')).toBeHidden();

  await dataClient.repair();
  await press(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  expect(await rowsOf(WAITLIST.table, { [WAITLIST.emailColumn]: `eq.${email}` })).toHaveLength(1);
});

test('a page without its own code says so, and everything can still be read', async ({ page }) => {
  await breakChunk(page, 'entry');
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
