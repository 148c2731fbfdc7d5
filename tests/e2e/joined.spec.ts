import type { Locator, Page } from '@playwright/test';
import { joined } from '../../src/content/en/joined.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { FRENCH } from './editions';
import { boxOf, expect, holdRequests, MOTION, openLanding, reachCalculator, resize, test } from './fixtures';
import { complete, fill, freshEmail, openForm, openWaitlist, press, send, WAITLIST } from './forms';

const REGISTRATIONS = '**/rest/v1/registered_users*';

/** How far the tick has advanced along its way, from 0 to 1. */
const progressOf = (dialog: Locator) =>
  dialog.locator('[data-slot="dialog-tick"]').evaluate((tick) => {
    const { width } = tick.getBoundingClientRect();
    return new DOMMatrix(getComputedStyle(tick).transform).e / width;
  });

/** Whether a text is shown whole. */
const isWhole = (part: Locator) => part.evaluate((element) => element.scrollWidth <= element.clientWidth);

const plateIn = (part: Locator) => part.locator('.licence-plate > b');
const welcome = (page: Page) => openForm(page, { ...WAITLIST, title: WAITLIST.done });

test.describe('with motion', () => {
  test.use(MOTION);

  test('the tick of a dialog advances with each field and runs while sending; success is told with the answer', async ({
    page,
  }) => {
    const release = await holdRequests(page, REGISTRATIONS);
    await openLanding(page);
    const dialog = await openWaitlist(page);
    expect(await progressOf(dialog)).toBe(0);
    let before = 0;
    for (const value of Object.entries(WAITLIST.values(freshEmail()))) {
      await fill(dialog, Object.fromEntries([value]));
      before += 1 / 3;
      await expect.poll(() => progressOf(dialog)).toBeCloseTo(before);
    }
    await press(dialog, WAITLIST);
    await expect.poll(() => progressOf(dialog)).toBeGreaterThan(0.8);
    release();
    const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(toast).toContainText(WAITLIST.done);
    await expect(plateIn(toast)).toHaveText('M5V 2T6');
    await expect(dialog).toBeHidden();
    await expect(WAITLIST.opener(page)).toBeFocused();
  });
});

test('the tick stands still while sending under reduced motion', async ({ page }) => {
  const release = await holdRequests(page, REGISTRATIONS);
  await openLanding(page);
  const dialog = await send(page, WAITLIST, freshEmail());
  await expect(dialog.getByRole('button', { name: WAITLIST.sending })).toBeVisible();
  expect(await progressOf(dialog)).toBeCloseTo(2 / 3);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  release();
  await expect(dialog).toBeHidden();
});

test('a press that dismisses the toast reaches its control too', async ({ page }) => {
  await openLanding(page);
  await resize(page, '390 x 844');
  await complete(page, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  // As long as a finger or a mouse takes.
  await WAITLIST.opener(page).click({ delay: 100 });
  await expect(page.getByRole('dialog', { name: WAITLIST.done })).toBeVisible();
});

test('nothing asks a visitor to join who has joined', async ({ page }) => {
  await openLanding(page);
  const calculator = await reachCalculator(page);
  await complete(page, WAITLIST);
  const bar = WAITLIST.opener(page);
  await expect(bar).toHaveText(new RegExp(`^${joined.note}`));
  await expect(bar).not.toHaveAttribute('data-main');
  await expect(page.getByRole('button', { name: /^join/i })).toHaveCount(0);
  const name = fillIn(joined.share.label, { product: 'Pitlane' });
  const share = page.getByRole('main').getByRole('button', { name, exact: true });
  // In the hero, the benefits and the savings; on a phone not in the hero, but in the result that is kept in view.
  await expect(share).toHaveCount(3);
  await resize(page, '390 x 844');
  await calculator.evaluate((section) => section.scrollIntoView());
  await expect(share).toHaveCount(3);
  await expect(calculator.getByRole('button', { name, exact: true })).toHaveCount(2);
});

test('the button that asked to join keeps the focus, and shares', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openLanding(page);
  const button = page.locator('#hero').getByRole('button', { name: /^(Join the Waitlist|Share Pitlane)$/ });
  const form = { ...WAITLIST, opener: () => button };
  await complete(page, form);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.locator('#hero').getByText(joined.share.copied)).toBeVisible();
});

test('the page remembers who has joined until it is left', async ({ page }) => {
  await openLanding(page);
  await complete(page, WAITLIST);
  const plates = page.locator('main').getByText('M5V 2T6');
  await expect(plates).toHaveCount(4);
  for (const size of ['320 x 568', '844 x 390']) {
    await resize(page, size);
    const dialog = await welcome(page);
    // Not its Close button.
    await expect(dialog).toBeFocused();
    expect(await isWhole(plateIn(dialog))).toBe(true);
    for (const name of [fillIn(joined.share.label, { product: 'Pitlane' }), joined.another])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const stored = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
  expect(stored).toEqual(['', 0, 0]);
  await page.reload();
  await expect(plates).toHaveCount(0);
  await openWaitlist(page);
});

test('the success message is below the bar, and goes with the next press', async ({ page }) => {
  await resize(page, '320 x 568');
  await openLanding(page);
  await complete(page, WAITLIST);
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const bar = await boxOf(WAITLIST.opener(page));
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(bar.y + bar.height);
  const { y, height } = await boxOf(toast);
  expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  await page.mouse.click(5, y + height + 20);
  // Sooner than by itself.
  await expect(toast).toHaveCount(0, { timeout: 5_000 });
});

test('on the smallest screen the success message scrolls to its end', async ({ page }) => {
  await openLanding(page, '/fr/');
  await complete(page, FRENCH.forms[0]);
  await resize(page, '320 x 256');
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await toast.hover();
  await page.mouse.wheel(0, 500);
  await expect(toast.getByRole('button', { name: 'Partager' })).toBeInViewport({ ratio: 1 });
});
