import { HOSTILE_TEXTS } from '../hostile-texts';
import { expect, openLanding, test } from './fixtures';
import { APPLICATION, complete, fill, freshEmail, openWaitlist, press, WAITLIST } from './forms';

let executions: number;

test.beforeEach(async ({ page }) => {
  executions = 0;
  // The hostile texts would call it.
  await page.exposeFunction('broken', () => {
    executions += 1;
  });
  await openLanding(page);
});
test.afterEach(() => expect(executions).toBe(0));

// tests/database/data-interface.test.ts stores every hostile text in every column.
test('code is stored as typed and never runs', async ({ page, rowsOf }) => {
  const postalCode = HOSTILE_TEXTS['an image with a handler'];
  const application = {
    'Full name': HOSTILE_TEXTS['a script'],
    'Phone number': HOSTILE_TEXTS.SQL,
    'Street address': HOSTILE_TEXTS['a filter of the data interface'],
    City: HOSTILE_TEXTS['a template'],
    'Postal code': HOSTILE_TEXTS['a formula'],
  };
  const driver = await complete(page, WAITLIST, { 'Postal code': postalCode });
  expect(await rowsOf('registered_users', { email_id: `eq.${driver}` })).toMatchObject([
    { postal_code: postalCode },
  ]);
  // On the licence plate.
  await expect(page.locator('#hero')).toContainText(postalCode);
  const mechanic = await complete(page, APPLICATION, application);
  const [row] = await rowsOf('mechanic_applications', { email_address: `eq.${mechanic}` });
  expect(Object.values(row ?? {})).toEqual(expect.arrayContaining(Object.values(application)));
});

test('hostile email addresses are refused, an unusual one is stored as typed', async ({ page, rowsOf }) => {
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
});
