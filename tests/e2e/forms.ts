import { expect, type Locator, type Page } from '@playwright/test';
import { type FieldContent, mechanicForm, waitlistForm } from '../../src/content/en/forms.ts';

type Values = Record<string, string>;

/** One value for each field, by its label. */
function byLabel<Name extends string>(
  fields: Record<Name, FieldContent>,
  values: Record<Name, string>,
): Values {
  return Object.fromEntries(
    (Object.keys(fields) as Name[]).map((name) => [fields[name].label, values[name]]),
  );
}

export interface Form {
  table: string;
  emailColumn: string;
  /** Name of the dialog. */
  title: string;
  submit: string;
  done: string;
  failed: string;
  /** Said of an address that is stored already. */
  taken: string;
  opener: (page: Page) => Locator;
  /** Valid values of all fields, by label. */
  values: (email: string) => Values;
}

export const WAITLIST: Form = {
  table: 'registered_users',
  emailColumn: 'email_id',
  title: 'Join Our Waitlist',
  submit: 'Join',
  done: 'Welcome to Pitlane!',
  failed: 'Registration Failed',
  taken: 'Already Registered',
  opener: (page) => page.getByRole('banner').getByRole('button', { name: /Join Waitlist/ }),
  values: (email) => byLabel(waitlistForm.fields, { email, postalCode: 'm5v2t6' }),
};

export const APPLICATION: Form = {
  table: 'mechanic_applications',
  emailColumn: 'email_address',
  title: 'Partner with Us',
  submit: 'Submit Application',
  done: 'Application Submitted!',
  failed: 'Submission Failed',
  taken: 'Already Applied',
  opener: (page) => page.getByRole('button', { name: 'Partner with Us' }),
  values: (email) =>
    byLabel(mechanicForm.fields, {
      fullName: 'Alex Example',
      phoneNumber: '416 555 0142',
      emailAddress: email,
      streetAddress: '12 Wrench Street',
      city: 'Toronto',
      postalCode: 'M5V-2T6',
    }),
};

let counter = 0;

/** An address that no other test of this run uses. */
export function freshEmail(): string {
  counter += 1;
  return `driver-${process.pid}-${Date.now()}-${counter}@example.ca`;
}

export async function openForm(page: Page, { opener, title }: Form): Promise<Locator> {
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const openWaitlist = (page: Page) => openForm(page, WAITLIST);
export const openMechanic = (page: Page) => openForm(page, APPLICATION);

export async function fill(dialog: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
}

export const press = (dialog: Locator, { submit }: Form) =>
  dialog.getByRole('button', { name: submit, exact: true }).click();

/** Opens the form, fills it in and sends it. `changes` replaces valid values, by label. */
export async function send(page: Page, form: Form, email: string, changes: Values = {}): Promise<Locator> {
  const dialog = await openForm(page, form);
  await fill(dialog, { ...form.values(email), ...changes });
  await press(dialog, form);
  return dialog;
}

/** Sends the form and waits until that is confirmed. Returns the address. */
export async function complete(
  page: Page,
  form: Form,
  email = freshEmail(),
  changes: Values = {},
): Promise<string> {
  await send(page, form, email, changes);
  await expect(page.getByText(form.done)).toBeVisible();
  return email;
}

export async function expectValues(dialog: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
}
