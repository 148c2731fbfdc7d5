import type { Locator, Page, Route } from '@playwright/test';
import { resetMidBody, test } from './faulty-host';
import { expect, openLanding } from './fixtures';
import {
  application,
  expectValues,
  fillMechanic,
  fillWaitlist,
  freshEmail,
  openMechanic,
  openWaitlist,
} from './forms';

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({ allowedErrors: [[/Failed to load resource/, /^Analytics tracking failed/], { scope: 'test' }] });

interface Form {
  /** Of its requests. */
  path: RegExp;
  table: string;
  emailColumn: string;
  submit: string;
  failed: string;
  done: string;
  open: (page: Page) => Promise<Locator>;
  /** Fills in the form and returns what its fields hold until it is stored. */
  fill: (dialog: Locator, email: string) => Promise<Record<string, string>>;
}

const WAITLIST: Form = {
  path: /\/rest\/v1\/registered_users/,
  table: 'registered_users',
  emailColumn: 'email_id',
  submit: 'Join',
  failed: 'Registration Failed',
  done: 'Welcome to Pitlane!',
  open: openWaitlist,
  fill: async (dialog, email) => {
    await fillWaitlist(dialog, email);
    return { Email: email, 'Postal code': 'm5v2t6' };
  },
};

const APPLICATION: Form = {
  path: /\/rest\/v1\/mechanic_applications/,
  table: 'mechanic_applications',
  emailColumn: 'email_address',
  submit: 'Submit Application',
  failed: 'Submission Failed',
  done: 'Application Submitted!',
  open: openMechanic,
  fill: async (dialog, email) => {
    await fillMechanic(dialog, email);
    return application(email);
  },
};

// tests/unit/data has the other answers, and the dialogs' component tests every message.
const ANSWERS: [form: Form, fault: string, answer: (route: Route) => Promise<void>][] = [
  [WAITLIST, 'a rate limit', (route) => route.fulfill({ status: 429, json: { code: 'PT429', message: '' } })],
  [APPLICATION, 'a server error', (route) => route.fulfill({ status: 500, json: { code: 'XX000' } })],
  [WAITLIST, 'a redirect', (route) => route.fulfill({ status: 302, headers: { Location: '/' } })],
  [APPLICATION, 'a proxy page', (route) => route.fulfill({ status: 200, body: '<h1>Sign in</h1>' })],
];

for (const [form, fault, answer] of ANSWERS) {
  test(`${form.table}: ${fault} keeps the form as it was, and another try succeeds`, async ({ page }) => {
    await page.route(form.path, answer);
    await openLanding(page);
    await expectFailureThenSuccess(page, form, () => page.unroute(form.path));
  });
}

test('a registration survives a reset in the middle of the answer', async ({ page, faultyHost }) => {
  faultyHost.breakPath(WAITLIST.path, resetMidBody(201, 'application/json', '{"id":"'));
  await openLanding(page, faultyHost.origin);
  await expectFailureThenSuccess(page, WAITLIST, faultyHost.repair);
});

test('an application survives an answer that is not HTTP', async ({ page, faultyHost }) => {
  faultyHost.breakPath(APPLICATION.path, (_request, { socket }) => void socket?.end('\0\0\0 hello\r\n\r\n'));
  await openLanding(page, faultyHost.origin);
  await expectFailureThenSuccess(page, APPLICATION, faultyHost.repair);
});

for (const form of [WAITLIST, APPLICATION]) {
  test(`${form.table}: waits 14 s for a silent server, gives up after 15, and another try is stored once`, async ({
    page,
    rowsOf,
  }) => {
    await page.clock.install();
    const { arrived } = await holdRequest(page, form.path);
    await openLanding(page);
    const { dialog, email, values, button } = await fillAndSubmit(page, form);
    await arrived;
    await page.clock.fastForward(14_000);
    await expect(button).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(dialog.getByRole('alert')).toContainText(form.failed);
    await expectValues(dialog, values);

    await page.unroute(form.path);
    await button.click();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(await rowsOf(form.table, { [form.emailColumn]: `eq.${email}` })).toHaveLength(1);
  });

  test(`${form.table}: fails offline, and another try succeeds online`, async ({ page, context }) => {
    await openLanding(page);
    await expectFailureThenSuccess(
      page,
      form,
      () => context.setOffline(false),
      () => context.setOffline(true),
    );
  });
}

async function fillAndSubmit(page: Page, form: Form, beforeSubmit?: () => Promise<void>) {
  const dialog = await form.open(page);
  const email = freshEmail();
  const values = await form.fill(dialog, email);
  const button = dialog.getByRole('button', { name: form.submit, exact: true });
  await beforeSubmit?.();
  await button.click();
  return { dialog, email, values, button };
}

/** The first attempt fails and changes nothing in the form; after the repair the second one succeeds. */
async function expectFailureThenSuccess(
  page: Page,
  form: Form,
  repair: () => Promise<void>,
  breakDown?: () => Promise<void>,
): Promise<void> {
  const { dialog, values, button } = await fillAndSubmit(page, form, breakDown);
  await expect(dialog.getByRole('alert')).toContainText(form.failed);
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expectValues(dialog, values);
  await expect(button).toBeEnabled();
  await repair();
  await button.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(form.done)).toBeVisible();
}

/** Leaves requests without an answer; `arrived` settles with the first of them. */
async function holdRequest(page: Page, path: RegExp): Promise<{ arrived: Promise<void> }> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(path, () => arrive());
  return { arrived };
}
