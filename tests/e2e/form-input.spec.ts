import type { Page } from '@playwright/test';
import { suggestion } from '../../src/content/en/forms';
import { failures, regionNames } from '../../src/content/en/messages';
import { interpolate } from '../../src/lib/interpolate';
import { APPLICATION, WAITLIST } from './editions';
import { expect, holdRequests, MOTION, openLanding, resize, test } from './fixtures';
import { expectValues, fieldIn, fill, freshEmail, openForm, openWaitlist, press } from './forms';

/* What people, their browsers and extensions do to a form. */

const CODE = { [WAITLIST.postalCode]: 'M5V 2T6' };
const REGISTRATIONS = '**/rest/v1/registered_users*';
const toastOn = (page: Page) => page.getByRole('region', { name: regionNames.page }).getByRole('listitem');
const offerOf = (address: string) => interpolate(suggestion, { address });

test('an address is stored as it was meant, however it was pasted', async ({ page, rowsOf }) => {
  await openLanding(page);
  for (const paste of [
    (address: string) => `\u202f${address}\u3000`,
    (address: string) => address.replace('@', '\u2060@\u200b'),
    (address: string) => `Léo Roy <${address}>;`,
    (address: string) => `mailto:${address}`,
  ]) {
    await page.reload();
    const email = freshEmail();
    const dialog = await openWaitlist(page);
    await fill(dialog, { ...CODE, [WAITLIST.email]: paste(email) });
    await press(dialog, WAITLIST);
    await expect(page.getByText(WAITLIST.done)).toBeVisible();
    expect(await rowsOf('registered_users', { email_id: `eq.${email}` }), paste(email)).toHaveLength(1);
  }
});

for (const form of [WAITLIST, APPLICATION]) {
  test(`${form.title}: a likely address is offered in view once, wherever the form is sent from`, async ({
    page,
  }) => {
    await resize(page, '390 x 664');
    await openLanding(page);
    const dialog = await openForm(page, form);
    const mistyped = freshEmail().replace('example.ca', 'outlok.com');
    const { [form.email]: _, ...others } = form.values(mistyped);
    // On the way to another field it would be offered already.
    await fill(dialog, { ...others, [form.email]: mistyped });
    await press(dialog, form);
    const offer = dialog.getByRole('button', { name: offerOf(mistyped.replace('outlok', 'outlook')) });
    await expect(offer).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: form.submit, exact: true })).toBeFocused();
    await offer.click();
    await expect(offer).toHaveCount(0);
    await fill(dialog, { [form.email]: mistyped });
    await fieldIn(dialog, form.postalCode).press('Enter');
    await expect(page.getByText(form.done)).toBeVisible();
  });
}

test('what was filled in without an event is sent', async ({ page, rowsOf }) => {
  await openLanding(page);
  const dialog = await openWaitlist(page);
  const email = freshEmail();
  await fill(dialog, CODE);
  await fieldIn(dialog, WAITLIST.email).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, email);
  await fill(dialog, { [WAITLIST.postalCode]: 'H2X 1Y4' });
  await expectValues(dialog, { [WAITLIST.email]: email });
  await press(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  const rows = await rowsOf('registered_users', { email_id: `eq.${email}` });
  expect(rows).toMatchObject([{ postal_code: 'H2X 1Y4' }]);
});

test('Enter held down on an opener opens the form, and sends nothing', async ({ page }) => {
  await openLanding(page);
  await WAITLIST.opener(page).focus();
  await page.keyboard.down('Enter');
  const email = fieldIn(page.getByRole('dialog'), WAITLIST.email);
  await expect(email).toBeFocused();
  // Each further press of a key that is down is a repeated one.
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(email).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(toastOn(page)).toHaveCount(0);
});

for (const [name, options] of [
  ['with motion', MOTION],
  ['without motion', {}],
] as const) {
  test.describe(name, () => {
    test.use(options);
    for (const size of ['390 x 844', '1440 x 900']) {
      test(`a double click on Join stores one row and keeps the welcome at ${size}`, async ({
        page,
        rowsOf,
      }) => {
        await resize(page, size);
        await openLanding(page);
        const email = freshEmail();
        const dialog = await openWaitlist(page);
        await fill(dialog, WAITLIST.values(email));
        const answer = page.waitForResponse(REGISTRATIONS);
        const join = dialog.getByRole('button', { name: WAITLIST.submit, exact: true });
        const { x, y, width, height } = (await join.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [left, top] = [x + width / 2, y + height / 2];
        await page.mouse.move(left, top);
        await page.mouse.down();
        await page.mouse.up();
        await answer;
        await expect(toastOn(page)).toContainText(WAITLIST.done);
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await expect(dialog).toBeHidden();
        await expect(toastOn(page)).toHaveCount(1);
        await expect(toastOn(page)).toContainText(WAITLIST.done);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
      });
    }
  });
}

test('a double click on Join offers the likely address before anything is sent', async ({ page }) => {
  const release = await holdRequests(page, REGISTRATIONS);
  await openLanding(page);
  const dialog = await openWaitlist(page);
  await fill(dialog, { ...CODE, [WAITLIST.email]: 'leo@gmial.com' });
  await dialog.getByRole('button', { name: WAITLIST.submit, exact: true }).dblclick();
  await expect(dialog.getByRole('button', { name: offerOf('leo@gmail.com') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: WAITLIST.submit, exact: true })).toBeEnabled();
  release();
});

test.describe('in a page that an extension changes', () => {
  test.use({ allowedErrors: /insertBefore/ });

  test('a form that fails is opened again with what was typed', async ({ page }) => {
    await openLanding(page);
    const dialog = await openWaitlist(page);
    await fill(dialog, CODE);
    await dialog
      .locator('form [data-slot="dialog-footer"] > button')
      .evaluateAll(([cancel]) => cancel?.remove());
    // It looks disabled.
    await dialog.getByRole('button', { name: WAITLIST.submit, exact: true }).click({ force: true });
    const note = page.getByRole('alert').filter({ hasText: failures.form });
    await note.getByRole('button', { name: regionNames.dismiss }).click();
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await openWaitlist(page);
    await expectValues(dialog, CODE);
  });
});
