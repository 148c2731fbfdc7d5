import type { Page } from '@playwright/test';
import { services, variants } from '../../src/content/en/calculator-choices';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { hero as content } from '../../src/content/en/hero';
import { heroPrices } from '../../src/content/en/hero-prices';
import { topBar } from '../../src/content/en/site';
import { figuresOf } from '../setup/estimates';
import {
  ALL_SCRIPTS,
  collectRows,
  expect,
  holdRequests,
  MOTION,
  openLanding,
  pathOfChunk,
  test,
} from './fixtures';
import { expectValues, fieldIn } from './forms';
import { ENGLISH, WAITLIST } from './languages';

test.use(MOTION);

const { inputs, savings } = calculatorForm;
const ROTATION = services['tire-rotation'];
const ROTATION_PRICE = figuresOf({ service: 'tire-rotation' }).product;
const waitlistOf = (page: Page) => page.getByRole('dialog', { name: WAITLIST.title });

/**
 * Opens the page while its scripts are held back. Returns a function that lets the scripts load and waits until the page is
 * hydrated.
 */
async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, ALL_SCRIPTS);
  // Imitates a slow phone, on which the parts of the page hydrate one by one.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  // Waits only for `commit`, because DOMContentLoaded waits for the script.
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await page.locator('html[data-hydrated]').waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

test('the last of several clicks before hydration takes effect once', async ({ page }) => {
  const rows = collectRows(page);
  const clicks = () =>
    rows.filter((row) => row['interaction_type'] === 'button_click').map((row) => row['interaction_target']);
  const release = await openUnhydrated(page);
  for (const name of [content.seeSavings, topBar.join.label]) {
    const button = page.getByRole('button', { name });
    // An impatient visitor clicks twice.
    await button.click();
    await button.click();
  }
  // A click whose target is not an element does not count.
  await page.evaluate(() => document.dispatchEvent(new Event('click')));
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await release();
  const dialog = waitlistOf(page);
  await expect(fieldIn(dialog, WAITLIST.email)).toBeFocused();
  await expect.poll(clicks).toEqual(['join_waitlist']);
});

test('the DOM event openWaitlistModal opens the waitlist dialog if it is fired before hydration', async ({
  page,
}) => {
  const release = await openUnhydrated(page);
  await page.getByRole('link', { name: topBar.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.evaluate(() => window.dispatchEvent(new Event('openWaitlistModal')));
  await release();
  await expect(waitlistOf(page)).toBeVisible();
});

test('the hero uses input from before hydration', async ({ page }) => {
  const release = await openUnhydrated(page);
  const hero = page.locator('#hero');
  await hero.getByRole('radio', { name: ROTATION }).check();
  await hero.getByLabel(heroPrices.pricePaid.label).fill('80');
  await hero.getByRole('textbox', { name: content.plate.label }).fill('k1a 0b1');
  await page.keyboard.press('Enter');
  await release();
  const dialog = waitlistOf(page);
  await expect(fieldIn(dialog, WAITLIST.email)).toBeFocused();
  await expectValues(dialog, { [WAITLIST.postalCode]: 'K1A 0B1' });
  await expect(dialog).toContainText(ROTATION);
  await page.keyboard.press('Escape');
  await expect(hero.getByRole('listitem').first()).toContainText(ROTATION_PRICE);
  await expect(hero.locator('[data-slot="price-paid"]')).toHaveText('$80');
});

test.describe('the calculator', () => {
  const number = (page: Page, name: string) => page.getByRole('textbox', { name });
  const slider = (page: Page, name: string) => page.getByRole('slider', { name });
  const service = (page: Page, name: string) =>
    page.getByRole('group', { name: inputs.service }).getByRole('radio', { name });

  /** Types a distance, opens two lists, chooses services, and types an age without leaving its field. */
  async function enterInput(page: Page) {
    await number(page, inputs.distance.label).fill('120000');
    for (const name of [inputs.make, inputs.variant]) await page.getByRole('combobox', { name }).click();
    for (const name of [ROTATION, services['oil-change'], ROTATION]) await service(page, name).click();
    await number(page, inputs.age.label).fill('9');
  }

  async function expectInput(page: Page) {
    // While a list is open, the rest of the page is hidden from assistive technology.
    await expect(page.getByRole('combobox', { includeHidden: true, expanded: true })).toHaveCount(1);
    await expect(page.getByRole('option', { name: variants.hybrid })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(service(page, ROTATION)).toBeChecked();
    const meter = page.getByRole('meter', { name: 'Pitlane' });
    await expect(meter).toHaveAttribute('aria-valuetext', ROTATION_PRICE);
    await expect(number(page, inputs.distance.label)).toHaveValue(ENGLISH.formats.number(120_000));
    await expect(slider(page, inputs.distance.label)).toHaveAttribute('aria-valuenow', '120000');
    await expect(slider(page, inputs.age.label)).toHaveAttribute('aria-valuenow', '9');
  }

  test('uses input from before the page was hydrated', async ({ page }) => {
    const release = await openUnhydrated(page);
    await enterInput(page);
    await release();
    await expectInput(page);
  });

  /** Scrolls to the calculator while its code is held back. Returns a function that lets the code load. */
  async function openWithoutCode(page: Page): Promise<() => void> {
    const release = await holdRequests(page, pathOfChunk('calculator-form'));
    await openLanding(page);
    await page.getByRole('button', { name: ENGLISH.seeSavings }).click();
    await expect(page.locator('#savings-calculator [data-hydrated="later"]')).toBeAttached();
    return release;
  }

  test('uses input from before its code was loaded', async ({ page }) => {
    const release = await openWithoutCode(page);
    await enterInput(page);
    release();
    await expectInput(page);
  });

  test('opens the waitlist dialog even before its own code has loaded', async ({ page }) => {
    await openWithoutCode(page);
    await page.locator('#savings-calculator').getByRole('button', { name: savings.join }).first().click();
    await expect(waitlistOf(page)).toBeVisible();
  });

  test('shows its sliders faded until they can be moved', async ({ page }) => {
    const release = await openWithoutCode(page);
    const slider = page.locator('#savings-calculator [data-slot="slider"]').first();
    await expect(slider).toHaveCSS('opacity', '0.6');
    release();
    await expect(slider).toHaveCSS('opacity', '1');
  });
});
