import type { Route } from '@playwright/test';
import { expect, openLanding, test } from './fixtures';
import {
  application,
  expectValues,
  fillMechanic,
  fillWaitlist,
  freshEmail,
  openMechanic,
  openWaitlist,
} from './forms';

const DUPLICATE = JSON.stringify({
  code: '23505',
  message: 'duplicate key value',
  details: null,
  hint: null,
});

/** Every way in which the data interface can fail the visitor. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is offline': (route) => route.abort('internetdisconnected'),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'cannot be found': (route) => route.abort('namenotresolved'),
  'resets the connection': (route) => route.abort('connectionreset'),
  'limits the rate': (route) => route.fulfill({ status: 429, json: { code: 'PT429', message: 'too many' } }),
  'fails inside': (route) => route.fulfill({ status: 500, json: { code: 'XX000', message: 'boom' } }),
  'refuses the row': (route) => route.fulfill({ status: 400, json: { code: '23514', message: 'check' } }),
  'denies access': (route) => route.fulfill({ status: 401, json: { code: '42501', message: 'denied' } }),
  'conflicts otherwise': (route) => route.fulfill({ status: 409, json: { code: '23503', message: 'key' } }),
  'hides behind a proxy page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'answers junk': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' }),
};

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({ allowedErrors: [[/Failed to load resource/, /Analytics tracking failed/], { scope: 'test' }] });

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`the waitlist says so when the data interface ${fault}`, async ({ page }) => {
    await page.route('**/rest/v1/registered_users*', answer);
    await openLanding(page);
    const dialog = await openWaitlist(page);
    const email = freshEmail();
    await fillWaitlist(dialog, email);
    await dialog.getByRole('button', { name: 'Join' }).click();

    await expect(dialog.getByRole('alert')).toContainText('Registration Failed');
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await expectValues(dialog, { Email: email, 'Postal code': 'm5v2t6' });
    await expect(dialog.getByRole('button', { name: 'Join' })).toBeEnabled();
  });
}

for (const [fault, answer] of Object.entries(FAULTS).filter(([fault]) => fault !== 'answers junk')) {
  test(`the application says so when the data interface ${fault}`, async ({ page }) => {
    await page.route('**/rest/v1/mechanic_applications*', answer);
    await openLanding(page);
    const dialog = await openMechanic(page);
    const email = freshEmail();
    await fillMechanic(dialog, email);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();

    await expect(dialog.getByRole('alert')).toContainText('Submission Failed');
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await expectValues(dialog, application(email));
  });
}

test('a duplicate on the waitlist is told apart', async ({ page }) => {
  await page.route('**/rest/v1/registered_users*', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: DUPLICATE }),
  );
  await openLanding(page);
  const dialog = await openWaitlist(page);
  await fillWaitlist(dialog, freshEmail());
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Already Registered');
  await expect(dialog.getByRole('alert')).toContainText('This email is already on our waitlist!');
});

test('a duplicate application is told apart', async ({ page }) => {
  await page.route('**/rest/v1/mechanic_applications*', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: DUPLICATE }),
  );
  await openLanding(page);
  const dialog = await openMechanic(page);
  await fillMechanic(dialog, freshEmail());
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Already Applied');
  await expect(dialog.getByRole('alert')).toContainText('This email has already been submitted!');
});
