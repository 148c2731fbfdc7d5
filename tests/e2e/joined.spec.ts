import type { Locator, Page } from '@playwright/test';
import { hero } from '../../src/content/en/hero';
import { regionNames } from '../../src/content/en/messages';
import { topBar } from '../../src/content/en/site';
import { ENGLISH, FRENCH, named, WAITLIST } from './editions';
import { boxOf, expect, expectInView, openLanding, resize, test } from './fixtures';
import { complete, openWaitlist, send } from './forms';

const { afterJoining } = ENGLISH;
const SHARE = named(afterJoining.share.label);
/** Of every registration of these tests, as it is stored. */
const CODE = 'M5V 2T6';

const plateIn = (part: Locator) => part.locator('.licence-plate > b');
const toastOn = (page: Page) => page.getByRole('region', { name: regionNames.page }).getByRole('listitem');

test('the page remembers who has joined until it is left, and its buttons keep their words', async ({
  page,
}) => {
  await openLanding(page);
  const main = page.getByRole('main');
  const bar = WAITLIST.opener(page);
  const joins = main.getByRole('button', { name: hero.join });
  const asked = await joins.count();
  await complete(page, WAITLIST);
  await expect(bar).toBeFocused();
  await expect(bar).toContainText(topBar.join.note);
  await expect(joins).toHaveCount(asked);
  await expect(page.locator('#hero').getByText(CODE)).toBeVisible();
  for (const place of ['#hero', '#benefits', '[data-slot="savings"]']) {
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.locator(place).getByRole('button', { name: SHARE })).toHaveCount(1);
  }
  // On the drawn cars.
  await expect(page.locator('#hero ~ section').getByText(CODE)).not.toHaveCount(0);

  for (const size of ['320 x 568', '844 x 390']) {
    await resize(page, size);
    const dialog = await openWaitlist(page);
    const isWhole = await plateIn(dialog).evaluate((code) => code.scrollWidth <= code.clientWidth);
    expect(isWhole).toBe(true);
    await expect(dialog.getByRole('button', { name: SHARE })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const stored = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
  expect(stored).toEqual(['', 0, 0]);
  await page.reload();
  await expect(main.getByText(CODE)).toHaveCount(0);
  await openWaitlist(page);
});

for (const size of ['320 x 568', '390 x 844']) {
  test(`whoever has joined is told so wherever they are on ${size} px`, async ({ page }) => {
    await resize(page, size);
    await openLanding(page);
    await complete(page, WAITLIST);
    const toast = toastOn(page);
    await toast.getByRole('button', { name: regionNames.dismiss }).click();
    await expect(toast).toHaveCount(0);
    for (const section of ['#hero', '#benefits', '#how-it-works', '#mechanic-call']) {
      await page.locator(section).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await expectInView(page.getByRole('main').getByRole('button', { name: SHARE }).last());
    }
  });
}

test.describe('after joining', () => {
  // The browser logs the status.
  test.use({ allowedErrors: /status of 409/ });

  test('a second registration of an address is told so', async ({ page }) => {
    await openLanding(page);
    const email = await complete(page, WAITLIST);
    const dialog = await send(page, WAITLIST, email);
    await expect(dialog.getByRole('alert')).toContainText(WAITLIST.messages.duplicate.title);
    await expect(plateIn(dialog)).toHaveText(CODE);
  });
});

test.describe('the message of a success', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('is below the bar, shares the site, and goes with the next press beside it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await openLanding(page);
    await complete(page, WAITLIST);
    const toast = toastOn(page);
    const bar = await boxOf(WAITLIST.opener(page));
    await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(bar.y + bar.height);
    const { y, height } = await boxOf(toast);
    expect(y + height, 'half of the screen is free').toBeLessThan(568 / 2);
    await toast.getByRole('button', { name: SHARE }).click();
    await expect(toast).toContainText(afterJoining.share.copied);
    // Sooner than by itself. A press right after the form has closed was meant for the form.
    await expect(async () => {
      await page.mouse.click(5, 500);
      await expect(toast).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 5_000 });
  });

  test('goes with a press that reaches its control too', async ({ page }) => {
    await openLanding(page);
    await complete(page, WAITLIST);
    // As long as a finger or a mouse takes.
    await WAITLIST.opener(page).click({ delay: 100 });
    await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
  });

  test('scrolls to its end on the smallest screen', async ({ page }) => {
    await openLanding(page, FRENCH.path);
    await complete(page, FRENCH.forms[0]);
    await resize(page, '320 x 256');
    const toast = page.getByRole('listitem').filter({ hasText: FRENCH.forms[0].done });
    await toast.hover();
    await page.mouse.wheel(0, 500);
    const share = toast.getByRole('button', { name: named(FRENCH.afterJoining.share.label) });
    await expect(share).toBeInViewport({ ratio: 1 });
  });
});
