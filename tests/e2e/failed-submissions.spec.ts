import type { Page } from '@playwright/test';
import { type FaultyHost, resetMidBody, test } from './faulty-host';
import { expect, openLanding } from './fixtures';
import { APPLICATION, expectValues, type Form, freshEmail, send, WAITLIST } from './forms';

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({
  allowedErrors: [
    [/Failed to load resource/, /^Analytics tracking failed/, /^Submission failed/],
    { scope: 'test' },
  ],
});

/** Of the requests of a form. */
const pathOf = ({ table }: Form) => new RegExp(`/rest/v1/${table}`);
const PATH = pathOf(WAITLIST);

type Repair = () => unknown;

/** What only a browser does; tests/unit/data has the answers, and forms.test.tsx every message of both forms. */
const FAULTS: Record<string, (page: Page, host: FaultyHost) => Repair | Promise<Repair>> = {
  'a redirect': async (page) => {
    await page.route(PATH, (route) => route.fulfill({ status: 302, headers: { Location: '/' } }));
    return () => page.unroute(PATH);
  },
  'a reset in the middle of the answer': (_page, host) =>
    host.breakPath(PATH, resetMidBody(201, 'application/json', '{"id":"')),
  'an answer that is not HTTP': (_page, host) =>
    host.breakPath(PATH, (_request, { socket }) => void socket?.end('\0\0\0 hello\r\n\r\n')),
  'no network': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

test('a fault keeps the form as it was, and another try succeeds', async ({ page, faultyHost }) => {
  await openLanding(page, faultyHost.origin);
  for (const [name, breakDown] of Object.entries(FAULTS)) {
    await test.step(name, async () => {
      const repair = await breakDown(page, faultyHost);
      const { dialog, values, button } = await fillAndSubmit(page, WAITLIST);
      await expect(dialog.getByRole('alert')).toContainText(WAITLIST.failed);
      await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Please try again.');
      await expectValues(dialog, values);
      await expect(button).toBeEnabled();
      await repair();
      await button.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(WAITLIST.done)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss message' }).click();
      await expect(page.getByText(WAITLIST.done)).toBeHidden();
    });
  }
});

test('a silent server is given up after 15 s, and another try is stored once', async ({ page, rowsOf }) => {
  await page.clock.install();
  const path = pathOf(APPLICATION);
  const arrived = page.waitForRequest(path, { timeout: 0 });
  await page.route(path, () => undefined);
  await openLanding(page);
  const { dialog, email, values, button } = await fillAndSubmit(page, APPLICATION);
  await arrived;
  await page.clock.fastForward(14_000);
  await expect(button).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(dialog.getByRole('alert')).toContainText(APPLICATION.failed);
  await expectValues(dialog, values);

  await page.unroute(path);
  await button.click();
  await expect(page.getByText(APPLICATION.done)).toBeVisible();
  expect(await rowsOf(APPLICATION.table, { [APPLICATION.emailColumn]: `eq.${email}` })).toHaveLength(1);
});

async function fillAndSubmit(page: Page, form: Form) {
  const email = freshEmail();
  const dialog = await send(page, form, email);
  const button = dialog.getByRole('button', { name: form.submit, exact: true });
  return { dialog, email, values: form.values(email), button };
}
