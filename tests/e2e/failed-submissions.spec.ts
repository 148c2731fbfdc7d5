import type { Page, Route } from '@playwright/test';
import { type FaultyHost, resetMidBody, test } from './faulty-host';
import { expect, openLanding } from './fixtures';
import { APPLICATION, expectValues, type Form, fill, freshEmail, openForm, WAITLIST } from './forms';

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({ allowedErrors: [[/Failed to load resource/, /^Analytics tracking failed/], { scope: 'test' }] });

/** Of the requests of a form. */
const pathOf = ({ table }: Form) => new RegExp(`/rest/v1/${table}`);

interface Fault {
  breakDown: (page: Page, host: FaultyHost) => unknown;
  repair: (page: Page, host: FaultyHost) => unknown;
}

const answeredBy = (form: Form, response: Parameters<Route['fulfill']>[0]): Fault => ({
  breakDown: (page) => page.route(pathOf(form), (route) => route.fulfill(response)),
  repair: (page) => page.unroute(pathOf(form)),
});
const brokenOff = (...fault: Parameters<FaultyHost['breakPath']>): Fault => ({
  breakDown: (_page, host) => host.breakPath(...fault),
  repair: (_page, host) => host.repair(),
});
const OFFLINE: Fault = {
  breakDown: (page) => page.context().setOffline(true),
  repair: (page) => page.context().setOffline(false),
};

// tests/unit/data has the other answers, and the dialogs' component tests every message.
const FAULTS: [form: Form, faults: Record<string, Fault>][] = [
  [
    WAITLIST,
    {
      'a rate limit': answeredBy(WAITLIST, { status: 429, json: { code: 'PT429', message: '' } }),
      'a redirect': answeredBy(WAITLIST, { status: 302, headers: { Location: '/' } }),
      'a reset in the middle of the answer': brokenOff(
        pathOf(WAITLIST),
        resetMidBody(201, 'application/json', '{"id":"'),
      ),
      'no network': OFFLINE,
    },
  ],
  [
    APPLICATION,
    {
      'a server error': answeredBy(APPLICATION, { status: 500, json: { code: 'XX000' } }),
      'a proxy page': answeredBy(APPLICATION, { status: 200, body: '<h1>Sign in</h1>' }),
      'an answer that is not HTTP': brokenOff(
        pathOf(APPLICATION),
        (_request, { socket }) => void socket?.end('\0\0\0 hello\r\n\r\n'),
      ),
      'no network': OFFLINE,
    },
  ],
];

for (const [form, faults] of FAULTS) {
  test(`${form.table}: a fault keeps the form as it was, and another try succeeds`, async ({
    page,
    faultyHost,
  }) => {
    await openLanding(page, faultyHost.origin);
    for (const [name, { breakDown, repair }] of Object.entries(faults)) {
      await test.step(name, async () => {
        const { dialog, values, button } = await fillAndSubmit(page, form, () => breakDown(page, faultyHost));
        await expect(dialog.getByRole('alert')).toContainText(form.failed);
        await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
        await expectValues(dialog, values);
        await expect(button).toBeEnabled();
        await repair(page, faultyHost);
        await button.click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(form.done)).toBeVisible();
        await page.getByRole('button', { name: 'Dismiss message' }).click();
        await expect(page.getByText(form.done)).toBeHidden();
      });
    }
  });
}

for (const form of [WAITLIST, APPLICATION]) {
  test(`${form.table}: waits 14 s for a silent server, gives up after 15, and another try is stored once`, async ({
    page,
    rowsOf,
  }) => {
    await page.clock.install();
    const arrived = page.waitForRequest(pathOf(form), { timeout: 0 });
    await page.route(pathOf(form), () => undefined);
    await openLanding(page);
    const { dialog, email, values, button } = await fillAndSubmit(page, form);
    await arrived;
    await page.clock.fastForward(14_000);
    await expect(button).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(dialog.getByRole('alert')).toContainText(form.failed);
    await expectValues(dialog, values);

    await page.unroute(pathOf(form));
    await button.click();
    await expect(page.getByText(form.done)).toBeVisible();
    expect(await rowsOf(form.table, { [form.emailColumn]: `eq.${email}` })).toHaveLength(1);
  });
}

async function fillAndSubmit(page: Page, form: Form, beforeSubmit?: () => unknown) {
  const dialog = await openForm(page, form);
  const email = freshEmail();
  const values = form.values(email);
  await fill(dialog, values);
  const button = dialog.getByRole('button', { name: form.submit, exact: true });
  await beforeSubmit?.();
  await button.click();
  return { dialog, email, values, button };
}
