import { expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { APPLICATION, complete, freshEmail, send, WAITLIST } from './forms';

test.use(MOTION);

// The browser logs the status of the second tries.
test.use({ allowedErrors: [[/status of 409/], { scope: 'test' }] });

test('a newcomer changes the estimate, joins, applies, tries both again in capitals, and the owner finds each row once', async ({
  page,
  rowsOf,
}) => {
  await openLanding(page);
  const calculator = await reachCalculator(page);
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await page.getByRole('option', { name: 'Brake Pad Replacement' }).click();
  await expect(calculator.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute('aria-valuenow', '180');

  const driver = freshEmail();
  await complete(page, WAITLIST, `  ${driver}  `);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByText("You've successfully joined our waitlist. We'll notify you when we launch!"),
  ).toBeVisible();
  expect(await rowsOf('registered_users', { email_id: `eq.${driver}` })).toEqual([
    {
      id: expect.any(String),
      email_id: driver,
      postal_code: 'M5V 2T6',
      user_agent: await page.evaluate(() => navigator.userAgent),
      referrer: null,
      created_at: expect.any(String),
    },
  ]);

  const mechanic = await complete(page, APPLICATION);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByText('Thank you for your interest. We will get in touch with you within 4 working days!'),
  ).toBeVisible();
  expect(await rowsOf('mechanic_applications', { email_address: `eq.${mechanic}` })).toEqual([
    {
      id: expect.any(String),
      full_name: 'Alex Example',
      phone_number: '416 555 0142',
      email_address: mechanic,
      street_address: '12 Wrench Street',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
      answered_at: null,
      created_at: expect.any(String),
    },
  ]);

  for (const [form, email] of [
    [WAITLIST, driver],
    [APPLICATION, mechanic],
  ] as const) {
    const dialog = await send(page, form, email.toUpperCase());
    await expect(dialog.getByRole('alert')).toContainText(form.taken);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await rowsOf(form.table, { [form.emailColumn]: `ilike.${email}` })).toHaveLength(1);
  }
});
