import type { Page } from '@playwright/test';
import { CHUNKS, expect, openLanding, test } from './fixtures';

/** Collects the clicks that the page records, as target and source. */
function collectClicks(page: Page): string[] {
  const clicks: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/rest/v1/user_sessions')) return;
    const {
      interaction_type: type,
      interaction_target: target,
      interaction_data: data,
    } = request.postDataJSON();
    if (type === 'button_click') clicks.push(data === null ? target : `${target} ${data.source}`);
  });
  return clicks;
}

/** Keeps a chunk from loading until the returned function is called. */
async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the page without its script. Returns a function that lets the script load and waits for hydration. */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdChunk(page, CHUNKS.entry);
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
    const recorded = collectClicks(page);
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
    await expect.poll(() => recorded.toSorted()).toEqual(clicks.toSorted());

    // A second replay of the press would be recorded before the press that follows.
    await page.evaluate(() => window.dispatchEvent(new Event('hydrated')));
    if (dialog !== undefined) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .locator('header')
      .getByRole('button', { name: /Join Waitlist/ })
      .click();
    await expect.poll(() => recorded.toSorted()).toEqual([...clicks, `join_waitlist ${GLOBAL}`].toSorted());
  });
}

test('presses of several buttons all take effect', async ({ page }) => {
  const recorded = collectClicks(page);
  const release = await openUnhydrated(page);
  await page.locator('#hero').getByRole('button', { name: 'See Your Savings' }).click();
  await page
    .locator('header')
    .getByRole('button', { name: /Join Waitlist/ })
    .click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Join Our Waitlist' })).toBeVisible();
  await expect
    .poll(() => recorded.toSorted())
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
  const release = await holdChunk(page, CHUNKS.calculator);
  await openLanding(page);
  const calculator = page.getByRole('region', { name: 'Calculate Your Savings' });
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  release();
  await page.getByRole('option', { name: 'Tire Rotation' }).click();
  await expect(calculator.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute('aria-valuenow', '49');
});
