import type { Locator, Page } from '@playwright/test';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { heroPrices } from '../../src/content/en/hero-prices';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import { fieldIn, openWaitlist } from './forms';
import { ENGLISH, WAITLIST } from './languages';

const { inputs } = calculatorForm;

/**
 * Wraps every text node in elements, as translation tools do, including text nodes that are added later. The words stay the
 * same. Runs in the page.
 */
function translate() {
  const wrapTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, noscript, svg'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrapTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) wrapTexts(node);
  }).observe(document.body, { childList: true, subtree: true });
}

const choose = (list: string, option: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
};

const typeDistance = (text: string) => async (page: Page) => {
  const field = page.getByRole('textbox', { name: inputs.distance.label });
  await field.fill(text);
  await field.press('Enter');
};

const check = (group: string, choice: string) => (page: Page) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();

const pay = (price: string) => (page: Page) => page.getByLabel(heroPrices.pricePaid.label).fill(price);

const returnAt = (time: string) => async (page: Page) => {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

const send = (email: string, postalCode: string) => async (page: Page) => {
  const dialog: Locator = page.getByRole('dialog');
  await fieldIn(dialog, WAITLIST.email).fill(email);
  await fieldIn(dialog, WAITLIST.postalCode).fill(postalCode);
  await dialog.getByRole('button', { name: WAITLIST.submit, exact: true }).press('Enter');
};

/** What a visitor may do to change a text: at least one step for each kind of text that changes. */
const STEPS: readonly ((page: Page) => Promise<unknown>)[] = [
  choose(inputs.make, 'Honda'),
  ...['many', '25 400'].map(typeDistance),
  check(inputs.service, ENGLISH.brakes),
  ...['310', ''].map(pay),
  check(heroPrices.pick, ENGLISH.oilChange),
  returnAt('2025-07-29T11:11:00-04:00'),
  openWaitlist,
  send('driver', ''),
  send('driver@example.ca', 'M5V 2T6'),
];

test.describe('a translated page', () => {
  // The browser logs the status of the request that is rejected as a duplicate.
  test.use({ allowedErrors: /409/ });

  test('shows the same texts as an untranslated page after each step that a visitor takes', async ({
    page,
    browser,
  }) => {
    test.slow();
    const other = await browser.newPage();
    for (const each of [page, other]) {
      await each.clock.setFixedTime('2025-07-28T10:00:00-04:00');
      await each.route('**/rest/v1/registered_users*', (route) =>
        route.fulfill({ status: 409, json: { code: '23505' } }),
      );
      await openLanding(each);
      await reachCalculator(each);
    }
    await page.evaluate(translate);
    const textOf = (each: Page) => each.locator('body').textContent();
    for (const step of STEPS) {
      for (const each of [page, other]) await step(each);
      // Repeats the comparison, because announcements appear only after a pause in the input.
      await expect(async () => expect(await textOf(page)).toBe(await textOf(other))).toPass();
    }
    await other.close();
  });
});
