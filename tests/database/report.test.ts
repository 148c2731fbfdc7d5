import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { claimCheck } from '../../scripts/doctor/claim-check.ts';
import { embeddedSource, hostedSource, type Source } from '../../scripts/report/database.ts';
import { readFigures, readPeople } from '../../scripts/report/views.ts';
import { writeReport } from '../../scripts/report/write.ts';
import { runCommand } from './command.ts';
import { REPORT_ROWS } from './report-rows.ts';

const INSERT = `insert into registered_users (email_id, postal_code, user_agent) values ('new@mail.example', 'x', 'x') returning id as rows`;

let database: PGlite;
let server: PGLiteSocketServer;
let folder: string;
let address: string;
let hosted: Source;
let embedded: Source;
let page: Document;
const output = () => join(folder, 'report');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
  database = await openMigratedDatabase('nothing');
  await database.exec(REPORT_ROWS);
  mkdirSync(join(folder, 'embedded'));
  const copy = await PGlite.create({
    dataDir: join(folder, 'embedded', 'database'),
    loadDataDir: await database.dumpDataDir('none'),
  });
  await copy.close();
  server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  const listening = new Promise<string>((resolve) => {
    server.addEventListener('listening', (event) => {
      if (!(event instanceof CustomEvent)) throw new Error('The server does not say where it listens.');
      resolve(`127.0.0.1:${event.detail.port}`);
    });
  });
  await server.start();
  address = `postgresql://postgres:secret@${await listening}/postgres`;
  hosted = hostedSource(address);
  embedded = embeddedSource(join(folder, 'embedded'));
  await write(false);
  page = new JSDOM(readFileSync(join(output(), 'index.html'), 'utf8')).window.document;
});

afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

async function write(withPeople: boolean): Promise<string[]> {
  const { figures, people } = await hosted.read(async (query) => ({
    figures: await readFigures(query),
    people: withPeople ? await readPeople(query) : null,
  }));
  return writeReport(output(), { product: 'Pitlane', source: hosted.name, at: new Date(), figures, people });
}

