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
  name: string;
  /** Of its requests. */
  path: RegExp;
  table: string;
  emailColumn: string;
  send: string;
  failed: string;
  done: string;
  open: (page: Page) => Promise<Locator>;
  /** Fills the form in, and gives what has to stand in it as long as it is not sent. */
  fill: (dialog: Locator, email: string) => Promise<Record<string, string>>;
}

const FORMS: Form[] = [
  {
    name: 'the waitlist',
    path: /\/rest\/v1\/registered_users/,
    table: 'registered_users',
    emailColumn: 'email_id',
    send: 'Join',
    failed: 'Registration Failed',
    done: 'Welcome to Pitlane!',
    open: openWaitlist,
    fill: async (dialog, email) => {
      await fillWaitlist(dialog, email);
      return { Email: email, 'Postal code': 'm5v2t6' };
    },
  },
  {
    name: 'the application',
    path: /\/rest\/v1\/mechanic_applications/,
    table: 'mechanic_applications',
    emailColumn: 'email_address',
    send: 'Submit Application',
    failed: 'Submission Failed',
    done: 'Application Submitted!',
    open: openMechanic,
    fill: async (dialog, email) => {
      await fillMechanic(dialog, email);
      return application(email);
    },
  },
];

/** What messages.spec.ts does not have: answers that look right until they are read. */
const ANSWERS: Record<string, (route: Route) => Promise<void>> = {
  'forbids it': (route) => route.fulfill({ status: 403, json: { code: '42501', message: 'denied' } }),
  'answers 200 with a page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Free Wi-Fi! Please sign in</h1>' }),
  'answers 200 with nothing': (route) => route.fulfill({ status: 200, body: '' }),
  'answers 200 with another shape': (route) => route.fulfill({ status: 200, json: [[null]] }),
  'answers 500 with a duplicate in its text': (route) =>
    route.fulfill({ status: 500, json: { message: '23505' } }),
  'sends the visitor elsewhere': (route) => route.fulfill({ status: 302, headers: { Location: '/' } }),
};

for (const form of FORMS) {
  for (const [fault, answer] of Object.entries(ANSWERS)) {
    test(`${form.name} keeps what was typed when the data interface ${fault}`, async ({ page }) => {
      await page.route(form.path, answer);
      await openLanding(page);
      await expectFailureThenSuccess(page, form, () => page.unroute(form.path));
    });
  }

  test(`${form.name} survives a reset in the middle of the answer`, async ({ page, faultyHost }) => {
    faultyHost.breakPath(form.path, resetMidBody(201, 'application/json', '{"id":"'));
    await openLanding(page, faultyHost.origin);
    await expectFailureThenSuccess(page, form, faultyHost.mend);
  });

  test(`${form.name} survives an answer that is no HTTP`, async ({ page, faultyHost }) => {
    faultyHost.breakPath(form.path, (_request, { socket }) => void socket?.end('\0\0\0 hello\r\n\r\n'));
    await openLanding(page, faultyHost.origin);
    await expectFailureThenSuccess(page, form, faultyHost.mend);
  });

  test(`${form.name} waits 14 s for a slow data interface`, async ({ page, rowsOf }) => {
    await page.clock.install();
    const held = await holdRequests(page, form.path);
    await openLanding(page);
    const { dialog, email, button } = await fillAndSend(page, form);
    await held.first;
    await page.clock.fastForward(14_000);
    await expect(button).toBeHidden();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await held.release();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(await rowsOf(form.table, { [form.emailColumn]: `eq.${email}` })).toHaveLength(1);
  });

  test(`${form.name} gives a silent data interface up after 15 s`, async ({ page, rowsOf }) => {
    await page.clock.install();
    const held = await holdRequests(page, form.path);
    await openLanding(page);
    const { dialog, email, values, button } = await fillAndSend(page, form);
    await held.first;
    await page.clock.fastForward(15_000);
    await expect(dialog.getByRole('alert')).toContainText(form.failed);
    await expectValues(dialog, values);

    await held.drop();
    await button.click();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(await rowsOf(form.table, { [form.emailColumn]: `eq.${email}` })).toHaveLength(1);
  });

  test(`${form.name} fails offline and works once the network is back`, async ({ page, context }) => {
    await openLanding(page);
    const dialog = await form.open(page);
    const values = await form.fill(dialog, freshEmail());
    await context.setOffline(true);
    const button = dialog.getByRole('button', { name: form.send, exact: true });
    await button.click();
    await expect(dialog.getByRole('alert')).toContainText(form.failed);
    await expectValues(dialog, values);
    await context.setOffline(false);
    await button.click();
    await expect(page.getByText(form.done)).toBeVisible();
  });
}

async function fillAndSend(page: Page, form: Form) {
  const dialog = await form.open(page);
  const email = freshEmail();
  const values = await form.fill(dialog, email);
  const button = dialog.getByRole('button', { name: form.send, exact: true });
  await button.click();
  return { dialog, email, values, button };
}

/** The first attempt fails and leaves everything as it was; with the fault mended the second one succeeds. */
async function expectFailureThenSuccess(page: Page, form: Form, mend: () => unknown): Promise<void> {
  const { dialog, values, button } = await fillAndSend(page, form);
  await expect(dialog.getByRole('alert')).toContainText(form.failed);
  await expectValues(dialog, values);
  await expect(button).toBeEnabled();
  await mend();
  await button.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(form.done)).toBeVisible();
}

/** Keeps requests from being answered until they are released, or dropped without an answer for good. */
async function holdRequests(page: Page, path: RegExp) {
  const routes: Route[] = [];
  let arrive: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(path, (route) => {
    routes.push(route);
    arrive();
  });
  return {
    first,
    release: () => Promise.all(routes.splice(0).map((route) => route.continue())),
    drop: () => page.unroute(path),
  };
}
