import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekChart } from '../../scripts/report/charts.ts';
import { hostedSource } from '../../scripts/report/database.ts';
import { renderPage } from '../../scripts/report/page.tsx';
import { PEOPLE, type Query, readFigures, readPeople } from '../../scripts/report/views.ts';
import { writeReport } from '../../scripts/report/write.ts';
import { claimedFigures } from '../../src/content/claimed-figures.ts';
import { testDatabase } from './test-database.ts';

/**
 * Four drivers, two mechanics, three visits of which one registered; besides them the doctor's row, a driver whose browser
 * names a program, and a bot's visit.
 */
const REPORT_ROWS = `
  insert into registered_users (email_id, postal_code, language, user_agent, created_at) values
    ('a@mail.example', 'M5V 2T6', 'en', 'x', now() - interval '1 day'),
    ('b@mail.example', 'm5v1a1', 'en', 'x', now() - interval '2 days'),
    ('=c@post.example', 'H2X 1Y4', 'fr', 'x', now() - interval '8 days'),
    ('d@mail.example', 'soon, moving', 'en', 'x', now() - interval '30 days'),
    ('robot@mail.example', 'M5V 2T6', 'fr', 'Robot 7', now() - interval '40 days'),
    ('e@doctor.invalid', 'K1A 0B1', 'en', 'pitlane-doctor', now() - interval '1 day');
  insert into mechanic_applications
    (full_name, phone_number, email_address, street_address, city, postal_code, language, created_at, answered_at) values
    ('Léo "Le Garage", fils', '+1 514 555 0100', 'leo@shop.example', '-', 'Laval', 'M5V 9Z9', 'fr', now() - interval '21 days', null),
    ('Answered', '1', 'answered@shop.example', '1 Street', 'Ottawa', 'K1A 0B1', 'en', now() - interval '40 days', now());
  insert into user_sessions (session_id, page_url, user_agent, referrer, viewport_width, viewport_height,
    interaction_type, interaction_target, interaction_data, created_at)
  select ('00000000-0000-4000-8000-00000000000' || visit)::uuid, page, agent, referrer, case visit when 3 then 1440 else 390 end, 844, type, target, data, now() - interval '1 day'
  from (values
    (1, 'https://site.example/?utm_source=%3Cb%3E&utm_campaign=winter+tires', 'x', null, 'page_view', 'homepage', null::jsonb),
    (1, 'https://site.example/', 'x', null, 'button_click', 'see_your_savings', null),
    (1, 'https://site.example/', 'x', null, 'button_click', 'join_waitlist', null),
    (1, 'https://site.example/?utm_campaign=winter+tires', 'x', null, 'form_submit', 'waitlist_form', '{"email_domain": "mail.example"}'),
    (2, 'https://site.example/', 'x', 'https://www.search.example/', 'page_view', 'homepage', null),
    (3, 'https://site.example/', 'x', 'https://search.example/q', 'page_view', 'homepage', null),
    (4, 'https://site.example/', 'ExampleBot/1.0', null, 'page_view', 'homepage', null)
  ) as events (visit, page, agent, referrer, type, target, data);
  update user_sessions set user_id = (select id from registered_users where email_id = 'a@mail.example') where interaction_type = 'form_submit';
`;

let server: PGLiteSocketServer;
let page: Document;
const database = testDatabase(REPORT_ROWS);
const folder = mkdtempSync(join(tmpdir(), 'report-'));

