import { expect, openLanding, test } from './fixtures';
import { APPLICATION, expectValues, fill, freshEmail, openWaitlist, press, send, WAITLIST } from './forms';

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({
  allowedErrors: [
    [/Failed to load resource/, /^Analytics tracking failed/, /^Submission failed/],
    { scope: 'test' },
  ],
});

// What only a browser does: tests/unit/data has all other faults, and forms.test.tsx every message of both forms.
test('without a network the form stays as it was, and another try succeeds', async ({ page, context }) => {
  const answered = page.waitForResponse(/user_sessions/);
  await openLanding(page);
  // The code that sends is loaded.
  await answered;
  const dialog = await openWaitlist(page);
  const values = WAITLIST.values(freshEmail());
  await fill(dialog, values);
  await context.setOffline(true);
  await press(dialog, WAITLIST);
  await expect(dialog.getByRole('alert')).toContainText(WAITLIST.failed);
  await expectValues(dialog, values);
  await context.setOffline(false);
  await press(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
});

test('a silent server is given up, and another try is stored once', async ({ page, rowsOf }) => {
  await page.clock.install();
  const path = /mechanic_applications/;
  const arrived = page.waitForRequest(path);
  await page.route(path, () => undefined);
  await openLanding(page);
  const email = freshEmail();
  const dialog = await send(page, APPLICATION, email);
  await arrived;
  await expect(dialog).toContainText('Submitting...');
  // tests/unit/data/inserts.test.ts has the exact time.
  await page.clock.fastForward(15_000);
  await expect(dialog.getByRole('alert')).toContainText(APPLICATION.failed);
  await expectValues(dialog, APPLICATION.values(email));

  await page.unroute(path);
  await press(dialog, APPLICATION);
  await expect(page.getByText(APPLICATION.done)).toBeVisible();
  expect(await rowsOf(APPLICATION.table, { [APPLICATION.emailColumn]: `eq.${email}` })).toHaveLength(1);
});
