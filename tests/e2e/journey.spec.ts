import type { Page } from '@playwright/test';
import { CHUNKS, expect, MOTION, openLanding, reachCalculator, test } from './fixtures';
import { apply, fillMechanic, fillWaitlist, freshEmail, join, openMechanic, openWaitlist } from './forms';

test.use(MOTION);

test('a newcomer changes the estimate, joins, applies, and the owner finds both rows', async ({
  page,
  rowsOf,
}) => {
  await openLanding(page);
  const calculator = await reachCalculator(page);
  await calculator.getByRole('combobox', { name: 'Service type' }).click();
  await page.getByRole('option', { name: 'Brake Pad Replacement' }).click();
  await expect(calculator.getByRole('meter', { name: 'Pitlane' })).toHaveAttribute('aria-valuenow', '180');

  const driver = freshEmail();
  await join(page, `  ${driver}  `, 'm5v2t6');
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

  const mechanic = await apply(page);
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
});

test.describe('a second time', () => {
  // The browser logs the status.
  test.use({ allowedErrors: [[/status of 409/], { scope: 'test' }] });

  test('the same driver, in other capitals, gets a message and is stored once', async ({ page, rowsOf }) => {
    await openLanding(page);
    const email = await join(page);
    await expect(page.getByRole('dialog')).toBeHidden();

    const second = await openWaitlist(page);
    await expect(second.getByLabel('Email address')).toHaveValue('');
    await fillWaitlist(second, email.toUpperCase());
    await second.getByRole('button', { name: 'Join' }).click();
    await expect(second.getByRole('alert')).toContainText('Already Registered');
    expect(await rowsOf('registered_users', { email_id: `ilike.${email}` })).toHaveLength(1);
  });

  test('the same mechanic gets a message and is stored once', async ({ page, rowsOf }) => {
    await openLanding(page);
    const email = await apply(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    const dialog = await openMechanic(page);
    await fillMechanic(dialog, email);
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Already Applied');
    expect(await rowsOf('mechanic_applications', { email_address: `eq.${email}` })).toHaveLength(1);
  });
});

test('the key of the page reads, counts, changes and deletes no row', async ({ page }) => {
  await openLanding(page);
  const [, key] = /(sb_publishable_\w+)/.exec(await pageScripts(page)) ?? [];
  expect(key).toBeDefined();
  const answers = await page.evaluate(async (apikey = '') => {
    const headers = { apikey, Prefer: 'count=exact', 'Content-Type': 'application/json' };
    const rows = async (path: string) => (await fetch(`/rest/v1/${path}`, { headers })).text();
    const write = async (method: string) => {
      const body = method === 'PATCH' ? JSON.stringify({ postal_code: 'X' }) : null;
      const response = await fetch('/rest/v1/registered_users?postal_code=eq.M5V%202T6', {
        method,
        headers: { ...headers, Prefer: 'return=representation' },
        body,
      });
      return response.ok ? response.text() : 'refused';
    };
    return {
      reads: await Promise.all(
        ['registered_users?select=id', 'mechanic_applications?select=id', 'user_sessions?select=id'].map(
          rows,
        ),
      ),
      writes: [await write('PATCH'), await write('DELETE')],
    };
  }, key);
  // The embedded backend grants all privileges, so this tests row-level security alone; pgTAP tests the grants.
  for (const text of answers.reads) expect(text).toBe('[]');
  for (const text of answers.writes) expect(['[]', 'refused']).toContain(text);
});

/** The text of every script the page has loaded. */
async function pageScripts(page: Page): Promise<string> {
  await expect
    .poll(() =>
      page.evaluate(
        (chunk) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${chunk}-`)),
        CHUNKS.dataClient,
      ),
    )
    .toBe(true);
  return page.evaluate(async () => {
    const urls = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    return (await Promise.all(urls.map(async (url) => (await fetch(url)).text()))).join('\n');
  });
}
