import { expect, type Locator, type Page } from '@playwright/test';
import {
  type FieldContent,
  type FormContent,
  mechanicForm,
  waitlistForm,
} from '../../src/content/en/forms.ts';
import { joined } from '../../src/content/en/joined.ts';
import { fillIn } from '../../src/lib/fill-in.ts';

type Values = Record<string, string>;

/** A form in one language. */
export interface Form {
  table: 'registered_users' | 'mechanic_applications';
  emailColumn: string;
  opener: (page: Page) => Locator;
  /** Name of the dialog. */
  title: string;
  submit: string;
  /** Label of the button while sending. */
  sending: string;
  /** Labels of the fields that both forms have. */
  email: string;
  postalCode: string;
  /** Title and text of the message of a success. */
  done: string;
  confirmation: string;
  failed: string;
  /** Said of an address that is stored already. */
  taken: string;
  /** Valid values of all fields, by label. */
  values: (email: string) => Values;
}

const textsOf = ({ title, submit, submitting, messages }: FormContent<string>) => ({
  title,
  submit,
  sending: submitting,
  done: fillIn(messages.success.title, { product: 'Pitlane' }),
  confirmation: messages.success.description,
  failed: messages.failed.title,
  taken: messages.duplicate.title,
});

/** Values of fields by their labels; an optional field needs none. */
function byLabel<Name extends string>(
  fields: Record<Name, FieldContent>,
  values: Partial<Record<Name, string>>,
): Values {
  const names = Object.keys(values) as Name[];
  return Object.fromEntries(names.map((name) => [fields[name].label, values[name] ?? '']));
}

/** `opener` is the bar's button, which says so once the visitor has joined. */
export const waitlistOf = (content: typeof waitlistForm, opener: string | RegExp): Form => ({
  table: 'registered_users',
  emailColumn: 'email_id',
  opener: (page) => page.getByRole('banner').getByRole('button', { name: opener }),
  ...textsOf(content),
  email: content.fields.email.label,
  postalCode: content.fields.postalCode.label,
  values: (email) => byLabel(content.fields, { email, postalCode: 'm5v2t6' }),
});

export const applicationOf = (content: typeof mechanicForm, opener: string): Form => ({
  table: 'mechanic_applications',
  emailColumn: 'email_address',
  opener: (page) => page.getByRole('button', { name: opener }),
  ...textsOf(content),
  email: content.fields.emailAddress.label,
  postalCode: content.fields.postalCode.label,
  values: (email) =>
    byLabel(content.fields, {
      fullName: 'Alex Example',
      phoneNumber: '416 555 0142',
      emailAddress: email,
      streetAddress: '12 Wrench Street',
      city: 'Toronto',
      postalCode: 'M5V-2T6',
    }),
});

export const WAITLIST = waitlistOf(waitlistForm, new RegExp(`Join Waitlist|${joined.note}`));
export const APPLICATION = applicationOf(mechanicForm, 'Partner with Us');

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
export async function complete(page: Page, form: Form, changes: Values = {}): Promise<string> {
  const email = freshEmail();
  await send(page, form, email, changes);
  await expect(page.getByText(form.done)).toBeVisible();
  return email;
}

export async function expectValues(dialog: Locator, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
}
