import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp, describeContents, findNewestBackup } from '../../scripts/owner/backup-files';
import { DELETE_DOCTOR_ROWS, DOCTOR_ROWS } from '../../scripts/owner/doctor/project-checks';
import { readPeople } from '../../scripts/owner/report/views';
import { restore } from '../../scripts/owner/restore-backup';
import { describeError } from '../../scripts/shared/errors';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { ownerCommands, read, stateOf, until } from './command';
import { DRIVERS, DRIVERS_FILE, exampleApplication, exampleRegistration, insertRows } from './example-rows';
import { connectVisitor, sendAsVisitor } from './visitors';

/* Tests the effects and the output of `backup` and `restore`. The tests run the commands as processes if the output and the
 * exit code matter. Rejections by `restore` are tested in restore.test.ts, connection strings in connection.test.ts, and the
 * use of the commands while a site is running in servers.test.ts.
 */

const { server, admin, at, newDatabase, run } = ownerCommands();

const backups = () => (existsSync(at('backup')) ? readdirSync(at('backup')).sort() : []);
const success = (words: string) => ({ output: expect.stringContaining(words), exitCode: 0 });
const failure = (words: string) => ({ output: expect.stringContaining(words), exitCode: 1 });

const EVENT = { session_id: 'gen_random_uuid()', interaction_type: `'scroll'` };
const ENDED = String.raw`unnest(array[e'\u2028', e'\u2029', e'\u0085', e'\u000b', e'\f', e'\r', e'\n', e'\u001e']) as ended`;
const MONTH = `${DRIVERS(5000)}
  ${insertRows('user_sessions', 'generate_series(1, 50000)', { ...EVENT, interaction_data: `'{"scroll_percentage": 50}'` })}
  ${insertRows('user_sessions', ENDED, { ...EVENT, interaction_data: `jsonb_build_object('source', 'a' || ended || 'b')` })}
  insert into private.site_hosts values ('pitlane.example');
  update private.limits set most_rows = 7 where table_name = 'mechanic_applications';`;

it('the rows from a busy month, including hostile strings, can be backed up, restored and reported', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(MONTH);
  const texts = Object.values(HOSTILE_TEXTS);
  for (const city of texts)
    await lost.sql`insert into public.mechanic_applications ${lost.sql(exampleApplication({ city }))}`;
  const contents = `5,000 drivers, ${texts.length} mechanics, 50,008 events`;

  expect(await run('backup', lost.url)).toEqual(success(`: ${contents}.`));
  const [name] = backups();
  const restored = await run('restore', fresh.url);
  expect(restored).toEqual(
    success(`Restoring backup/${name} (named after the backup’s time in UTC): ${contents} ...`),
  );
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));

  expect(await run('report people', fresh.url)).toEqual(success('Open report/index.html'));
  expect(readFileSync(at('report', 'registrations.csv'), 'utf8').trim().split('\n')).toHaveLength(5001);
  const page = readFileSync(at('report', 'index.html'), 'utf8');
  expect(page).toContain('<svg');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);

  const visitor = connectVisitor(server(), fresh.sql.options.database);
  const listed = exampleRegistration({ email_id: 'guest-1@MAIL.example' });
  expect(await sendAsVisitor(visitor, { table: 'registered_users', body: listed })).toBe('23505');
  for (const table of ['registered_users', 'user_sessions'] as const)
    expect(await sendAsVisitor(visitor, { table })).toBe('stored');
  await visitor.end();
});

it('an empty project can be backed up and restored', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  const { folder, contents } = await backUp(lost.sql, at('backup'));
  expect(describeContents(contents)).toBe('0 drivers, 0 mechanics, 0 events');
  expect(await restore(fresh.sql, folder)).toEqual(contents);
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));
});

