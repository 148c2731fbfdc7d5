import type { Locator, Page } from '@playwright/test';
import { EDITIONS, type Form, type Values } from './editions';
import { expect, openLanding, resize, test } from './fixtures';
import { fieldIn, fill, openForm } from './forms';

// The browser logs the status of a refusal.
test.use({ allowedErrors: /status of 409/ });

/* Whatever moves the focus in a form: a field is in sight with its label and what is said of it, clear of buttons and toasts. */

const SIZES = '320 x 568,360 x 640,390 x 500,390 x 844,844 x 390,1024 x 700'.split(',');

/** A form in the open dialog, with the labels of its fields, and values of those that are required. */
interface Case {
  page: Page;
  form: Form;
  dialog: Locator;
  labels: readonly string[];
  values: Values;
}

/** Also while a field is blank and the button looks disabled. */
const submit = ({ dialog, form }: Case) =>
  dialog.getByRole('button', { name: form.submit, exact: true }).press('Enter');

/** What somebody does to the form, each followed by a look at what is in sight. */
const WAYS: Readonly<
  Record<string, (on: Case, look: (label: string, what: string) => Promise<void>) => Promise<void>>
> = {
  async 'Tab from field to field'({ page, dialog, labels }, look) {
    await fieldIn(dialog, labels[0] ?? '').focus();
    for (const label of labels) {
      await look(label, 'by Tab');
      await page.keyboard.press('Tab');
    }
  },
  // Enter goes to the next required field.
  async 'Enter from field to field'({ page, dialog, values }, look) {
    const labels = Object.keys(values);
    await fill(dialog, Object.fromEntries(labels.map((label) => [label, ''])));
    await fieldIn(dialog, labels[0] ?? '').focus();
    for (const label of labels) {
      await look(label, 'by Enter');
      await page.keyboard.type(values[label] ?? '');
      if (label !== labels.at(-1)) await page.keyboard.press('Enter');
    }
  },
  async 'a field left blank'(on, look) {
    const { page, form, dialog, values } = on;
    // The last, which is nearest to the buttons, and every other one before it.
    const labels = Object.keys(values).filter((_, index) => index % 2 === 1);
    for (const label of labels.toReversed()) {
      await fill(dialog, { ...values, [label]: '' });
      await submit(on);
      // One that is dismissed stays for a moment.
      const toast = page.getByRole('listitem').and(page.locator('[data-removed="false"]'));
      await expect(toast).toContainText(form.messages.missing.title);
      await look(label, 'left blank');
    }
  },
  async 'a value that is refused'(on, look) {
    const { form, dialog, values } = on;
    await fill(dialog, { ...values, [form.postalCode]: 'x'.repeat(80) });
    await submit(on);
    await look(form.postalCode, 'too long');
    await fill(dialog, { ...values, [form.email]: 'léo@exemple.ca' });
    await submit(on);
    await look(form.email, 'with an accent');
  },
  async 'a likely address'(on, look) {
    const { page, form, dialog, labels, values } = on;
    const next = labels[labels.indexOf(form.email) + 1] ?? '';
    const offer = (address: string) => dialog.getByRole('button', { name: address });
    await fill(dialog, values);
    // Offered once its field is left.
    await fill(dialog, { [form.email]: 'leo@outlok.com' });
    await page.keyboard.press('Tab');
    await expect(offer('leo@outlook.com')).toBeVisible();
    await expect(fieldIn(dialog, next)).toBeFocused();
    await look(form.email, 'offered by Tab');
    await look(next, 'after it');
    await fill(dialog, { [form.email]: 'leo@hotmial.com' });
    await submit(on);
    await expect(offer('leo@hotmail.com')).toBeVisible();
    await look(form.email, 'offered by Submit');
  },
  async 'an address that is there already'(on, look) {
    const { page, form, dialog, values } = on;
    await fill(dialog, values);
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 409, json: { code: '23505' } }));
    await fieldIn(dialog, form.postalCode).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(form.messages.duplicate.title);
    await look(form.postalCode, 'sent');
    await page.unroute('**/rest/v1/*');
  },
};

/** How far the parts of a field are out of sight: hidden by the buttons, by a toast or by an edge. Runs in the page. */
async function findHidden(control: Element): Promise<string[]> {
  // Whatever takes room has taken it in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const field = control.closest('[data-slot="field"]');
  const body = control.closest('[data-slot="dialog-body"]');
  const footer = body?.querySelector('[data-slot="dialog-footer"]');
  if (!field || !body || !footer) return ['The field has no dialog'];
  const isOver = getComputedStyle(footer).position === 'sticky';
  const { top, bottom } = body.getBoundingClientRect();
  const end = isOver ? Math.min(bottom, footer.getBoundingClientRect().top) : bottom;
  return [...field.children].flatMap((part) => {
    const box = part.getBoundingClientRect();
    if (box.height === 0) return [];
    const hidden = Math.round(Math.max(top - box.top, box.bottom - end));
    const middle = document.elementFromPoint(
      box.left + Math.min(20, box.width / 2),
      (box.top + box.bottom) / 2,
    );
    const isCovered = middle === null || !field.contains(middle);
    const name = part.textContent || 'the control';
    return hidden > 0 || isCovered ? [`${name}: ${hidden > 0 ? `${hidden} px` : 'covered'}`] : [];
  });
}

for (const { path, forms } of EDITIONS) {
  for (const form of forms) {
    test(`${form.title} at ${path}: what the visitor is at is in sight`, async ({ page }) => {
      test.slow();
      await openLanding(page, path);
      const faults: string[] = [];
      for (const size of SIZES) {
        await resize(page, size);
        const dialog = await openForm(page, form);
        const examples = form.values('driver@example.ca');
        const texts = await dialog.locator('form label').allTextContents();
        const labels = texts.map((text) => text.replace(/ \*$/, ''));
        // In their order.
        const values = Object.fromEntries(
          labels.flatMap((label) => (label in examples ? [[label, examples[label] ?? '']] : [])),
        );
        for (const [way, walk] of Object.entries(WAYS)) {
          await walk({ page, form, dialog, labels, values }, async (label, what) => {
            const control = fieldIn(dialog, label);
            const hidden = await control.evaluate(findHidden);
            if (hidden.length > 0) faults.push(`${size}, ${way}, ${label} ${what}: ${hidden.join(', ')}`);
          });
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      expect(faults).toEqual([]);
    });
  }
}
