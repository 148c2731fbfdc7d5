import { expect, type Locator, type Page } from '@playwright/test';
import { type Form, type Values, WAITLIST } from './languages';

let counter = 0;

/** Returns an email address that no other test in this run uses. */
export function freshEmail(): string {
  counter += 1;
  return `driver-${process.pid}-${Date.now()}-${counter}@example.ca`;
}

/** Clicks the button that opens a form. Returns its dialog. */
export async function openForm(page: Page, { opener, title }: Form): Promise<Locator> {
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const openWaitlist = (page: Page) => openForm(page, WAITLIST);

/** Returns a text box or a select by its label. */
export function fieldIn(dialog: Locator, name: string): Locator {
  const [text, select] = (['textbox', 'combobox'] as const).map((role) =>
    dialog.getByRole(role, { name, exact: true }),
  ) as [Locator, Locator];
  return text.or(select);
}

/** Fills in fields, by their labels. */
export async function fill(dialog: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldIn(dialog, label);
    const isSelect = await field.evaluate((control) => control instanceof HTMLSelectElement);
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** Expects fields to have these values, by their labels. */
export async function expectValues(dialog: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(fieldIn(dialog, label)).toHaveValue(value);
}

export const clickSubmit = (dialog: Locator, { submit }: Form) =>
  dialog.getByRole('button', { name: submit, exact: true }).click();

/** Opens a form, fills in its required fields, and clicks its submit button. Returns its dialog. */
export async function send(page: Page, form: Form, email: string): Promise<Locator> {
  const dialog = await openForm(page, form);
  await fill(dialog, form.values(email));
  await clickSubmit(dialog, form);
  return dialog;
}

/** Sends a form and waits for its success message. Returns the email address. */
export async function complete(page: Page, form: Form): Promise<string> {
  const email = freshEmail();
  await send(page, form, email);
  await expect(page.getByText(form.done)).toBeVisible();
  return email;
}
