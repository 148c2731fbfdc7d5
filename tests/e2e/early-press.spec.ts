import type { Page } from '@playwright/test';
import {
  CHUNKS,
  collectRows,
  expect,
  holdRequests,
  MOTION,
  openLanding,
  pathOfChunk,
  type Row,
  test,
} from './fixtures';

test.use(MOTION);

/** The clicks among analytics rows, as target and source, sorted. */
function clicksIn(rows: readonly Row[]): string[] {
  const clicks = rows.filter((row) => row['interaction_type'] === 'button_click');
  return clicks
    .map(({ interaction_target, interaction_data }) =>
      interaction_data === null
        ? String(interaction_target)
        : `${interaction_target} ${Reflect.get(Object(interaction_data), 'source')}`,
    )
    .sort();
}

/** Opens the page without its script. Returns a function that lets the script load and waits for hydration. */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, pathOfChunk(CHUNKS.entry));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  };
}

const GLOBAL = 'global_click_handler';
const PRESSES = [
  { place: 'nav', button: 'Benefits', focused: '#benefits', clicks: [] },
  { place: 'nav', button: 'How it works', focused: '#how-it-works', clicks: [] },
  {
    place: '#hero',
    button: 'See Your Savings',
    focused: '#savings-calculator',
    clicks: ['see_your_savings_button', `see_your_savings ${GLOBAL}`],
  },
  {
    place: 'header',
    button: /Join Waitlist/,
    dialog: 'Join Our Waitlist',
    clicks: [`join_waitlist ${GLOBAL}`],
  },
  {
    place: '#benefits',
    button: 'Join the Waitlist',
    dialog: 'Join Our Waitlist',
    clicks: ['join_waitlist', `join_waitlist ${GLOBAL}`],
  },
  { place: '#mechanic-call', button: 'Partner with Us', dialog: 'Partner with Us', clicks: [] },
];

for (const { place, button, focused, dialog, clicks } of PRESSES) {
  test(`${button} in ${place}, pressed before hydration, takes effect once after it`, async ({ page }) => {
    const recorded = collectRows(page);
    const release = await openUnhydrated(page);
    const control = page.locator(place).getByRole('button', { name: button });
    // An impatient visitor presses twice.
    await control.click();
    await control.click();
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();

    await release();
    if (focused !== undefined) {
      await expect(page.locator(focused)).toBeFocused();
      await expect(page.locator(`${focused} h2`)).toBeInViewport();
    }
    if (dialog !== undefined) await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(1);
    await expect.poll(() => clicksIn(recorded)).toEqual(clicks.toSorted());

    // A second replay of the press would be recorded before the press that follows.
    await page.evaluate(() => window.dispatchEvent(new Event('hydrated')));
    if (dialog !== undefined) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .locator('header')
      .getByRole('button', { name: /Join Waitlist/ })
      .click();
    await expect.poll(() => clicksIn(recorded)).toEqual([...clicks, `join_waitlist ${GLOBAL}`].toSorted());
  });
}

test('presses of several buttons all take effect', async ({ page }) => {
  const recorded = collectRows(page);
  const release = await openUnhydrated(page);
  await page.locator('#hero').getByRole('button', { name: 'See Your Savings' }).click();
  await page
    .locator('header')
    .getByRole('button', { name: /Join Waitlist/ })
    .click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Join Our Waitlist' })).toBeVisible();
  await expect
    .poll(() => clicksIn(recorded))
    .toEqual([`join_waitlist ${GLOBAL}`, `see_your_savings ${GLOBAL}`, 'see_your_savings_button']);
});

test('a link works before hydration', async ({ page }) => {
  await openUnhydrated(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('a list of the calculator that is pressed before its code is loaded opens after that', async ({
  page,
}) => {
  const release = await holdRequests(page, pathOfChunk(CHUNKS.calculator));
  await openLanding(page);
  const calculator = page.getByRole('region', { name: 'Calculate Your Savings' });
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  release();
  await page.getByRole('option', { name: 'Tire Rotation' }).click();
  await expect(calculator.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute('aria-valuenow', '49');
});