it('a backup excludes the doctor’s rows', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(DRIVERS(1));
  for (const { sql } of [lost, fresh])
    for (const [table, row] of Object.entries(DOCTOR_ROWS)) await sql`insert into ${sql(table)} ${sql(row)}`;
  const { folder, contents } = await backUp(lost.sql, at('backup'));
  expect(describeContents(contents)).toBe('1 driver, 0 mechanics, 0 events');
  await restore(fresh.sql, folder);
  await lost.sql.unsafe(DELETE_DOCTOR_ROWS);
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));
});

it('backup accepts a read-only login, unless rows are hidden from it', async () => {
  const { sql, url } = await newDatabase();
  await sql.unsafe(DRIVERS(2));
  await admin().unsafe(`
    create role reader login bypassrls in role pg_read_all_data;
    create role visitor_like login in role pg_read_all_data`);
  const { database } = sql.options;
  const [reader, visitorLike] = ['reader', 'visitor_like'].map((user) =>
    server().connect({ max: 1, user, database }),
  );
  if (reader === undefined || visitorLike === undefined) throw new Error('There are two logins');
  const { contents } = await backUp(reader, at('backup'));
  expect(describeContents(contents)).toBe('2 drivers, 0 mechanics, 0 events');
  const { registrations } = await read(url.replace('migrator:secret', 'reader'), readPeople);
  expect(registrations).toHaveLength(2);
  const refused =
    'This login cannot read every row. Give it BYPASSRLS, or use the project’s own login, postgres.';
  expect(await backUp(visitorLike, at('none')).catch(describeError)).toBe(refused);
  expect(await read(url.replace('migrator:secret', 'visitor_like'), readPeople).catch(describeError)).toBe(
    refused,
  );
  expect(readdirSync(at('none'))).toEqual([]);
  await Promise.all([reader, visitorLike].map((login) => login.end()));
});

it('backup warns if the new backup contains fewer people than the previous one', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  expect(findNewestBackup(at('backup'))).toBeUndefined();
  await lost.sql.unsafe(DRIVERS(3));
  const { folder: full } = await backUp(lost.sql, at('backup'));
  expect(statSync(full).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(full)) expect(statSync(join(full, file)).mode & 0o777).toBe(0o600);
  await lost.sql`delete from public.registered_users`;
  // Creates the folder of a backup whose process was killed. The name of the folder ends in a number, as in an earlier
  // version of `backup`.
  mkdirSync(`${full}-2`);
  const { output } = await run('backup', lost.url);
  const fewer = `It contains fewer people than backup/${full.slice(-20)}/, which contains 3 drivers, 0 mechanics, 0 events.`;
  expect(output).toContain(fewer);
  expect(backups()).toHaveLength(3);
  const restored = await run('restore', fresh.url);
  expect(restored).toEqual(
    success(`Restoring backup/${full.slice(-20)} (named after the backup’s time in UTC): 3 drivers`),
  );
  expect(readFileSync(join(full, DRIVERS_FILE), 'utf8').split('\n')).toHaveLength(4);
  expect(await run('restore backup/2026', fresh.url)).toEqual(
    failure('The folder backup/2026 does not exist. Type its name as in "npm run restore backup/<folder>".'),
  );
});

it('backup reports a table that it leaves out', async () => {
  const { sql, url } = await newDatabase();
  await sql`create table public.notes ()`;
  expect(await run('backup', url)).toEqual(failure('The backup does not contain public.notes. Add'));
});

it.each(['backup', 'restore'])('%s leaves no files if it loses its connection', async (command) => {
  const { sql, url } = await newDatabase();
  if (command === 'restore') await backUp(sql, at('backup'));
  const before = backups();
  await sql.begin(async (transaction) => {
    // The command waits for this lock.
    await transaction`lock table public.user_sessions`;
    const running = run(command, url);
    await until(async () => {
      const lost = await admin()`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${sql.options.database} and application_name = ${command} and wait_event_type = 'Lock'`;
      expect(lost).toHaveLength(1);
    });
    expect(await running).toEqual(failure('The connection to the database was lost. Try again.\n'));
  });
  expect(backups()).toEqual(before);
});
