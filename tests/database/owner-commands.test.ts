import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TABLES } from '../../scripts/database/backup.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { runCommand } from './command.ts';
import { exampleEvent, exampleRegistration } from './example-rows.ts';
import { type PostgresServer, startMigratedPostgres } from './postgres-server.ts';
import { connectVisitor, sendAsVisitor } from './visitors';

/*
 * The owner's commands as they are run: a process in a folder, its words and its exit code, on PostgreSQL as the role of a
 * hosted project's owner.
 */

let server: PostgresServer;
/** Connected to a database that no command uses. */
let admin: Sql;
let folder: string;
let databases = 0;

beforeAll(async () => {
  server = await startMigratedPostgres();
  admin = server.connect({ max: 1, database: 'template1' });
});
afterAll(async () => {
  await admin.end();
  server.stop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database that the migrations have made, or an empty one, with a connection of its owner and its address. */
async function newDatabase(template = 'postgres') {
  databases += 1;
  const database = `project_${databases}`;
  await admin.unsafe(`create database ${database} template ${template}`);
  const sql = server.connect({ max: 2, user: 'migrator', database });
  onTestFinished(() => sql.end());
  return { sql, url: `postgresql://migrator:secret@127.0.0.1:${sql.options.port[0]}/${database}` };
}

/** Runs a command to its end. Whatever it says holds no stack and no password. */
async function run(command: string, url: string) {
  const { process, ended } = runCommand(
    command,
    { DATABASE_URL: url, PITLANE_DATABASE: join(folder, 'none') },
    folder,
  );
  const output = await ended;
  expect(output).not.toMatch(/\n {4}at |secret|CONNECTION_/);
  return { output, exitCode: process.exitCode };
}

const backups = () => (existsSync(join(folder, 'backup')) ? readdirSync(join(folder, 'backup')).sort() : []);
const fileIn = (backup: string, file: string) => join(folder, 'backup', backup, file);

const DRIVERS = (count: number) => `
  insert into public.registered_users (email_id, postal_code, user_agent, referrer)
  select 'Guest-' || number || '@mail.example', 'M5V 2T6', 'x', case when number % 2 = 0 then 'https://news.example/' end
  from generate_series(1, ${count}) as number;`;
const MONTH = `${DRIVERS(5000)}
  insert into public.mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
  values ('Léo "Le Garage", fils', '+1 514 555 0100', 'leo@shop.example', '-', 'Laval', 'M5V 9Z9');
  insert into public.user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type, interaction_data)
  select gen_random_uuid(), 'https://pitlane.example/', 'x', 390, 844, 'scroll', '{"scroll_percentage": 50}'
  from generate_series(1, 50000);
  insert into private.site_hosts values ('pitlane.example');
  update private.limits set most_rows = 7 where table_name = 'mechanic_applications';`;

/** Number of rows and a hash of each table. */
const stateOf = (sql: Sql) =>
  Promise.all(
    TABLES.map((table) =>
      sql.unsafe(
        `select count(*)::int as rows, md5(string_agg(stored::text, ' ' order by stored::text)) from ${table} as stored`,
      ),
    ),
  );

describe.each([
  ['no row', '', '0 drivers, 0 mechanics, 0 events'],
  ['one row', DRIVERS(1), '1 driver, 0 mechanics, 0 events'],
  ['300 rows', DRIVERS(300), '300 drivers, 0 mechanics, 0 events'],
  ['a good month', MONTH, '5,000 drivers, 1 mechanic, 50,000 events'],
])('with %s', (_what, rows, contents) => {
  it('backup copies them, restore brings them back, and report counts them', async () => {
    const [lost, fresh] = [await newDatabase(), await newDatabase()];
    await lost.sql.unsafe(rows);
    const copied = await run('backup', lost.url);
    const [name = ''] = backups();
    expect(copied.output).toContain(`backup/${name}/ holds the rows of `);
    expect(copied.output).toContain(contents);
    const restored = await run('restore', fresh.url);
    expect(restored.output).toContain(`Restoring backup/${name} ...`);
    expect(restored.output).toContain(contents);
    expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));

    const reported = await run('report --people', fresh.url);
    expect(reported.output).toContain('Open report/index.html');
    expect([copied, restored, reported].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    const list = readFileSync(join(folder, 'report', 'registrations.csv'), 'utf8')
      .trim()
      .split('\n');
    expect(list[0]).toBe('email,language,campaign,postal_code,names_program,referrer,created_at');
    expect(`${list.length - 1} driver`).toBe(contents.replaceAll(',', '').match(/^\d+ driver/)?.[0]);
    expect(readFileSync(join(folder, 'report', 'mechanics.csv'), 'utf8')).toContain(
      '\uFEFFemail,name,phone,',
    );
    expect(readFileSync(join(folder, 'report', 'index.html'), 'utf8')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('the lists of people are written with --people only', async () => {
  const { url } = await newDatabase();
  await run('report --people', url);
  await run('report', url);
  expect(readdirSync(join(folder, 'report'))).not.toContain('registrations.csv');
});

it('a restore keeps hostile texts, what visitors may do, and who is listed', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  for (const [index, text] of Object.values(HOSTILE_TEXTS).entries()) {
    const row = exampleRegistration({ postal_code: text, email_id: `Guest-${index}@mail.example` });
    await lost.sql`insert into public.registered_users ${lost.sql(row)}`;
  }
  await lost.sql`insert into public.user_sessions ${lost.sql(exampleEvent())}`;
  await run('backup', lost.url);
  await run('restore', fresh.url);
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));
  const visitor = connectVisitor(server, fresh.sql.options.database);
  const listed = exampleRegistration({ email_id: 'guest-1@MAIL.example' });
  expect(await sendAsVisitor(visitor, { table: 'registered_users', body: listed })).toBe('23505');
  expect(await sendAsVisitor(visitor, { table: 'registered_users' })).toBe('stored');
  expect(await sendAsVisitor(visitor, { table: 'user_sessions', body: exampleEvent() })).toBe('stored');
  await visitor.end();
});

it('no copy is replaced: two at once make two folders, and an empty database a third, for this user only', async () => {
  const { sql, url } = await newDatabase();
  await sql.unsafe(DRIVERS(3));
  await Promise.all([run('backup', url), run('backup', url)]);
  const first = backups();
  expect(first).toHaveLength(2);
  await sql`delete from public.registered_users`;
  await run('backup', url);
  expect(backups()).toHaveLength(3);
  for (const name of first) {
    expect(readFileSync(fileIn(name, 'public.registered_users.jsonl'), 'utf8').split('\n')).toHaveLength(4);
    for (const file of readdirSync(join(folder, 'backup', name)))
      expect(statSync(fileIn(name, file)).mode & 0o777).toBe(0o600);
  }
  const fresh = await newDatabase();
  const named = await run(`restore backup/${first[0]}/`, fresh.url);
  expect(named.output).toContain(`Restoring backup/${first[0]} ...`);
  expect(named.output).toContain('3 drivers, 0 mechanics, 0 events');
});

describe('restore changes nothing and says why in one line', () => {
  /** Restores a backup of 1,500 drivers that `harm` was done to. */
  async function restoreHarmed(harm: (backup: string, sql: Sql) => unknown, template?: string) {
    const [source, target] = [await newDatabase(), await newDatabase(template)];
    await source.sql.unsafe(DRIVERS(1500));
    await run('backup', source.url);
    const [backup = ''] = backups();
    await harm(backup, target.sql);
    const before = template === undefined ? await stateOf(target.sql) : [];
    const { output, exitCode } = await run('restore', target.url);
    expect(exitCode).toBe(1);
    expect(template === undefined ? await stateOf(target.sql) : []).toEqual(before);
    return output.replace(/^Restoring .*\n/, '').replaceAll(backup, '<name>');
  }
  const DRIVERS_FILE = 'public.registered_users.jsonl';

  it.each<[string, (backup: string, sql: Sql) => unknown, string, string?]>([
    [
      'there are rows',
      (_, sql) => sql.unsafe(DRIVERS(1)),
      'public.registered_users has rows: restore into a new project. Nothing was changed.\n',
    ],
    [
      'a file was cut in a row',
      (backup) => truncateSync(fileIn(backup, DRIVERS_FILE), 300_000),
      expect.stringMatching(
        /^backup\/<name>\/\S+ is damaged: invalid input syntax .* \(rows 1001 to \d+\)\. Nothing was changed\.\n$/,
      ),
    ],
    [
      'a row is missing',
      (backup) => {
        const lines = readFileSync(fileIn(backup, DRIVERS_FILE), 'utf8').split('\n');
        writeFileSync(fileIn(backup, DRIVERS_FILE), lines.slice(1).join('\n'));
      },
      `backup/<name>/${DRIVERS_FILE} is damaged: it has 1499 of 1500 rows. Nothing was changed.\n`,
    ],
    [
      'a row is there twice',
      (backup) => {
        const [line] = readFileSync(fileIn(backup, DRIVERS_FILE), 'utf8').split('\n');
        appendFileSync(fileIn(backup, DRIVERS_FILE), `${line}\n`);
      },
      expect.stringMatching(/ is damaged: duplicate key value .*\n$/),
    ],
    [
      'a file is missing',
      (backup) => rmSync(fileIn(backup, 'private.limits.jsonl')),
      'backup/<name> is no whole backup: it lacks private.limits.jsonl.\n',
    ],
    [
      'a migration was not applied',
      (_, sql) => sql`alter table public.registered_users drop column language cascade`,
      expect.stringMatching(
        /^public\.registered_users has no column language\. Apply the migrations first.*\n$/,
      ),
    ],
    [
      'no migration was applied',
      () => {},
      expect.stringMatching(
        /^The database has no public\.registered_users\. Apply the migrations first.*\n$/,
      ),
      'template0',
    ],
  ])('when %s', async (_what, harm, words, template) => {
    expect(await restoreHarmed(harm, template)).toEqual(words);
  });

  it('when there is no backup', async () => {
    const { url } = await newDatabase();
    expect(await run('restore', url)).toEqual({
      output: 'There is no backup in backup/: "npm run backup" makes one.\n',
      exitCode: 1,
    });
    expect((await run('restore nowhere', url)).output).toContain('nowhere is no whole backup');
  });
});

describe('an address that is none fails in one line, without the password', () => {
  const wrong = (rest: string) => `postgresql://${rest}`;
  it.each([
    ['backup', 'https://project.supabase.co', 'DATABASE_URL is not an address such as'],
    ['backup', wrong('postgres.abc:12/secret/w@db.example:5432/postgres'), 'DATABASE_URL is not'],
    ['backup', wrong('postgres:secret@db.example:99999/postgres'), 'a port is at most 65535'],
    ['backup', wrong('postgres:secret@[db.example]:5432/postgres'), 'the host stands without brackets'],
    ['report', wrong('postgres:secret%@db.example:5432/postgres'), '%25 for %'],
    ['restore', wrong('postgres:[YOUR-PASSWORD]@db.example:5432/x'), 'in place of [YOUR-PASSWORD]'],
    ['report', wrong('postgres:secret@127.0.0.1:9/postgres'), '127.0.0.1:9/postgres refuses the connection'],
  ])('%s of %s', async (command, url, words) => {
    mkdirSync(join(folder, 'backup', '2026-11-24T15-04-05Z'), { recursive: true });
    const { output, exitCode } = await run(command, url);
    expect(output.trim()).not.toContain('\n');
    expect(output).toContain(words);
    expect(exitCode).toBe(1);
  });
});

it.each(['backup', 'report', 'restore'])(
  '%s says that the connection was lost, and leaves nothing half done',
  async (command) => {
    const { sql, url } = await newDatabase();
    if (command === 'restore') await run('backup', url);
    const before = backups();
    await sql.begin(async (transaction) => {
      // The command waits for it.
      await transaction`lock table public.user_sessions`;
      const running = run(command, url);
      const name = sql.options.database;
      await vi.waitFor(async () => {
        const lost = await admin`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and application_name = ${command} and wait_event_type = 'Lock'`;
        expect(lost).toHaveLength(1);
      }, 20_000);
      const { output, exitCode } = await running;
      expect(output).toMatch(/The connection to the database was lost\. Try again\.\n$/);
      expect(exitCode).toBe(1);
    });
    expect(backups()).toEqual(before);
  },
);

it('a file in the place of a folder is named', async () => {
  const { url } = await newDatabase();
  writeFileSync(join(folder, 'backup'), '');
  writeFileSync(join(folder, 'report'), '');
  for (const command of ['backup', 'report']) {
    const { output, exitCode } = await run(command, url);
    expect(output).toContain(`${command} is a file, and a folder has to stand there`);
    expect(exitCode).toBe(1);
  }
});

it.each([
  ['report', 'There is nothing to report on: set DATABASE_URL, or run "npm start" beside it.\n'],
  ['seed', 'No site is running here: run "npm start" first.\n'],
  ['backup', 'Set DATABASE_URL: docs/owner.md says where to find it.\n'],
])('%s without a database says what to do', async (command, words) => {
  expect(await run(command, '')).toEqual({ output: words, exitCode: 1 });
});

it.each(['report', 'seed'])(
  '%s names a lock that another program’s process has by chance',
  async (command) => {
    mkdirSync(join(folder, 'none'));
    writeFileSync(join(folder, 'none', 'lock'), `${process.pid} http://127.0.0.1:9 key`);
    const { output, exitCode } = await run(command, '');
    expect(output).toContain(`The site at http://127.0.0.1:9 of process ${process.pid} does not answer.`);
    expect(exitCode).toBe(1);
  },
);

it('a doctor that reaches no project fails, and names no row that it keeps', async () => {
  const settings = {
    VITE_SUPABASE_URL: 'http://127.0.0.1:54399',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
  };
  const { process, ended } = runCommand('doctor --project', settings, folder);
  const output = await ended;
  expect(output).toContain('could not be checked: Nothing answers at that address.');
  expect(output).not.toContain('keeps one row');
  expect(process.exitCode).toBe(1);
});
