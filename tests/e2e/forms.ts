import { expect, type Locator, type Page } from '@playwright/test';

let counter = 0;

/** An address that no other test of this run uses. */
export function freshEmail(): string {
  counter += 1;
  return `driver-${process.pid}-${Date.now()}-${counter}@example.ca`;
}

export async function openWaitlist(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Join Waitlist/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Join Our Waitlist' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function openMechanic(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Partner with Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partner with Us' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function fillWaitlist(dialog: Locator, email: string, postalCode = 'm5v2t6'): Promise<void> {
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Postal code').fill(postalCode);
}

/** Values of a complete application, by label. */
export function application(email: string): Record<string, string> {
  return {
    'Full name': 'Alex Example',
    'Phone number': '416 555 0142',
    'Email address': email,
    'Street address': '12 Wrench Street',
    City: 'Toronto',
    'Postal code': 'M5V-2T6',
  };
}

/** `changes` replaces values of a complete application, by label. */
export async function fillMechanic(
  dialog: Locator,
  email: string,
  changes: Record<string, string> = {},
): Promise<void> {
  const values = { ...application(email), ...changes };
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
}

/** Joins the waitlist and waits until that is confirmed. Returns the address. */
export async function join(page: Page, email = freshEmail(), postalCode?: string): Promise<string> {
  const dialog = await openWaitlist(page);
  await fillWaitlist(dialog, email, postalCode);
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
  return email;
}

/** Applies as a mechanic and waits until that is confirmed. Returns the address. */
export async function apply(page: Page, changes?: Record<string, string>): Promise<string> {
  const email = freshEmail();
  const dialog = await openMechanic(page);
  await fillMechanic(dialog, email, changes);
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  return email;
}

export async function expectValues(dialog: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
}
