import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { backUp, describeContents, newestBackup, restore } from '../../scripts/owner/backup-files';
import { DOCTOR_ROWS } from '../../scripts/owner/doctor/project-checks';
import { describeError } from '../../scripts/shared/errors';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { ownerCommands, runCommand, stateOf } from './command';
import { DRIVERS, DRIVERS_FILE, exampleApplication, exampleRegistration, insertRows } from './example-rows';
import { connectVisitor, sendAsVisitor } from './visitors';

/*
 * What `backup` and `restore` copy, and what they say when they fail: as processes, where the words and the exit code are what
 * counts. restore.test.ts has what no restore takes, connection.test.ts has the address of the database, servers.test.ts the commands beside a running site.
 */

const { server, admin, at, newDatabase, run } = ownerCommands();

const backups = () => (existsSync(at('backup')) ? readdirSync(at('backup')).sort() : []);

const EVENT = { session_id: 'gen_random_uuid()', interaction_type: `'scroll'` };
const ENDED = String.raw`unnest(array[e'\u2028', e'\u2029', e'\u0085', e'\u000b', e'\f', e'\r', e'\n', e'\u001e']) as ended`;
const MONTH = `${DRIVERS(5000)}
  ${insertRows('user_sessions', 'generate_series(1, 50000)', { ...EVENT, interaction_data: `'{"scroll_percentage": 50}'` })}
  ${insertRows('user_sessions', ENDED, { ...EVENT, interaction_data: `jsonb_build_object('source', 'a' || ended || 'b')` })}
  insert into private.site_hosts values ('pitlane.example');
  update private.limits set most_rows = 7 where table_name = 'mechanic_applications';`;

it('a good month with hostile texts is copied, brought back and reported, and visitors may do what they could', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(MONTH);
  const texts = Object.values(HOSTILE_TEXTS);
  for (const city of texts)
    await lost.sql`insert into public.mechanic_applications ${lost.sql(exampleApplication({ city }))}`;
  const contents = `5,000 drivers, ${texts.length} mechanics, 50,008 events`;
  const success = (words: string) => ({ output: expect.stringMatching(words), exitCode: 0 });

  const copied = await run('backup', lost.url);
  const [name] = backups();
  expect(copied).toEqual(success(`^backup/${name}/ holds the rows of .+: ${contents}\\.`));
  const restored = await run('restore', fresh.url);
  expect(restored).toEqual(success(`^Restoring backup/${name} \\.\\.\\.\n.+: ${contents}\\.`));
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));

  expect(await run('report --people', fresh.url)).toEqual(success('Open report/index.html'));
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

it.each([
  ['no row', 0, '0 drivers, 0 mechanics, 0 events'],
  ['one row', 1, '1 driver, 0 mechanics, 0 events'],
])('%s is copied and brought back', async (_what, rows, words) => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(DRIVERS(rows));
  const { folder, contents } = await backUp(lost.sql, at('backup'));
  expect(describeContents(contents)).toBe(words);
  expect(await restore(fresh.sql, folder)).toEqual(contents);
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));
});

it('the rows of the doctor keep no restore from a new project', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(DRIVERS(1));
  for (const { sql } of [lost, fresh])
    for (const [table, row] of Object.entries(DOCTOR_ROWS)) await sql`insert into ${sql(table)} ${sql(row)}`;
  const { folder } = await backUp(lost.sql, at('backup'));
  await restore(fresh.sql, folder);
  expect(await stateOf(fresh.sql)).toEqual(await stateOf(lost.sql));
});

