import type { Page } from '@playwright/test';
import { collectRows, expect, holdRequests, MOTION, pathOfChunk, test } from './fixtures';
import { WAITLIST } from './forms';

test.use(MOTION);

/** Opens the page without its script. Returns a function that lets the script load and waits for hydration. */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, pathOfChunk('entry'));
  // As on a slow phone, where the parts of the page are hydrated one by one.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // DOMContentLoaded waits for the script.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  };
}

test('buttons pressed before hydration take effect once after it', async ({ page }) => {
  const rows = collectRows(page);
  const clicks = () =>
    rows
      .filter((row) => row['interaction_type'] === 'button_click')
      .map((row) => row['interaction_target'])
      .toSorted();
  // Each is recorded by the section and by the page-wide handler.
  const recorded = ['join_waitlist', 'join_waitlist', 'see_your_savings', 'see_your_savings_button'];
  const release = await openUnhydrated(page);
  for (const [place, name] of [
    ['#hero', 'See Your Savings'],
    ['#benefits', 'Join the Waitlist'],
  ] as const) {
    const button = page.locator(place).getByRole('button', { name });
    // An impatient visitor presses twice.
    await button.click();
    await button.click();
  }
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await release();
  const dialog = page.getByRole('dialog', { name: WAITLIST.title });
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await expect.poll(clicks).toEqual(recorded);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A second replay would be recorded before the press that follows.
  await page.evaluate(() => window.dispatchEvent(new Event('hydrated')));
  await WAITLIST.opener(page).click();
  await expect.poll(clicks).toEqual(['join_waitlist', ...recorded]);
});

test('a link works before hydration', async ({ page }) => {
  await openUnhydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
