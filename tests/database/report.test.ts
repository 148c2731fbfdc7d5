import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Sql } from 'postgres';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../scripts/owner/report/charts';
import { renderPage } from '../../scripts/owner/report/page';
import { tilesOf } from '../../scripts/owner/report/tiles';
import { NULLABLE, PEOPLE, readFigures, readPeople } from '../../scripts/owner/report/views';
import { writeReport } from '../../scripts/owner/report/write';
import { advertisedFigures } from '../../src/content/advertised-figures';
import { ownerCommands, read } from './command';
import { EXAMPLE_ROWS, type Table } from './example-rows';

/* Tests the page and the lists in the report. Charts and sentences are tested in tests/unit/scripts/report.test.ts, and the
 * connection in connection.test.ts.
 */

const NOW = Date.now();
const ago = (days: number) => new Date(NOW - days * DAY_MS);
const torontoTime = (date: Date) => date.toLocaleString('sv-SE', { timeZone: 'America/Toronto' });
const CAMPAIGN = 'https://site.example/?utm_source=%3Cb%3E&utm_campaign=winter+tires';
const BROKEN =
  'https://site.example/?utm_source=a%09b%00c%0Ad%E2%80%A8e%C2%85f%E2%80%AEg&utm_campaign=%C3%A9t%C3%A9';
const REGISTERED = '00000000-0000-4000-8000-000000000001';
const visit = (number: number, event: object = {}) => ({
  session_id: `10000000-0000-4000-8000-00000000000${number}`,
  interaction_target: 'homepage',
  created_at: ago(1),
  ...event,
});

/** Four drivers and one bot, four mechanics, and three visits, one of which ended in a registration. */
const REPORT_ROWS: Record<Table, object[]> = {
  registered_users: [
    { id: REGISTERED, email_id: 'a@mail.example', created_at: ago(1) },
    { email_id: 'b@mail.example', postal_code: 'm5v1a1', created_at: ago(2) },
    { email_id: '=c@post.example', postal_code: 'H2X 1Y4', language: 'fr', created_at: ago(8) },
    { email_id: 'd@mail.example', postal_code: 'soon, moving', created_at: ago(30) },
    { email_id: 'robot@mail.example', user_agent: 'Robot 7', created_at: ago(40) },
  ],
  mechanic_applications: [
    {
      full_name: 'Léo "Le Garage"',
      email_address: 'leo@shop.example',
      street_address: '-',
      created_at: ago(21),
    },
    {
      phone_number: '+1-416-555-0100',
      street_address: '1 Rue;=2+3',
      created_at: ago(41),
      answered_at: ago(2),
    },
    {
      email_address: 'x@shop.example',
      full_name: '＝1',
      phone_number: '\u200B ＋1',
      street_address: '－1',
      city: '＠x',
      created_at: ago(42),
      answered_at: ago(2),
    },
    { postal_code: 'K1A 0B1', created_at: ago(40), answered_at: ago(1) },
  ],
  user_sessions: [
    visit(1, { page_url: CAMPAIGN }),
    visit(1, { interaction_type: 'button_click', interaction_target: 'see_your_savings' }),
    visit(1, { interaction_type: 'button_click', interaction_target: 'join_waitlist' }),
    visit(1, {
      page_url: CAMPAIGN,
      interaction_type: 'form_submit',
      interaction_target: 'waitlist_form',
      user_id: REGISTERED,
    }),
    visit(2, { page_url: BROKEN }),
    visit(3),
  ],
};

async function insert(sql: Sql, table: Table, overrides: object) {
  const row = EXAMPLE_ROWS[table]({ ...overrides });
  await sql`insert into ${sql(`public.${table}`)} ${sql(row)}`;
}

const { at, newDatabase, run } = ownerCommands();
let url: string;
let page: Document;
/** The files that are written if nobody requests the lists of people. */
let unasked: string[];
const folder = mkdtempSync(join(tmpdir(), 'report-'));

