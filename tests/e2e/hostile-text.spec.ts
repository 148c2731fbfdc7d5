import type { Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { expect, openLanding, test } from './fixtures';
import { APPLICATION, complete, fill, freshEmail, openWaitlist, press, WAITLIST } from './forms';

/** Returns a check that nothing typed was run. */
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
  };
}

// Each text once; tests/database/data-interface.test.ts stores each in every column.
test('code and unusual text are stored as typed and never run', async ({ page, rowsOf }) => {
  const texts = Object.values(HOSTILE_TEXTS);
  const expectUnharmed = await watchForExecution(page);
  await openLanding(page);
  for (const typed of [texts.slice(0, 6), texts.slice(6)]) {
    const [registrationText = '', ...applicationTexts] = typed;
    const driver = await complete(page, WAITLIST, freshEmail(), { 'Postal code': registrationText });
    expect(await rowsOf('registered_users', { email_id: `eq.${driver}` })).toMatchObject([
      { postal_code: registrationText },
    ]);
    await page.getByRole('button', { name: 'Dismiss message' }).click();

    const [name = '', phone = '', street = '', city = '', postalCode = ''] = applicationTexts;
    const email = await complete(page, APPLICATION, freshEmail(), {
      'Full name': name,
      'Phone number': phone,
      'Street address': street,
      City: city,
      'Postal code': postalCode,
    });
    expect(await rowsOf('mechanic_applications', { email_address: `eq.${email}` })).toMatchObject([
      { full_name: name, phone_number: phone, street_address: street, city, postal_code: postalCode },
    ]);
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expectUnharmed();
  }
});

test('hostile email addresses are refused, an unusual one is stored as typed', async ({ page, rowsOf }) => {
  const expectUnharmed = await watchForExecution(page);
  await openLanding(page);
  const dialog = await openWaitlist(page);
  const field = dialog.getByLabel('Email address');
  for (const email of [
    '<script>broken()</script>@example.ca',
    '"><img src=x onerror=broken()>@example.ca',
    '🚗@example.ca',
    '\u202Edriver@example.ca',
    'driver@example.ca\0',
    'a@b@example.ca',
    'driver@example.ca, owner@example.ca',
  ]) {
    await fill(dialog, WAITLIST.values(email));
    await expect(field).not.toHaveAttribute('aria-invalid');
    await press(dialog, WAITLIST);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('Enter a full email address');
  }
  const unusual = `o'brien--{select}*|&=$^%_+${freshEmail()}`;
  await fill(dialog, WAITLIST.values(unusual));
  await press(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  expect(await rowsOf('registered_users', { email_id: `eq.${unusual}` })).toHaveLength(1);
  await expectUnharmed();
});

test('an address with markup is recorded with its campaign alone', async ({ page, rowsOf }) => {
  const expectUnharmed = await watchForExecution(page);
  const visit = freshEmail();
  const markup = `<script>broken()</script>"'><img src=x onerror=broken()>`;
  const campaign = new URLSearchParams({ utm_campaign: visit, utm_content: markup });
  await openLanding(page, `/?${campaign}&q=${markup}#<svg onload=broken()>`);
  await expectUnharmed();
  const address = `${new URL(page.url()).origin}/?${campaign}`;
  const filter = { page_url: `like.*${encodeURIComponent(visit)}*`, select: 'page_url' };
  await expect.poll(() => rowsOf('user_sessions', filter)).toContainEqual({ page_url: address });
});
