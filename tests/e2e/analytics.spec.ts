import { collectRows, expect, openLanding, type Row, test } from './fixtures';
import { complete } from './forms';
import { WAITLIST } from './languages';

const rowsOfType = (rows: Row[], type: string) => rows.filter((row) => row['interaction_type'] === type);
/** Returns the type and the target of each event. */
const kinds = (rows: Row[]) => rows.map((row) => `${row['interaction_type']} ${row['interaction_target']}`);

test('a visit that scrolls to the end stores one page_view and sends one scroll event', async ({
  page,
  rowsOf,
}) => {
  const rows = collectRows(page);
  await page.goto('/', { referer: 'https://news.example.ca/cars' });
  await expect.poll(() => kinds(rows)).toContain('page_view homepage');
  const [row] = rows;
  expect(row).toEqual({
    session_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    user_id: null,
    page_url: page.url(),
    user_agent: await page.evaluate(() => navigator.userAgent),
    referrer: expect.stringMatching(/^https:\/\/news\.example\.ca\//),
    viewport_width: 1280,
    viewport_height: 720,
    interaction_type: 'page_view',
    interaction_target: 'homepage',
    interaction_data: null,
  });
  await expect
    .poll(() => rowsOf('user_sessions', { session_id: `eq.${row?.['session_id']}` }))
    .toEqual([expect.objectContaining({ ...row, created_at: expect.any(String) })]);

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(() => rowsOfType(rows, 'scroll'))
    .toMatchObject([{ interaction_target: 'page', interaction_data: { scroll_percentage: 100 } }]);
});

test('seeing the benefits section sends one section_view event', async ({ page }) => {
  const rows = collectRows(page);
  await openLanding(page);
  await page.locator('#benefits').scrollIntoViewIfNeeded();
  await expect
    .poll(() => rowsOfType(rows, 'section_view'))
    .toMatchObject([{ interaction_target: 'benefits_section', interaction_data: { section: 'benefits' } }]);
});

test('only the form_submit event contains the ID of the registration, and no event contains the email address', async ({
  page,
  rowsOf,
}) => {
  const rows = collectRows(page);
  await openLanding(page);
  const email = await complete(page, WAITLIST);
  await expect.poll(() => kinds(rows)).toContain('form_submit waitlist_form');
  const [driver] = await rowsOf('registered_users', { email_id: `eq.${email}` });
  expect(rows.filter((row) => row['user_id'] !== null)).toMatchObject([
    {
      interaction_type: 'form_submit',
      user_id: driver?.['id'],
      interaction_data: { email_domain: 'example.ca' },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('a visit that ends before the page is idle is recorded once', async ({ page, rowsOf }) => {
  // Keeps the page from becoming idle.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  const campaign = `visit-${Date.now()}`;
  await openLanding(page, `/?utm_campaign=${campaign}`);
  await page.goto('about:blank');
  const rows = () => rowsOf('user_sessions', { page_url: `like.*${campaign}` });
  await expect.poll(rows).toMatchObject([{ interaction_target: 'homepage' }]);
});