beforeAll(async () => {
  advertisedFigures.drivers = 1_200;
  const database = await newDatabase();
  url = database.url;
  for (const [table, rows] of Object.entries(REPORT_ROWS))
    for (const row of rows) await insert(database.sql, table as Table, row);
  writeFileSync(join(folder, 'registrations.csv'), 'of an earlier report');
  await write(false);
  page = new JSDOM(file('index.html')).window.document;
  unasked = readdirSync(folder);
  writeFileSync(join(folder, 'mechanics.csv'), 'older', { mode: 0o644 });
  await write(true);
  return () => rmSync(folder, { recursive: true });
});

const write = (withPeople: boolean) =>
  read(url, async (query, source) => {
    const people = withPeople ? await readPeople(query) : {};
    writeReport(folder, {
      product: 'x',
      source,
      at: new Date(),
      isInvented: false,
      ...(await readFigures(query)),
      people,
    });
  });

const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

// The numbers in each view are tested in supabase/tests.
it('the page shows the main figures', () => {
  const tiles = [
    '4 Drivers on the waitlist The page claims 1,200+, which is 1,196 too many. Not counted: registrations by bots and other programs (1)',
    '2 Joined in the last seven days 1 in the seven days before',
    '3 Visits in the last seven days 0 in the seven days before',
    '4 Mechanics who applied 1 not answered yet',
    '21 days Oldest unanswered application An answer is promised within four working days',
  ];
  expect(textsOf(page, '.tiles li')).toEqual(expect.arrayContaining(tiles));
  expect(page.querySelector('.late b')?.textContent).toBe('Oldest unanswered application');
  const since = ago(21).toLocaleDateString('en-CA', { timeZone: 'America/Toronto', dateStyle: 'full' });
  const waiting = `1 application has been waiting for an answer since ${since}.`;
  expect(page.querySelector('header + *')?.textContent).toBe(waiting);
});

it.each([
  [
    'events_by_day',
    [
      'Visited 3 100',
      'Clicked See Your Savings 1 33',
      'Clicked a button to join 1 33',
      'Sent the form 1 33',
      'Joined the list 1 33',
    ],
  ],
  ['demand_by_area', ['M5V 2 3 0.7', 'H2X 1 0 –', 'other 1 0 –', 'K1A 0 1 0']],
  // Markup in the name of a campaign is shown as text.
  ['campaigns', ['winter tires · <b> 1 1 100', 'été · a%09b%00c%0Ad%E2%80%A8e%C2%85f%E2%80%AEg 1 0 0']],
])('the table %s has the expected rows', (id, rows) => {
  expect(textsOf(page, `[aria-labelledby="${id}"] tbody tr`)).toEqual(expect.arrayContaining(rows));
});

it('each column of at_a_glance is in a tile', async () => {
  const { figures } = await read(url, readFigures);
  const [row] = figures.at_a_glance;
  if (row === undefined) throw new Error('at_a_glance has no row');
  const shown = new Set<string | symbol>();
  const get = (target: typeof row, column: string | symbol) => {
    shown.add(column);
    return Reflect.get(target, column);
  };
  tilesOf(new Proxy(row, { get }), new Date());
  const missing = Object.keys(row).filter((column) => !shown.has(column));
  expect(missing, 'Show it in scripts/owner/report/tiles.ts').toEqual([]);
});

