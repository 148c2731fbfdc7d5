import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../../scripts/database/backup.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { ownerCommands } from './command.ts';
import { exampleEvent, exampleRegistration } from './example-rows.ts';
import { connectVisitor, sendAsVisitor } from './visitors';

/* `backup` and `restore` as they are run. */

const { server, at, newDatabase, run } = ownerCommands();

const backups = () => (existsSync(at('backup')) ? readdirSync(at('backup')).sort() : []);

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

it.each([
  ['no row', '', '0 drivers, 0 mechanics, 0 events'],
  ['one row', DRIVERS(1), '1 driver, 0 mechanics, 0 events'],
  ['a good month', MONTH, '5,000 drivers, 1 mechanic, 50,000 events'],
])('%s is copied, brought back and reported', async (_what, rows, contents) => {
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
  const drivers = readFileSync(at('report', 'registrations.csv'), 'utf8').trim().split('\n').slice(1);
  expect(`${drivers.length} driver`).toBe(contents.replaceAll(',', '').match(/^\d+ driver/)?.[0]);
  const page = readFileSync(at('report', 'index.html'), 'utf8');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  expect(page).toContain(rows === '' ? 'Nothing yet.' : '<svg');
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
  const visitor = connectVisitor(server(), fresh.sql.options.database);
  const listed = exampleRegistration({ email_id: 'guest-1@MAIL.example' });
  expect(await sendAsVisitor(visitor, { table: 'registered_users', body: listed })).toBe('23505');
  for (const table of ['registered_users', 'user_sessions'] as const)
    expect(await sendAsVisitor(visitor, { table })).toBe('stored');
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
    expect(readFileSync(at('backup', name, DRIVERS_FILE), 'utf8').split('\n')).toHaveLength(4);
    for (const file of readdirSync(at('backup', name)))
      expect(statSync(at('backup', name, file)).mode & 0o777).toBe(0o600);
  }
  const fresh = await newDatabase();
  const named = await run(`restore backup/${first[0]}/`, fresh.url);
  expect(named.output).toContain(`Restoring backup/${first[0]} ...`);
  expect(named.output).toContain('3 drivers, 0 mechanics, 0 events');
});

const DRIVERS_FILE = 'public.registered_users.jsonl';

describe('restore changes nothing and says why in one line', () => {
  const editDrivers = (backup: string, edit: (lines: string[]) => string[]) => {
    const file = at('backup', backup, DRIVERS_FILE);
    writeFileSync(file, edit(readFileSync(file, 'utf8').split('\n')).join('\n'));
  };

  type Case = [what: string, harm: (backup: string, sql: Sql) => unknown, words: RegExp, template?: string];
  it.each<Case>([
    ['there are rows', (_, sql) => sql.unsafe(DRIVERS(1)), /^public.registered_users has rows: restore into/],
    [
      'a file was cut in a row',
      (backup) => truncateSync(at('backup', backup, DRIVERS_FILE), 300_000),
      /^backup\/<name>\/\S+ is damaged: invalid input syntax .* \(rows 1001 to \d+\)\. Nothing was changed/,
    ],
    [
      'a row is missing',
      (backup) => editDrivers(backup, ([, ...lines]) => lines),
      /^backup\/<name>\/\S+ is damaged: it has 1499 of 1500 rows\. Nothing was changed/,
    ],
    [
      'a row is there twice',
      (backup) => editDrivers(backup, ([first = '', ...lines]) => [first, first, ...lines]),
      / is damaged: duplicate key value/,
    ],
    [
      'a file is missing',
      (backup) => rmSync(at('backup', backup, 'private.limits.jsonl')),
      /^backup\/<name> is no whole backup: it lacks private\.limits\.jsonl/,
    ],
    [
      'a migration was not applied',
      (_, sql) => sql`alter table public.registered_users drop column language cascade`,
      /^public\.registered_users has no column language\. Apply the migrations first/,
    ],
    [
      'no migration was applied',
      () => {},
      /^The database has no public\.registered_users\. Apply the migrations first/,
      'template0',
    ],
  ])('when %s', async (_what, harm, words, template) => {
    const [source, target] = [await newDatabase(), await newDatabase(template)];
    await source.sql.unsafe(DRIVERS(1500));
    await run('backup', source.url);
    const [backup = ''] = backups();
    await harm(backup, target.sql);
    const state = async () => (template === undefined ? await stateOf(target.sql) : []);
    const before = await state();
    const { output, exitCode } = await run('restore', target.url);
    expect(exitCode).toBe(1);
    expect(await state()).toEqual(before);
    const said = output.replace(/^Restoring .*\n/, '').replaceAll(backup, '<name>');
    expect(said).toMatch(words);
    expect(said).toMatch(/^.+\n$/);
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