it('a copy leaves nothing when its terminal closes, and what a killed one has left is named by the next', async () => {
  const { sql, url } = await newDatabase();
  await sql.begin(async (transaction) => {
    // A copy waits for it.
    await transaction`lock table public.user_sessions`;
    for (const signal of ['SIGHUP', 'SIGKILL'] as const) {
      const { process, ended } = runCommand('backup', { DATABASE_URL: url }, at());
      await vi.waitFor(() => expect(backups()).toHaveLength(1), 20_000);
      process.kill(signal);
      await ended;
      expect(backups()).toHaveLength(signal === 'SIGHUP' ? 0 : 1);
    }
  });
  const [left] = backups();
  // The owner's own, which no command names.
  writeFileSync(at('backup', `${left}.zip`), '');
  expect(await run('restore', url)).toEqual({
    output: expect.stringContaining(`backup/${left} is no whole backup: it lacks contents.json, `),
    exitCode: 1,
  });
  const { output, exitCode } = await run('backup', url);
  expect(output).toContain(`A command that was killed has left backup/${left}: delete it`);
  expect(output).not.toContain('.zip');
  expect([exitCode, backups().length]).toEqual([0, 3]);
});

it('a login that may only read can back up and report, and one from which rows are hidden copies none', async () => {
  const { sql, url } = await newDatabase();
  await sql.unsafe(DRIVERS(2));
  await admin().unsafe(`
    create role reader login bypassrls in role pg_read_all_data;
    create role visitor_like login in role pg_read_all_data`);
  const as = (role: string) => url.replace('migrator:secret', role);
  const success = (words: string) => ({ output: expect.stringContaining(words), exitCode: 0 });
  expect(await run('backup', as('reader'))).toEqual(success(': 2 drivers, 0 mechanics, 0 events.'));
  expect(await run('report people', as('reader'))).toEqual(success('Open report/index.html'));
  const refused =
    'This login may not read every row: give it BYPASSRLS, or take that of the project, postgres.';
  for (const command of ['backup', 'report'])
    expect(await run(command, as('visitor_like'))).toEqual({
      output: expect.stringContaining(refused),
      exitCode: 1,
    });
  expect(backups()).toHaveLength(1);
});

it('a copy is finished although nobody reads what it says, as behind `| head -1`', async () => {
  const { url } = await newDatabase();
  const { process, ended } = runCommand('backup', { DATABASE_URL: url }, at());
  process.stdout?.destroy();
  expect([await ended, process.exitCode, backups().length]).toEqual(['', 0, 1]);
});

it('no copy is replaced: two at once make two folders, and an empty database a third, for this user only', async () => {
  const [lost, fresh] = [await newDatabase(), await newDatabase()];
  await lost.sql.unsafe(DRIVERS(3));
  const copy = async () => (await backUp(lost.sql, at('backup'))).folder;
  const full = await Promise.all([copy(), copy()]);
  await lost.sql`delete from public.registered_users`;
  const empty = await copy();
  expect(newestBackup(at('backup'))).toBe(empty);
  expect(backups()).toHaveLength(3);
  for (const folder of full) {
    expect(readFileSync(join(folder, DRIVERS_FILE), 'utf8').split('\n')).toHaveLength(4);
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  }
  const { output } = await run(`restore backup/${backups()[0]}/`, fresh.url);
  expect(output).toContain('3 drivers, 0 mechanics, 0 events');
});

it('a file in the place of a folder is named', async () => {
  const { sql } = await newDatabase();
  writeFileSync(at('backup'), '');
  const said = await backUp(sql, at('backup')).catch(describeError);
  expect(said).toBe(`${at('backup')} is a file, and a folder has to stand there: move it away.`);
});

it.each(['backup', 'restore'])(
  '%s says that the connection was lost, and leaves nothing',
  async (command) => {
    const { sql, url } = await newDatabase();
    mkdirSync(at('backup'));
    if (command === 'restore') await backUp(sql, at('backup'));
    const before = backups();
    await sql.begin(async (transaction) => {
      // The command waits for it.
      await transaction`lock table public.user_sessions`;
      const running = run(command, url);
      await vi.waitFor(async () => {
        const lost = await admin()`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${sql.options.database} and application_name = ${command} and wait_event_type = 'Lock'`;
        expect(lost).toHaveLength(1);
      }, 20_000);
      expect(await running).toEqual({
        output: expect.stringMatching(/The connection to the database was lost\. Try again\.\n$/),
        exitCode: 1,
      });
    });
    expect(backups()).toEqual(before);
  },
);
