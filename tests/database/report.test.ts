import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMigratedDatabase, readSqlFiles } from '../../scripts/database/migrations.ts';
import { claimCheck } from '../../scripts/doctor/claim-check.ts';
import { readRows } from '../../scripts/owner-query.ts';
import { hostedSource } from '../../scripts/report/database.ts';
import { sectionsOf } from '../../scripts/report/sections.ts';
import { type Query, readFigures, readPeople } from '../../scripts/report/views.ts';
import { writeReport } from '../../scripts/report/write.ts';
import { runCommand } from './command.ts';
import { REPORT_ROWS } from './report-rows.ts';
import { testDatabase } from './test-database.ts';

vi.mock('../../src/content/en/claims.ts', async (load) => {
  const { claims } = await load<typeof import('../../src/content/en/claims.ts')>();
  return { claims: { ...claims, drivers: '1,200+' } };
});

let server: PGLiteSocketServer;
let address: string;
let page: Document;
const database = testDatabase(REPORT_ROWS);
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const output = join(folder, 'report');

beforeAll(async () => {
  server = new PGLiteSocketServer({ db: database(), host: '127.0.0.1', port: 0 });
  await server.start();
  address = `postgresql://postgres:secret@${server.getServerConn()}/postgres`;
  await write(false);
  page = new JSDOM(readFileSync(join(output, 'index.html'), 'utf8')).window.document;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function read<Result>(use: (query: Query, name: string) => Promise<Result>): Promise<Result> {
  const { name, query, close } = await hostedSource(address);
  return use(query, name).finally(close);
}

function write(withPeople: boolean): Promise<string[]> {
  return read(async (query, source) => {
    const reading = await readFigures(query);
    const people = withPeople ? await readPeople(query) : null;
    return writeReport(output, { product: 'Pitlane', source, at: new Date(), ...reading, people });
  });
}

const figuresOf = (database: PGlite) => readFigures((...statements) => readRows(database, ...statements));

/** The text of each row of a table. */
const rowsOf = (id: string) =>
  [...page.querySelectorAll(`[aria-labelledby="${id}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const file = (name: string) => readFileSync(join(output, name), 'utf8');
const exists = (name: string) => existsSync(join(output, name));

describe('every figure is the one counted by hand', () => {
  it.each([
    ['registrations', '4', '. Not counted: 1 on the list whose browser names a program'],
    ['registrations', '4', '1,200+: 1,196 are missing'],
    ['last-7-days', '2', '1 more than the 1 in'],
    ['visits', '3', ''],
    ['applications', '2', '1 not answered yet'],
    ['oldest', '15 days', 'Working days since'], // Three weeks.
  ])('at a glance: %s', (id, value, note) => {
    expect(page.querySelector(`#${id} .value`)?.textContent).toBe(value);
    expect(page.querySelector(`#${id}`)?.textContent).toContain(note);
    expect(page.querySelector(`#${id}`)?.classList.contains('late')).toBe(id === 'oldest');
  });

  it.each([
    [
      'funnel_by_day',
      'Visited 3 100 %, Pressed See Your Savings 1 33 %, Pressed a button to join 1 33 %, Sent the form 1 33 %, Joined the list 1 33 %',
    ],
    [
      'scroll_depth',
      'All visits 3 100 %, 25 % of the page 2 66.7 %, 50 % of the page 1 33.3 %, 75 % of the page 0 0 %, 100 % of the page 0 0 %',
    ],
    ['demand_by_area', 'M5V 2 1 2, H2X 1 0 –, other 1 0 –, K1A 0 1 0'],
    ['referrers_by_host', 'none 1 1 100 % 1, search.example 2 0 0 % 0'],
    // A text, no markup.
    ['campaigns', 'winter tires · <b> 1 1 100 %'],
    ['devices', 'Phone 2 1 50 %, Computer 1 0 0 %'],
    ['email_domains', 'mail.example 3 75 %, post.example 1 25 %'],
    ['missing_events', 'Nov 20, 2026, 2:30 p.m. Nov 20, 2026, 3:00 p.m. 0.5'],
    ['languages', 'English 3 75 %, French 1 25 %'],
  ])('in a table: %s', (id, rows) => {
    expect(rowsOf(id).join(', ')).toBe(rows);
  });

  it('drawn: charts of growth, bars to scale, and in red what needs the eye', () => {
    const charts = [...page.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-label'));
    expect(charts).toEqual([
      expect.stringContaining('by day, 4 at the end'),
      expect.stringContaining('by week'),
    ]);
    const bars = page.querySelectorAll<HTMLElement>('[aria-labelledby="demand_by_area"] .bar');
    expect([...bars].map(({ style }) => style.width).join(' ')).toBe('100% 50% 50% 0% 50% 0% 0% 50%');
    const marked = [...page.querySelectorAll('.marked th')].map(({ textContent }) => textContent);
    expect(marked).toEqual([expect.stringContaining('2:30'), 'Joined the list', 'H2X', 'other']);
  });

  it('how full the database is', () => {
    const [whole, ...tables] = rowsOf('storage');
    expect(whole).toMatch(/^whole project – \d+/);
    expect(tables).toContainEqual(expect.stringMatching(/^user_sessions 9 \d+(\.\d)? \d+(\.\d)? %$/));
  });

  it('in red what is almost full, but for events, which give way to newer ones', async () => {
    const { figures } = await read(readFigures);
    const storage = figures.storage.map((row) => ({ ...row, full_percent: 80 }));
    const rows = sectionsOf({ ...figures, storage }).at(-1)?.rows ?? [];
    expect(rows.filter(({ isMarked }) => !isMarked)).toMatchObject([{ name: 'user_sessions' }]);
  });

  it('the same in the files', () => {
    expect(file('email_domains.csv')).toBe(
      '\uFEFFdomain,registrations,percent\r\n"mail.example",3,75\r\n"post.example",1,25\r\n',
    );
  });
});

it('the doctor compares the list with what the page says', async () => {
  expect(await claimCheck(address).run()).toBe('The page says 1,200+: 1,196 are missing');
});

it('the page requests nothing from elsewhere and names no password', () => {
  const html = file('index.html');
  expect(page.querySelector('b, script')).toBeNull();
  expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\((?!data:|#)/);
  expect(html).not.toContain('secret');
  expect(html).toContain(`${server.getServerConn()}/postgres`);
});

it('is written for an empty database too', async () => {
  const empty = await openMigratedDatabase();
  const reading = await figuresOf(empty);
  await empty.close();
  const place = join(folder, 'empty');
  writeReport(place, { product: 'Pitlane', source: 'x', at: new Date(), ...reading, people: null });
  const text = readFileSync(join(place, 'index.html'), 'utf8');
  expect(text).toContain('Nothing yet.');
  expect(text).not.toContain('Events are missing');
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

it('people are written with --people only, for this user only, and deleted by the next report', async () => {
  const lists = ['registrations.csv', 'mechanics.csv'];
  expect(lists.map(exists)).toEqual([false, false]);
  writeFileSync(join(output, 'mechanics.csv'), 'older', { mode: 0o644 });
  expect(await write(true)).toEqual(expect.arrayContaining(lists));
  for (const name of lists) expect(statSync(join(output, name)).mode & 0o777).toBe(0o600);
  // Everyone but the doctor, and the campaign of the visit in which they joined.
  const registrations = file('registrations.csv').match(/^[^,\r\n]+(?:,[^,\r\n]*){4}/gm);
  expect(registrations).toEqual([
    '\uFEFFemail,language,campaign,postal_code,names_program',
    '"robot@mail.example","fr","","M5V 2T6",true',
    '"d@mail.example","en","","soon moving",false',
    `"'=c@post.example","fr","","H2X 1Y4",false`,
    '"b@mail.example","en","","m5v1a1",false',
    '"a@mail.example","en","winter tires","M5V 2T6",false',
  ]);
  expect(file('mechanics.csv')).toMatch(/^\uFEFFemail,name,phone,address,city,postal_code,language,/);
  expect(file('mechanics.csv')).toContain(
    `"leo@shop.example","Léo ""Le Garage"", fils","'+1 514 555 0100","'-","Laval","M5V 9Z9","fr",`,
  );
  expect(await write(false)).not.toEqual(expect.arrayContaining(lists));
  expect(lists.map(exists)).toEqual([false, false]);
});

describe('the database', () => {
  it('cannot be written to', async () => {
    const insert = "insert into private.site_hosts values ('a.example')";
    await expect(read((query) => query(insert))).rejects.toMatchObject({ code: '25006' });
  });

  it('has to have the views', async () => {
    const bare = await PGlite.create();
    await expect(figuresOf(bare)).rejects.toThrow('apply supabase/migrations first');
    await bare.close();
  });

  it('is told which migration it has not had, and which command applies it', async () => {
    const [first, ...files] = (await readSqlFiles('supabase/migrations')).map(({ name }) => name);
    const behind = await openMigratedDatabase();
    await behind.exec(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text);
      insert into supabase_migrations.schema_migrations values ('${parseInt(first ?? '', 10)}');
    `);
    await expect(figuresOf(behind)).rejects.toThrow(
      `has not had ${files.join(', ')}: "npx supabase@3 db push`,
    );
    await behind.close();
  });

  it('tries the pattern of programs once for each distinct agent, not for each event', async () => {
    const { rows } = await database().query<{ 'QUERY PLAN': string }>(
      'explain select * from reporting.devices',
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/.*\n.*spider/g)).toEqual([expect.stringContaining('Subquery Scan on agents')]);
  });

  it('is asked a view at a time, all in one transaction', async () => {
    const statements: string[] = [];
    const moments = await read(async (query) => {
      await readFigures((...asked) => {
        statements.push(...asked);
        return query(...asked);
      });
      return query('select now()::text as rows', 'select now()::text as rows');
    });
    expect(new Set(moments).size).toBe(1);
    expect(statements.filter((text) => / reporting\..* reporting\./s.test(text))).toEqual([]);
  });

  it.each([
    'https://project.supabase.co',
    'db.example',
    'postgresql://postgres.abc:12/ss/w@db.example:5432/postgres',
    'postgresql://postgres.abc:12?ss@db.example:5432/postgres',
    'postgresql://postgres.abc:pa#ss@db.example:5432/postgres',
  ])('is not at %s, of which nothing is printed', async (address) => {
    const source = hostedSource(address);
    await expect(source).rejects.toThrow(/^DATABASE_URL is not an address such as postgresql:/);
    await expect(source).rejects.not.toThrow(/ss[/@]|abc|project/);
  });

  it('is said to be missing in one line', async () => {
    const nowhere = join(folder, 'nowhere');
    const { ended } = runCommand(['report'], { DATABASE_URL: '', PITLANE_DATABASE: nowhere });
    expect(await ended).toBe(
      'There is nothing to report on: set DATABASE_URL, or run "npm start" beside it.\n',
    );
    expect(existsSync(nowhere)).toBe(false);
  });
});
