import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { readRows } from '../../scripts/owner-query.ts';
import { hostedSource } from '../../scripts/report/database.ts';
import { renderPage } from '../../scripts/report/page.tsx';
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

beforeAll(async () => {
  server = new PGLiteSocketServer({ db: database(), host: '127.0.0.1', port: 0 });
  await server.start();
  address = `postgresql://postgres:secret@${server.getServerConn()}/postgres`;
  await write(false);
  page = new JSDOM(file('index.html')).window.document;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function read<Result>(use: (query: Query, name: string) => Promise<Result>): Promise<Result> {
  const { name, query, close } = await hostedSource(address);
  return use(query, name).finally(close);
}

const write = (withPeople: boolean) =>
  read(async (query, source) => {
    const people = withPeople ? await readPeople(query) : {};
    writeReport(folder, {
      product: 'Pitlane',
      source,
      at: new Date(),
      ...(await readFigures(query)),
      people,
    });
  });

/** The text of each row of a table. */
const rowsOf = (id: string) =>
  [...page.querySelectorAll(`[aria-labelledby="${id}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  );
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const exists = (name: string) => existsSync(join(folder, name));

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
      'Visited 3 100, Pressed See Your Savings 1 33, Pressed a button to join 1 33, Sent the form 1 33, Joined the list 1 33',
    ],
    ['demand_by_area', 'M5V 2 1 2, H2X 1 0 –, other 1 0 –, K1A 0 1 0'],
    ['referrers_by_host', 'none 1 1 100 1, search.example 2 0 0 0'],
    // A text, no markup.
    ['campaigns', 'winter tires · <b> 1 1 100'],
    ['devices', 'Phone 2 1 50, Computer 1 0 0'],
    ['languages', 'en 3 75, fr 1 25'],
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
    expect(marked).toEqual(['H2X', 'other']);
  });

  it('in red what is almost full, but for events, which give way to newer ones', async () => {
    const { figures, notes } = await read(readFigures);
    const storage = figures['storage']?.map((row) => ({ ...row, full_percent: 80 })) ?? [];
    const report = { product: 'x', source: 'x', at: new Date(), notes, figures: { ...figures, storage } };
    const { document } = new JSDOM(renderPage(report)).window;
    const rows = [...document.querySelectorAll('[aria-labelledby="storage"] tbody tr:not(.marked) th')];
    expect(rows.map(({ textContent }) => textContent)).toEqual(['user_sessions']);
  });

  it('the same in the files', () => {
    expect(file('languages.csv')).toBe('\uFEFFlanguage,registrations,percent\nen,3,75\nfr,1,25\n');
  });
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
  const reading = await readFigures((...statements) => readRows(empty, ...statements));
  await empty.close();
  const html = renderPage({ product: 'Pitlane', source: 'x', at: new Date(), ...reading });
  expect(html).toContain('Nothing yet.');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

it('people are written with --people only, for this user only, and deleted by the next report', async () => {
  const lists = ['registrations.csv', 'mechanics.csv'];
  expect(lists.map(exists)).toEqual([false, false]);
  writeFileSync(join(folder, 'mechanics.csv'), 'older', { mode: 0o644 });
  await write(true);
  for (const name of lists) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  // Everyone but the doctor, and the campaign of the visit in which they joined; nothing that a spreadsheet would compute.
  expect(file('registrations.csv').replaceAll(/,[^,]*\n/g, '\n')).toBe(
    `\uFEFFemail,language,campaign,postal_code,names_program,referrer
robot@mail.example,fr,,M5V 2T6,true,
d@mail.example,en,,"soon, moving",false,
'=c@post.example,fr,,H2X 1Y4,false,
b@mail.example,en,,m5v1a1,false,
a@mail.example,en,winter tires,M5V 2T6,false,
`,
  );
  expect(file('mechanics.csv')).toContain(
    `leo@shop.example,"Léo ""Le Garage"", fils",'+1 514 555 0100,'-,Laval,M5V 9Z9,fr,`,
  );
  await write(false);
  expect(lists.map(exists)).toEqual([false, false]);
});

describe('the database', () => {
  it('cannot be written to', async () => {
    const insert = "insert into private.site_hosts values ('a.example')";
    await expect(read((query) => query(insert))).rejects.toMatchObject({ code: '25006' });
  });

  it('is told which query failed, and why', async () => {
    const wrong = 'select missing as rows from private.listed_drivers';
    const failure =
      /^column "missing" does not exist \(42703\), in the query:\nselect missing .*listed_drivers\n/;
    await expect(read((query) => query(wrong))).rejects.toThrow(failure);
    await expect(readRows(database(), wrong)).rejects.toThrow(failure);
  });

  it('tries the pattern of programs once for each distinct agent, not for each event', async () => {
    const { rows } = await database().query<{ 'QUERY PLAN': string }>(
      'explain select * from reporting.devices',
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/.*\n.*spider/g)).toEqual([expect.stringContaining('Subquery Scan on agents')]);
  });

  it('is asked a view at a time, all in one transaction, which ends when the command sleeps', async () => {
    const statements: string[] = [];
    const settings = await read(async (query) => {
      await readFigures((...asked) => {
        statements.push(...asked);
        return query(...asked);
      });
      const timeout = "select current_setting('idle_in_transaction_session_timeout') as rows";
      return [
        ...(await query('select now()::text as rows')),
        ...(await query('select now()::text as rows', timeout)),
      ];
    });
    expect(settings).toEqual([settings[0], settings[0], '1min']);
    expect(statements.filter((text) => / reporting\..* reporting\./s.test(text))).toEqual([]);
  });

  it.each([
    ['https://project.supabase.co', 'DATABASE_URL is not an address such as postgresql:'],
    ['db.example', 'DATABASE_URL is not'],
    ['postgresql://postgres.abc:12/ss/w@db.example:5432/postgres', 'DATABASE_URL is not'],
    ['postgresql://postgres.abc:12?ss@db.example:5432/postgres', 'DATABASE_URL is not'],
    ['postgresql://postgres.abc:pa#ss@db.example:5432/postgres', 'DATABASE_URL is not'],
    [
      'postgresql://postgres.x:[YOUR-PASSWORD]@pooler/postgres',
      'Put the password in place of [YOUR-PASSWORD]',
    ],
    [
      'postgresql://postgres:ss@127.0.0.1:9/postgres',
      '127.0.0.1:9/postgres refuses the connection of DATABASE_URL',
    ],
  ])('is not at %s, and no password is printed', async (wrong, message) => {
    const source = hostedSource(wrong);
    await expect(source).rejects.toThrow(message);
    await expect(source).rejects.not.toThrow(/\bss|abc|project/);
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
