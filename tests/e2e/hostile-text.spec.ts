import type { Page } from '@playwright/test';
import { expect, openLanding, reachCalculator, test } from './fixtures';
import {
  application,
  expectValues,
  fillMechanic,
  fillWaitlist,
  freshEmail,
  openMechanic,
  openWaitlist,
} from './forms';

/** Short enough for every field, so that each has to be stored exactly as it was typed. */
const TEXTS: Record<string, string> = {
  'a script': '<script>broken()</script>',
  'an image with a handler': '"><img src=x onerror=broken()>',
  SQL: "';drop table user_sessions;--",
  'a filter of the data interface': 'eq.x),or=(id.not.is.null',
  'a template': '{{7*7}}<%=7*7%>#{7*7}{product}',
  'a formula': '=cmd|calc!A0',
  'a name of the language': '__proto__',
  'an escaped line end': '%0d%0aX-A: 1\\u0000\\',
  'text that turns right to left': '\u202Eabc\u202C \u2067\u05D0\u05D1\u2069',
  'marks piled up': 'Z\u0351\u036B\u0343\u036A\u0302\u036Ba',
  emoji: '👩🏽‍🔧 🚗 🇨🇦 ❤️',
  'other scripts': '李 Ünïcödé Ελλ 𝕏',
};

/** Counts what runs although it was only typed. */
async function watchForExecution(page: Page): Promise<() => Promise<void>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'broken', () => Reflect.set(window, 'executed', true));
  });
  return async () => {
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
    // Hidden from assistive technology while a dialog is open.
    const main = page.getByRole('main', { includeHidden: true });
    await expect(main.getByRole('heading', { level: 2, includeHidden: true })).toHaveCount(5);
  };
}

for (const [name, text] of Object.entries(TEXTS)) {
  test(`${name} is stored as it was typed and never runs`, async ({ page, rowsOf }) => {
    const expectUnharmed = await watchForExecution(page);
    await openLanding(page);
    const driver = freshEmail();
    const waitlist = await openWaitlist(page);
    await fillWaitlist(waitlist, driver, text);
    await waitlist.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
    const [registration] = await rowsOf('registered_users', { email_id: `eq.${driver}` });
    expect(registration).toMatchObject({ postal_code: text });

    const email = freshEmail();
    const mechanic = await openMechanic(page);
    for (const label of Object.keys(application(email))) await mechanic.getByLabel(label).fill(text);
    await mechanic.getByLabel('Email address').fill(email);
    await mechanic.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    const [row] = await rowsOf('mechanic_applications', { email_address: `eq.${email}` });
    expect(row).toMatchObject({
      full_name: text,
      phone_number: text,
      street_address: text,
      city: text,
      postal_code: text,
    });
    await expectUnharmed();
  });
}

for (const email of [
  '<script>broken()</script>@example.ca',
  '"><img src=x onerror=broken()>@example.ca',
  '🚗@example.ca',
  '\u202Edriver@example.ca',
  'driver@example.ca\0',
  'a@b@example.ca',
  'driver@example.ca, owner@example.ca',
]) {
  test(`an e-mail address like ${JSON.stringify(email)} is refused where it stands`, async ({ page }) => {
    const expectUnharmed = await watchForExecution(page);
    await openLanding(page);
    const dialog = await openWaitlist(page);
    await fillWaitlist(dialog, email);
    await dialog.getByRole('button', { name: 'Join' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('Enter a full email');
    await expectUnharmed();
  });
}

test('an e-mail address full of signs, but a real one, is stored as it was typed', async ({
  page,
  rowsOf,
}) => {
  await openLanding(page);
  const email = `o'brien--{select}*|&=$^%_+${freshEmail()}`;
  const dialog = await openWaitlist(page);
  await fillWaitlist(dialog, email);
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Welcome to Pitlane!')).toBeVisible();
  expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
});

test.describe('a character that no database keeps', () => {
  test.use({ allowedErrors: [[/Failed to load resource/], { scope: 'test' }] });

  test('is refused with a message, and the text stays', async ({ page, rowsOf }) => {
    await openLanding(page);
    const email = freshEmail();
    const dialog = await openWaitlist(page);
    await fillWaitlist(dialog, email, 'M5V\0 2T6');
    await dialog.getByRole('button', { name: 'Join' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Registration Failed');
    await expectValues(dialog, { Email: email, 'Postal code': 'M5V\0 2T6' });
    expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(0);
  });
});

const MEGABYTE = 2 ** 20;

test('a megabyte in a field is refused there, and the form still works', async ({ page }) => {
  await openLanding(page);
  const email = freshEmail();
  const dialog = await openMechanic(page);
  await fillMechanic(dialog, email);
  for (const [label, value] of Object.entries(application(email))) {
    const huge =
      label === 'Email address' ? `${'x'.repeat(MEGABYTE)}@example.ca` : '<b> '.repeat(MEGABYTE / 4);
    const field = dialog.getByLabel(label);
    await field.fill(huge);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(dialog).toContainText(/Shorten the .* to \d+ characters\./);
    expect((await field.inputValue()).length).toBe(huge.length);
    await field.fill(value);
  }
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
});

test('the calculator’s fields take numbers alone, whatever is typed', async ({ page }) => {
  const expectUnharmed = await watchForExecution(page);
  await openLanding(page);
  await reachCalculator(page);
  for (const [name, start, last] of [
    ['Distance driven per year', '15000', '500000'],
    ['Car age', '5', '15'],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    const slider = page.getByRole('slider', { name });
    await expect(slider).toHaveAttribute('aria-valuenow', start);
    for (const text of [
      ...Object.values(TEXTS),
      'NaN',
      'Infinity',
      '1e309',
      '0x10',
      '١٥',
      '１５',
      '1\0',
      '\u202E51',
      ',1'.repeat(MEGABYTE / 2),
      `x${' '.repeat(MEGABYTE)}1`,
    ]) {
      await field.fill(text);
      await field.press('Enter');
      await expect(slider).toHaveAttribute('aria-valuenow', start);
      expect((await field.inputValue()).replace(/\D/g, '')).toBe(start);
    }
    await field.fill('9'.repeat(400));
    await field.press('Enter');
    await expect(slider).toHaveAttribute('aria-valuenow', last);
  }
  await expectUnharmed();
});

test('an address full of markup shows the page, and is recorded as it is', async ({ page, rowsOf }) => {
  const expectUnharmed = await watchForExecution(page);
  const visit = freshEmail();
  const query = `?visit=${visit}&q=<script>broken()</script>"'><img src=x onerror=broken()>`;
  await openLanding(page, `/${query}#<svg onload=broken()>`);
  await expectUnharmed();
  const address = page.url();
  await expect
    .poll(() => rowsOf('user_sessions', { page_url: `like.*${visit}*`, select: 'page_url' }))
    .toContainEqual({ page_url: address });
});
