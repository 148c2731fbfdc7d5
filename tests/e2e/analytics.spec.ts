import { collectRows, expect, holdRequests, openLanding, pathOfChunk, type Row, test } from './fixtures';
import { complete, fill, freshEmail, press, WAITLIST } from './forms';

const ofType = (rows: Row[], type: string) => rows.filter((row) => row['interaction_type'] === type);
const kinds = (rows: Row[]) => rows.map((row) => `${row['interaction_type']} ${row['interaction_target']}`);

test('a visit is one page_view with every field, and its end a scroll of 100 %', async ({ page, rowsOf }) => {
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
    .poll(() => ofType(rows, 'scroll'))
    .toMatchObject([{ interaction_target: 'page', interaction_data: { scroll_percentage: 100 } }]);
});

test('a visit to the waitlist records its clicks, one view and one form_submit', async ({ page, rowsOf }) => {
  const rows = collectRows(page);
  await openLanding(page);
  const dataOf = (target: string) =>
    rows.filter((row) => row['interaction_target'] === target).map((row) => row['interaction_data']);
  const BOTH = expect.arrayContaining([null, { source: 'global_click_handler' }]);

  await page.getByRole('button', { name: 'See Your Savings' }).click();
  await expect
    .poll(() => [dataOf('see_your_savings_button'), dataOf('see_your_savings')])
    .toEqual([[null], [{ source: 'global_click_handler' }]]);

  const button = page.locator('#benefits').getByRole('button', { name: 'Join the Waitlist' });
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => kinds(rows)).toContain('section_view benefits_section');
  await button.click();
  const dialog = page.getByRole('dialog', { name: WAITLIST.title });
  await expect(dialog).toHaveCount(1);
  await expect.poll(() => dataOf('join_waitlist')).toEqual(BOTH);
  expect(dataOf('join_waitlist')).toHaveLength(2);

  const email = freshEmail();
  await fill(dialog, WAITLIST.values(email));
  await press(dialog, WAITLIST);
  await expect.poll(() => kinds(rows)).toContain('form_submit waitlist_form');
  const [person] = await rowsOf('registered_users', { email_id: `eq.${email}` });
  expect(ofType(rows, 'form_submit')).toMatchObject([
    { user_id: person?.['id'], interaction_data: { email_domain: 'example.ca' } },
  ]);
  expect(rows.filter((row) => row['user_id'] !== null)).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(email);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Benefits' }).click();
  await expect(page.getByRole('heading', { name: 'Revolutionize Your Car Care' })).toBeInViewport();
  expect(ofType(rows, 'section_view')).toMatchObject([{ interaction_data: { section: 'benefits' } }]);
});

test('a visit that ends before the client is loaded is counted once', async ({ page, rowsOf }) => {
  await holdRequests(page, pathOfChunk('dataClient'));
  const campaign = `visit-${Date.now()}`;
  await openLanding(page, `/?utm_campaign=${campaign}`);
  await page.goto('about:blank');
  const rows = () => rowsOf('user_sessions', { page_url: `like.*${campaign}` });
  await expect.poll(rows).toMatchObject([{ interaction_target: 'homepage' }]);
});

test.describe('with analytics blocked', () => {
  test.use({ allowedErrors: /Failed to load resource|^Analytics tracking failed/ });

  test('each event is logged once and the waitlist works', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Analytics tracking failed')) logged.push(message.text());
    });
    await page.route('**/rest/v1/user_sessions*', (route) => route.abort('blockedbyclient'));
    await openLanding(page);
    const email = await complete(page, WAITLIST);
    // page_view, the page-wide click and form_submit
    await expect.poll(() => logged).toHaveLength(3);
    expect(logged.join()).not.toContain(email);
  });
});
