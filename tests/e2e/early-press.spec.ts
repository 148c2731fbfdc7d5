import type { Page } from '@playwright/test';
import { figuresOf } from '../setup/estimates.ts';
import { collectRows, expect, holdRequests, MOTION, openLanding, pathOfChunk, test } from './fixtures';
import { WAITLIST } from './forms';

test.use(MOTION);

/** Opens the page without its script. Returns a function that lets the script load and waits for hydration. */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, pathOfChunk('index'));
  // As on a slow phone, where the parts of the page are hydrated one by one.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // DOMContentLoaded waits for the script.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

test('of buttons pressed before hydration the last takes effect once after it', async ({ page }) => {
  const rows = collectRows(page);
  const clicks = () =>
    rows.filter((row) => row['interaction_type'] === 'button_click').map((row) => row['interaction_target']);
  // By the section and by the page-wide handler.
  const recorded = ['join_waitlist', 'join_waitlist'];
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
  // Its target is no element.
  await page.evaluate(() => document.dispatchEvent(new Event('click')));
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

test('a link works before hydration, and the window event openWaitlistModal is kept like a press', async ({
  page,
}) => {
  const release = await openUnhydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.evaluate(() => window.dispatchEvent(new Event('openWaitlistModal')));
  await release();
  await expect(page.getByRole('dialog', { name: WAITLIST.title })).toBeVisible();
});

test('in the hero a service is kept until the page is hydrated, and what is typed on the plate', async ({
  page,
}) => {
  const release = await openUnhydrated(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: 'Tire Rotation' }).check();
  await hero.getByRole('textbox', { name: 'Postal code' }).fill('k1a 0b1');
  await page.keyboard.press('Enter');
  await release();
  const dialog = page.getByRole('dialog', { name: WAITLIST.title });
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await expect(dialog.getByLabel('Postal code')).toHaveValue('k1a 0b1');
  await expect(dialog).toContainText('Tire Rotation');
  await page.keyboard.press('Escape');
  const { product } = figuresOf({ service: 'tire-rotation' });
  await expect(hero.getByRole('listitem').first()).toContainText(product);
  // The dialog keeps what is typed there, unless the plate says something else.
  await WAITLIST.opener(page).click();
  await dialog.getByLabel('Postal code').fill('H2X 1Y4');
  await page.keyboard.press('Escape');
  await WAITLIST.opener(page).click();
  await expect(dialog.getByLabel('Postal code')).toHaveValue('H2X 1Y4');
});

test.describe('in the calculator', () => {
  const distance = (page: Page) => page.getByRole('textbox', { name: 'Distance driven per year' });
  const age = (page: Page) => page.getByRole('textbox', { name: 'Car age' });
  const list = (page: Page, name: string) => page.getByRole('combobox', { name });

  /** Types a number and leaves the field, asks for a list, chooses services, and begins another number. */
  async function fillIn(page: Page) {
    await distance(page).fill('120000');
    await list(page, 'Car make').click();
    await list(page, 'Variant').click();
    const services = page.getByRole('group', { name: 'Service type' });
    for (const name of ['Tire Rotation', 'Oil Change', 'Tire Rotation'])
      await services.getByRole('radio', { name }).click();
    await age(page).fill('9');
  }

  async function expectUsed(page: Page) {
    // An open list hides the rest of the page from assistive technology.
    await expect(page.getByRole('combobox', { includeHidden: true, expanded: true })).toHaveCount(1);
    await expect(page.getByRole('option', { name: 'Hybrid' })).toBeVisible();
    await page.keyboard.press('Escape');
    const services = page.getByRole('group', { name: 'Service type' });
    await expect(services.getByRole('radio', { name: 'Tire Rotation' })).toBeChecked();
    const { product } = figuresOf({ service: 'tire-rotation' });
    await expect(page.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute('aria-valuetext', product);
    await expect(distance(page)).toHaveValue('120,000');
    await expect(page.getByRole('slider', { name: 'Distance driven per year' })).toHaveAttribute(
      'aria-valuenow',
      '120000',
    );
    await expect(page.getByRole('slider', { name: 'Car age' })).toHaveAttribute('aria-valuenow', '9');
  }

  test('numbers, lists and services are kept until the page is hydrated', async ({ page }) => {
    const release = await openUnhydrated(page);
    await fillIn(page);
    await release();
    await expectUsed(page);
  });

  test('they are kept until its own code is loaded, and its button works before that', async ({ page }) => {
    const release = await holdRequests(page, pathOfChunk('calculator-form'));
    await openLanding(page);
    await page.getByRole('button', { name: 'See Your Savings' }).click();
    const calculator = page.locator('#savings-calculator');
    await calculator.getByRole('button', { name: 'Join the Waitlist' }).first().click();
    const dialog = page.getByRole('dialog', { name: WAITLIST.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await fillIn(page);
    await expect(calculator).not.toHaveAttribute('data-hydrated');
    release();
    await expectUsed(page);
  });
});
