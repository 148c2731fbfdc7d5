import { expect, openLanding, test } from './fixtures';
import { fill, freshEmail, openWaitlist, press, WAITLIST } from './forms';

test.skip(
  !process.env['CHROMIUM_PATH'],
  'A headless shell has no back-forward cache: name a whole Chromium in CHROMIUM_PATH.',
);

test.use({
  // Playwright disables the cache by default.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
  // The browser logs the status of the page in between.
  allowedErrors: /status of 404/,
});

test('the page comes back as it was left, with what was typed, and works', async ({ page, rowsOf }) => {
  await openLanding(page);
  const email = freshEmail();
  const dialog = await openWaitlist(page);
  await fill(dialog, WAITLIST.values(email));
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
    location.href = '/no/such/page';
  });
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();

  // `page.goBack` waits for a load event, which a page from the cache does not fire.
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(dialog.getByLabel('Email address')).toHaveValue(email);
  await press(dialog, WAITLIST);
  await expect(page.getByText(WAITLIST.done)).toBeVisible();
  expect(await rowsOf('registered_users', { email_id: `eq.${email}` })).toHaveLength(1);
});