it('the page draws charts and bars to scale', () => {
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

it('the page marks almost full tables in red, except the table of events', async () => {
  const { figures, notes } = await read(url, readFigures);
  const storage = figures['storage']?.map((row) => ({ ...row, full_percent: 80 })) ?? [];
  const hostsWithoutEvents = ['www-site.example'];
  const report = { product: 'x', source: 'x', at: new Date(), isInvented: false, notes, hostsWithoutEvents };
  const html = renderPage({ ...report, figures: { ...figures, storage } });
  const { document } = new JSDOM(html).window;
  expect(textsOf(document, '[aria-labelledby="storage"] tbody tr:not(.marked)')).toEqual([
    expect.stringMatching(/^user_sessions/),
  ]);
  expect(document.querySelector('.warning + .warning')?.textContent).toContain(
    'No event was recorded for www-site.example',
  );
});

it('the page is self-contained', () => {
  const html = file('index.html');
  expect(page.querySelector('b b, script')).toBeNull();
  expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\((?!data:|#)/);
  expect(html).not.toContain('secret');
  expect(html).toContain(url.replace(/.+@/, ''));
});

it('report writes the lists of people only on request', () => {
  for (const list of Object.keys(PEOPLE).map((name) => `${name}.csv`)) {
    expect(unasked).not.toContain(list);
    expect(statSync(join(folder, list)).mode & 0o777).toBe(0o600);
  }
});

it.each([
  // Mailing tools recognize the column `email` only if no byte order mark precedes it.
  ['registrations', /^email,/],
  ['mechanics', /^email,.+,created_at_toronto,answered_at_toronto/],
  ['registrations', /^d@mail\.example,.*,"soon, moving",.*false,/m],
  ['registrations', /^robot@.+,true,/m],
  // A spreadsheet must not treat any cell as a formula, even if it splits cells at semicolons.
  ['registrations', /^'=c@post\.example,.*fr,/m],
  ['mechanics', /,'\+1-416-555-0100,(?:.*,)?1 Rue;'=2\+3,/],
  ['mechanics', /^x@.+,'＝1,.*'\u200B ＋1,.*'－1,.*'＠x,/m],
  // Each driver has the campaign of the visit in which they joined. The oldest driver is first.
  ['registrations', /^robot@.+^d@.+^'=c@.+^b@.+^a@mail\.example,[^\n]*winter tires,/ms],
  // Timestamps are in a format that spreadsheets recognize.
  ['mechanics', new RegExp(`^x@.+,${torontoTime(ago(42))},${torontoTime(ago(2))}`, 'm')],
  ['at_a_glance', new RegExp(`,${torontoTime(ago(21))},`)],
  ['mechanics', /^leo@shop\.example,"Léo ""Le Garage""",.*'-,Toronto,.*,en,/m],
  ['languages', /^\uFEFFlanguage,registrations,percent.*\nen,3,75/],
])('%s.csv matches %s', (name, text) => {
  expect(file(`${name}.csv`)).toMatch(text);
});

it.each([
  ['nobody', [], 'Nothing yet.'],
  ['one driver', [{}], '<svg'],
])('the page for %s shows neither NaN nor undefined', async (_who, drivers: object[], shown) => {
  const database = await newDatabase();
  for (const driver of drivers) await insert(database.sql, 'registered_users', driver);
  const figures = await read(database.url, readFigures);
  const { at_a_glance, registrations_by_day, events_by_day } = figures.figures;
  for (const row of [...at_a_glance, ...registrations_by_day, ...events_by_day])
    for (const [column, value] of Object.entries(row))
      if (value === null)
        expect(
          NULLABLE,
          'If this column may be null, add it to NULLABLE in scripts/owner/report/views.ts',
        ).toContain(column);
  const html = renderPage({ product: 'x', source: 'x', at: new Date(), isInvented: false, ...figures });
  expect(html).toContain(shown);
  // Removes the stylesheet, whose encoded fonts may contain any word.
  expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/NaN|undefined|Infinity/);
});

it('report uses invented rows if DATABASE_URL is not set', async () => {
  const { output, exitCode } = await run('report people', '');
  expect([output, exitCode]).toEqual([expect.stringContaining('These rows are invented'), 0]);
  expect(output).toContain('add DATABASE_URL to .env.production.local');
  expect(output).toContain('Open report-invented/index.html');
  const { document } = new JSDOM(readFileSync(at('report-invented', 'index.html'), 'utf8')).window;
  expect(document.title).toMatch(/^Invented rows: /);
  expect(document.querySelector('.warning')?.textContent).toContain('These rows are invented');
  expect(readdirSync(at())).toEqual(['report-invented']);
});
