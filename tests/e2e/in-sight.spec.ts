import { expect, openLanding, resize, test } from './fixtures';
import { fieldIn, fill, openForm } from './forms';
import { FRENCH } from './languages';

// The browser logs the status of the rejected request.
test.use({ allowedErrors: /status of 409/ });

/* Tests that the focused field of a form is visible with its label and its note, however it got the focus. Uses French,
 * because its texts are longer.
 */

const { poll } = expect.configure({ soft: true });

/**
 * Returns the texts in a field that are outside the dialog, or that are covered by the form's buttons or a toast. Runs in
 * the page.
 */
function findHidden(control: Element): string[] {
  const field = control.closest('[data-slot="field"]');
  const body = control.closest('[data-slot="dialog-body"]');
  const footer = body?.querySelector('[data-slot="dialog-footer"]');
  if (!field || !body || !footer) return ['The focus is in no field'];
  const isOver = getComputedStyle(footer).position === 'sticky';
  const { top, bottom } = body.getBoundingClientRect();
  const end = isOver ? Math.min(bottom, footer.getBoundingClientRect().top) : bottom;
  return [...field.children].flatMap((part) => {
    const box = part.getBoundingClientRect();
    if (box.height === 0) return [];
    const middle = document.elementFromPoint(box.left + 10, (box.top + box.bottom) / 2);
    const isSeen = box.top > top - 1 && box.bottom < end + 1 && field.contains(middle);
    return isSeen ? [] : [part.textContent || 'the control'];
  });
}

for (const form of FRENCH.forms) {
  test(`${form.title}: the focused field is visible with its label and note`, async ({ page }) => {
    await page.route('**/rest/v1/{registered_users,mechanic_applications}*', (route) =>
      route.fulfill({ status: 409, json: { code: '23505' } }),
    );
    await openLanding(page, FRENCH.path);
    for (const size of ['390 x 500', '390 x 664', '844 x 390']) {
      await resize(page, size);
      const dialog = await openForm(page, form);
      const submit = dialog.getByRole('button', { name: form.submit, exact: true });
      const expectSeen = (what: string) =>
        poll(() => dialog.locator(':focus').evaluate(findHidden), `${what}, at ${size}`).toEqual([]);
      for (const label of await dialog.locator('form label').allTextContents()) {
        await expectSeen(`by Tab: ${label}`);
        await page.keyboard.press('Tab');
      }
      await fill(dialog, { ...form.values('lea@exemple.ca'), [form.postalCode]: '' });
      // The button looks disabled, but can be used.
      await submit.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(form.messages.missing.title);
      await expectSeen('left blank');
      await fill(dialog, form.values('léa@exemple.ca'));
      await submit.press('Enter');
      await expectSeen('rejected by the form');
      await fill(dialog, form.values('lea@exemple.ca'));
      await fieldIn(dialog, form.postalCode).press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(form.messages.duplicate.title);
      await expectSeen('rejected by the database');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test(`${form.title}: the focused field stays visible above an on-screen keyboard`, async ({ page }) => {
    await openLanding(page, FRENCH.path);
    for (const [size, smaller] of [
      ['390 x 664', '390 x 374'],
      ['1024 x 768', '1024 x 400'],
    ] as const) {
      await resize(page, size);
      const dialog = await openForm(page, form);
      const [whole, visible] = [size, smaller].map((each) => Number(each.split(' x ')[1]));
      const setVisibleArea = (height?: number) =>
        page.evaluate((value) => {
          Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => value });
          visualViewport?.dispatchEvent(new Event('resize'));
        }, height);
      for (const field of await dialog.getByRole('textbox').all()) {
        const expectSeen = (what: string) => poll(() => field.evaluate(findHidden), what).toEqual([]);
        await field.focus();
        await setVisibleArea(visible);
        await expectSeen(`where the keyboard covers the window, at ${size}`);
        await setVisibleArea(whole);
        await page.evaluate(() => Reflect.deleteProperty(visualViewport ?? {}, 'height'));
        await resize(page, smaller);
        await expectSeen(`where the keyboard shrinks the window, at ${size}`);
        await resize(page, size);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}
