import { MAKES } from '../../src/calculator/types';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { boxOf, expect, MOTION, openCalculator, openLanding, reachCalculator, test } from './fixtures';
import { clickSubmit, complete, expectValues, freshEmail, send } from './forms';
import { APPLICATION, WAITLIST } from './languages';

/* Tests the actions of visitors in every installed engine, with motion. */

const { age, make: makes } = calculatorForm.inputs;

// The browser logs the status of the rejected request, and the page logs the reason.
test.use({ ...MOTION, allowedErrors: /status of 500|^Submission failed/ });

// Other failures are tested in tests/unit/data, and the messages in tests/dom/dialogs/forms.test.tsx.
test('a failed registration preserves the typed values', async ({ page, rowsOf }) => {
  await openLanding(page);
  const path = '**/rest/v1/registered_users*';
  await page.route(path, (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: '' } }));
  const email = freshEmail();
  const dialog = await send(page, WAITLIST, email);
  await expect(dialog.getByRole('alert')).toContainText(WAITLIST.messages.failed.description);
  await expectValues(dialog, WAITLIST.values(email));
  await page.unroute(path);
  await clickSubmit(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
});

test('a click beside an open list only closes the list', async ({ page }) => {
  const calculator = await openCalculator(page);
  const make = calculator.getByRole('combobox', { name: makes });
  const join = await boxOf(WAITLIST.opener(page));
  await make.click();
  await expect(page.getByRole('option', { name: MAKES[0] })).toBeFocused();
  // Radix begins to listen for clicks beside the list one task later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(join.x + 20, join.y + 20);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the site works without cookies, idle callbacks and HTTPS', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    // Safari 16.4 has no idle callbacks. The development server on a phone has no `randomUUID`.
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await openLanding(page);
  const slider = (await reachCalculator(page)).getByRole('slider', { name: age.label });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
  await complete(page, WAITLIST);
  await complete(page, APPLICATION);
});