beforeAll(async () => {
  claimedFigures.drivers = 1_200;
  server = new PGLiteSocketServer({ db: database(), host: '127.0.0.1', port: 0 });
  await server.start();
  await write(false);
  page = new JSDOM(file('index.html')).window.document;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Uses the database as the command does. */
async function read<Result>(use: (query: Query, name: string) => Promise<Result>): Promise<Result> {
  const address = `postgresql://postgres:secret@${server.getServerConn()}/postgres`;
  const { name, query, close } = await hostedSource(address);
  return use(query, name).finally(close);
}

const write = (withPeople: boolean) =>
  read(async (query, source) => {
    const people = withPeople ? await readPeople(query) : {};
    writeReport(folder, { product: 'x', source, at: new Date(), ...(await readFigures(query)), people });
  });

const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

// That each view counts right, supabase/tests shows.
it('the page shows the main figures, and what is late', () => {
  expect(textsOf(page, '.tiles li')).toEqual([
    '4 Drivers on the waitlist The page says 1,200+: 1,196 are missing. Not counted: 1 whose browser names a program',
    '2 Joined in the last seven days 1 in the seven days before',
    '3 Visits in the last seven days 0 in the seven days before',
    '2 Mechanics who applied 1 not answered yet',
    '21 days Oldest unanswered application An answer is promised within four working days',
  ]);
  expect(page.querySelector('.late b')?.textContent).toBe('Oldest unanswered application');
});

it.each([
  [
    'funnel_by_day',
    'Visited 3 100, Pressed See Your Savings 1 33, Pressed a button to join 1 33, Sent the form 1 33, Joined the list 1 33',
  ],
  ['demand_by_area', 'M5V 2 1 2, H2X 1 0 –, other 1 0 –, K1A 0 1 0'],
  // A text, no markup.
  ['campaigns', 'winter tires · <b> 1 1 100'],
])('a table shows %s', (id, rows) => {
  expect(textsOf(page, `[aria-labelledby="${id}"] tbody tr`).join(', ')).toBe(rows);
});

it('charts show the growth, bars are to scale, and an area without a mechanic is red', () => {
  const charts = [...page.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-label'));
  expect(charts).toEqual([
    expect.stringContaining('by day, 4 at the end'),
    expect.stringContaining('by week'),
  ]);
  const bars = page.querySelectorAll<HTMLElement>('[aria-labelledby="demand_by_area"] .bar');
  expect([...bars].map(({ style }) => style.width)).toEqual(['100%', '50%', '50%', '0%']);
  const marked = [...page.querySelectorAll('.marked th')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['H2X', 'other']);
});

it('what is almost full is red, but for events, which give way to newer ones', async () => {
  const { figures, notes } = await read(readFigures);
  const storage = figures['storage']?.map((row) => ({ ...row, full_percent: 80 })) ?? [];
  const silentHosts = ['www-site.example'];
  const report = { product: 'x', source: 'x', at: new Date(), notes, silentHosts };
  const html = renderPage({ ...report, figures: { ...figures, storage } });
  const { document } = new JSDOM(html).window;
  expect(textsOf(document, '[aria-labelledby="storage"] tbody tr:not(.marked)')).toEqual([
    expect.stringMatching(/^user_sessions/),
  ]);
  expect(document.querySelector('.warning')?.textContent).toContain('No event is of www-site.example');
});

it('the page requests nothing from elsewhere and names no password', () => {
  const html = file('index.html');
  expect(page.querySelector('b b, script')).toBeNull();
  expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\((?!data:|#)/);
  expect(html).not.toContain('secret');
  expect(html).toContain(`${server.getServerConn()}/postgres`);
});

it('the lists of people are for this user only, and hold everyone but the doctor', async () => {
  const lists = Object.keys(PEOPLE).map((name) => join(folder, `${name}.csv`));
  expect(lists.map(existsSync)).toEqual([false, false]);
  writeFileSync(join(folder, 'mechanics.csv'), 'older', { mode: 0o644 });
  await write(true);
  for (const list of lists) expect(statSync(list).mode & 0o777).toBe(0o600);
  // With the campaign of the visit in which they joined.
  const { registrations } = await read(readPeople);
  expect(
    registrations.map((driver) => [driver['email'], driver['campaign'], driver['names_program']]),
  ).toEqual([
    ['robot@mail.example', '', true],
    ['d@mail.example', '', false],
    ['=c@post.example', '', false],
    ['b@mail.example', '', false],
    ['a@mail.example', 'winter tires', false],
  ]);
});

it.each([
  ['registrations', /^\uFEFFemail,language,campaign,postal_code,names_program,referrer,/],
  ['registrations', /^d@mail\.example,en,,"soon, moving",false,/m],
  // Nothing that a spreadsheet would compute.
  ['registrations', /^'=c@post\.example,fr,/m],
  ['mechanics', /^leo@shop\.example,"Léo ""Le Garage"", fils",\+1 514 555 0100,'-,Laval,M5V 9Z9,fr,/m],
  ['languages', /^\uFEFFlanguage,registrations,percent\nen,3,75\nfr,1,25\n$/],
])('%s.csv has %s', (name, text) => {
  expect(file(`${name}.csv`)).toMatch(text);
});

it('the database is read in one transaction, which cannot write, and ends when the command sleeps', async () => {
  const [first, second, timeout] = await read(async (query) => [
    await query('select now()::text'),
    await query('select now()::text'),
    await query('show idle_in_transaction_session_timeout'),
  ]);
  expect(first).toEqual(second);
  expect(timeout).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
  const insert = "insert into private.site_hosts values ('a.example')";
  await expect(read((query) => query(insert))).rejects.toMatchObject({ code: '25006' });
});

it.each([1, 5])('a chart names no day twice below the bars of %i weeks', (weeks) => {
  const days = Array.from({ length: 7 * weeks }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 2 + index)),
    value: 1,
  }));
  const svg = weekChart('Weeks', days);
  expect(svg.match(/<rect/g)).toHaveLength(weeks);
  const names = [...svg.matchAll(/>((?:Nov|Dec)[^<]*)</g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