const tile = (id: string) => page.querySelector(`#${id} .value`)?.textContent;
const section = (id: string) => page.querySelector(`[aria-labelledby="${id}"]`);
const chart = (id: string) => section(id)?.querySelector('svg')?.getAttribute('aria-label');
const table = (id: string) =>
  [...(section(id)?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const file = (name: string) => readFileSync(join(output(), name), 'utf8');

describe('every figure is the one counted by hand', () => {
  it('at a glance', () => {
    expect(['registrations', 'last-7-days', 'visits', 'applications', 'oldest'].map(tile)).toEqual([
      '4',
      '2',
      '3',
      '2',
      // Three weeks.
      '15 days',
    ]);
    expect(page.querySelector('#last-7-days')?.textContent).toContain('1 more than the 1 in');
    expect(page.querySelector('#applications')?.textContent).toContain('1 not answered yet');
    expect(page.querySelector('#oldest')?.className).toContain('late');
    expect(page.querySelector('#registrations')?.textContent).toContain('1,200+: 1,196 are missing');
  });

  it('growth', () => {
    expect(chart('growth')).toBe('Drivers on the waitlist by day, 4 at the end');
    expect(section('growth')?.querySelectorAll('svg')[1]?.getAttribute('aria-label')).toContain('by week');
  });

  it('demand', () => {
    expect(table('demand')).toEqual([
      ['M5V', '2', '1', '2'],
      ['H2X', '1', '0', '–'],
      ['other', '1', '0', '–'],
      ['K1A', '0', '1', '0'],
    ]);
  });

  it('funnel and scrolling', () => {
    expect(chart('funnel')).toBe(
      'Visited: 3 · 100 %, Pressed See\nYour Savings: 1 · 33 %, Pressed a button\nto join: 1 · 33 %, Sent the form: 1 · 33 %',
    );
    expect(section('funnel')?.textContent).toContain('The red tick is the list itself: 1 joined');
    expect(chart('scroll')).toBe(
      'All visits: 3 · 100 %, 25 % of page: 2 · 67 %, 50 % of page: 1 · 33 %, 75 % of page: 0 · 0 %, 100 % of page: 0 · 0 %',
    );
  });

  it('referrers and campaigns, whose texts are shown as texts', () => {
    expect(table('referrers')).toEqual([
      ['none', '1', '1', '100 %', '1'],
      ['search.example', '2', '0', '0 %', '0'],
    ]);
    expect(table('campaigns')).toEqual([['winter tires · <b>', '1', '1', '100 %']]);
    expect(page.querySelector('b, script')).toBeNull();
  });

  it('e-mail domains and devices', () => {
    expect(chart('email-domains')).toBe('mail.example: 3 · 75 %, post.example: 1 · 25 %');
    expect(table('devices')).toEqual([
      ['Phone', '2', '1', '50 %'],
      ['Computer', '1', '0', '0 %'],
    ]);
  });

  it('and the same in the files and in the embedded database', async () => {
    expect(file('email-domains.csv')).toBe(
      '\uFEFFdomain,registrations,percent\r\n"mail.example",3,75\r\n"post.example",1,25\r\n',
    );
    const read = (source: Source) => source.read(readFigures);
    const { 'at-a-glance': now, ...here } = await read(embedded);
    expect(now).toMatchObject([{ registrations: 4, applications: 2, visits_last_7_days: 3 }]);
    expect(await read(hosted)).toMatchObject(here);
  });
});

it('the doctor compares the list with what the page says', async () => {
  expect(await claimCheck(address).run()).toBe('The page says 1,200+: 1,196 are missing');
});

it('the page requests nothing from elsewhere and names no password', () => {
  const html = file('index.html');
  expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|url\((?!data:|#)/);
  expect(html).not.toContain('secret');
  expect(html).toContain(hosted.name);
});

it('is written for an empty database too', async () => {
  const empty = await openMigratedDatabase('nothing');
  const figures = await readFigures(async (sql) => (await empty.query<{ rows: unknown }>(sql)).rows[0]?.rows);
  await empty.close();
  const place = join(folder, 'empty');
  writeReport(place, { product: 'Pitlane', source: 'x', at: new Date(), figures, people: null });
  const text = readFileSync(join(place, 'index.html'), 'utf8');
  expect(text).toContain('Nothing yet.');
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

describe('people', () => {
  const LISTS = ['registrations.csv', 'mechanics.csv'];

  it('are written with --people only, and for this user only', async () => {
    expect(LISTS.map((name) => existsSync(join(output(), name)))).toEqual([false, false]);
    writeFileSync(join(output(), 'mechanics.csv'), 'older');
    chmodSync(join(output(), 'mechanics.csv'), 0o644);

    expect(await write(true)).toEqual(expect.arrayContaining(LISTS));

    for (const name of LISTS) expect(statSync(join(output(), name)).mode & 0o777).toBe(0o600);
    expect(
      file('registrations.csv')
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual([
      '\uFEFFemail_id',
      '"d@mail.example"',
      `"'=c@post.example"`,
      '"b@mail.example"',
      '"a@mail.example"',
      '',
    ]);
    expect(file('mechanics.csv')).toContain(
      `"Léo ""Le Garage"", fils","'+1 514 555 0100","leo@shop.example","'-","Laval","M5V 9Z9",`,
    );
  });

  it('are deleted by the next report without it', async () => {
    expect(await write(false)).not.toEqual(expect.arrayContaining(LISTS));
    expect(LISTS.map((name) => existsSync(join(output(), name)))).toEqual([false, false]);
  });
});

describe('the database', () => {
  it.each([
    ['hosted', () => hosted],
    ['embedded', () => embedded],
  ])('cannot be written to: %s', async (_name, source) => {
    await expect(source().read((query) => query(INSERT))).rejects.toMatchObject({ code: '25006' });
    const { registrations } = await source().read(readPeople);
    expect(registrations).toHaveLength(4);
  });

  it('is not opened beside a process that uses it', async () => {
    const lock = join(folder, 'embedded', `lock-${process.ppid}`);
    writeFileSync(lock, 'http://localhost:5999');
    await expect(embedded.read(readFigures)).rejects.toThrow(
      `database is in use by process ${process.ppid}, the site at http://localhost:5999;`,
    );
    rmSync(lock);
  });

  it('has to have the views', async () => {
    const bare = await PGlite.create();
    const query = async (sql: string) => (await bare.query<{ rows: unknown }>(sql)).rows[0]?.rows;
    await expect(readFigures(query)).rejects.toThrow('apply supabase/migrations first');
    await bare.close();
  });

  it.each([
    'https://project.supabase.co',
    'db.example',
    'postgresql://postgres.abc:12/ss/w@db.example:5432/postgres',
    'postgresql://postgres.abc:12?ss@db.example:5432/postgres',
    'postgresql://postgres.abc:pa#ss@db.example:5432/postgres',
  ])('is not at %s, of which nothing is printed', (address) => {
    expect(() => hostedSource(address)).toThrow(/^DATABASE_URL is not an address such as postgresql:/);
    expect(() => hostedSource(address)).not.toThrow(/ss[/@]|abc|project/);
  });

  it('is said to be missing in one line', async () => {
    const command = runCommand(['report'], { DATABASE_URL: '', PITLANE_DATABASE: join(folder, 'nowhere') });
    const printed = await command.ended;
    expect(printed).toContain('There is nothing to report on: set DATABASE_URL, or run "npm start"');
    expect(printed).not.toContain('    at ');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
