import type { Page } from '@playwright/test';
import { CHUNKS, collectRows, expect, holdRequests, MOTION, pathOfChunk, type Row, test } from './fixtures';
import { WAITLIST } from './forms';

test.use(MOTION);

/** The targets of the clicks among analytics rows, sorted. */
const clicksIn = (rows: readonly Row[]) =>
  rows
    .filter((row) => row['interaction_type'] === 'button_click')
    .map((row) => String(row['interaction_target']))
    .sort();

/** Opens the page without its script. Returns a function that lets the script load and waits for hydration. */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, pathOfChunk(CHUNKS.entry));
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

const PRESSES = [
  { buttons: [['nav', 'How it works']], focused: '#how-it-works', dialogs: 0, clicks: [] },
  {
    buttons: [
      ['#hero', 'See Your Savings'],
      ['#benefits', 'Join the Waitlist'],
    ],
    focused: '[role="dialog"] input',
    dialogs: 1,
    // Each is recorded by the section and by the page-wide handler.
    clicks: ['join_waitlist', 'join_waitlist', 'see_your_savings', 'see_your_savings_button'],
  },
] as const;

for (const { buttons, focused, dialogs, clicks } of PRESSES) {
  const names = buttons.map(([place, name]) => `${name} in ${place}`).join(' and ');
  test(`${names}, pressed before hydration, takes effect once after it`, async ({ page }) => {
    const recorded = collectRows(page);
    const release = await openUnhydrated(page);
    for (const [place, name] of buttons) {
      const control = page.locator(place).getByRole('button', { name });
      // An impatient visitor presses twice.
      await control.click();
      await control.click();
    }
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();

    await release();
    await expect(page.locator(focused).first()).toBeFocused();
    await expect(page.locator(focused).first()).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(dialogs);
    await expect.poll(() => clicksIn(recorded)).toEqual(clicks);

    // A second replay of the press would be recorded before the press that follows.
    await page.evaluate(() => window.dispatchEvent(new Event('hydrated')));
    if (dialogs > 0) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await WAITLIST.opener(page).click();
    await expect.poll(() => clicksIn(recorded)).toEqual([...clicks, 'join_waitlist'].toSorted());
  });
}

test('a link works before hydration', async ({ page }) => {
  await openUnhydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
