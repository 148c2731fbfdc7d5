import { expect, openLanding, test } from './fixtures';
import { APPLICATION, expectValues, freshEmail, press, send } from './forms';

// The browser itself reports a request that failed; analytics rows may fail with the rest.
test.use({
  allowedErrors: /Failed to load resource|^Analytics tracking failed|^Submission failed/,
});

// journey.spec.ts has another failure, tests/unit/data all of them, and forms.test.tsx every message of both forms.
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
