import { MAKES } from '../../src/calculator/types';
import { calculatorForm } from '../../src/content/en/calculator-form';
import { boxOf, expect, MOTION, openCalculator, openLanding, reachCalculator, test } from './fixtures';
import { clickSubmit, complete, expectValues, freshEmail, send } from './forms';
import { APPLICATION, WAITLIST } from './languages';

/* Tests what visitors do, in every installed engine and with motion. */

const { age, make: makes } = calculatorForm.inputs;

// The browser logs the status of the rejected request, and the page logs the reason.
test.use({ ...MOTION, allowedErrors: /status of 500|^Submission failed/ });

// Other failures are tested in tests/unit/data, and the messages in tests/dom/dialogs/forms.test.tsx.
test('a failed registration can be sent again with the same values', async ({ page, rowsOf }) => {
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

test('a click outside an open list closes only the list', async ({ page }) => {
  const calculator = await openCalculator(page);
  const make = calculator.getByRole('combobox', { name: makes });
  const join = await boxOf(WAITLIST.opener(page));
  await make.click();
  await expect(page.getByRole('option', { name: MAKES[0] })).toBeFocused();
  // Waits for the next task, because only then does Radix listen for clicks outside the list.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.mouse.click(join.x + 20, join.y + 20);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the calculator and both forms work without cookies, storage, idle callbacks or HTTPS', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const reject = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: reject });
    Object.defineProperty(Document.prototype, 'cookie', { get: reject, set: reject });
    // Safari 16.4 has no idle callbacks. A page without HTTPS, as a phone loads it from the development server, has no
    // `randomUUID`.
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
