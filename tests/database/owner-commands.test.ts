import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ownerCommands } from './command.ts';

/*
 * What the owner's commands have in common, as they are run: a process in a folder, its words and its exit code. backup.test.ts
 * has what is copied, servers.test.ts the commands beside a running site.
 */

const { admin, at, newDatabase, run } = ownerCommands();

it('the lists of people are written with --people only, and deleted by the next report', async () => {
  const { url } = await newDatabase();
  await run('report --people', url);
  expect(readdirSync(at('report'))).toEqual(expect.arrayContaining(['registrations.csv', 'mechanics.csv']));
  await run('report', url);
  for (const list of ['registrations.csv', 'mechanics.csv'])
    expect(readdirSync(at('report'))).not.toContain(list);
});

describe('an address that is none fails in one line, without the password', () => {
  const wrong = (rest: string) => `postgresql://${rest}`;
  it.each([
    ['backup', wrong('postgres.abc:12/secret/w@db.example:5432/postgres'), 'DATABASE_URL is not an address'],
    ['backup', wrong('postgres:secret@db.example:99999/postgres'), 'a port is at most 65535'],
    ['report', wrong('postgres:secret%@db.example:5432/postgres'), '%25 for %'],
    ['restore', wrong('postgres:[YOUR-PASSWORD]@db.example:5432/x'), 'in place of [YOUR-PASSWORD]'],
    ['report', wrong('postgres:secret@127.0.0.1:9/postgres'), '127.0.0.1:9/postgres refuses the connection'],
  ])('%s of %s', async (command, url, words) => {
    mkdirSync(at('backup', '2026-11-24T15-04-05Z'), { recursive: true });
    const { output, exitCode } = await run(command, url);
    expect(output.trim()).not.toContain('\n');
    expect(output).toContain(words);
    expect(exitCode).toBe(1);
  });
});

it('a password is sent unencrypted to this computer alone', async () => {
  const { url } = await newDatabase();
  expect(await run('backup', url)).toMatchObject({ exitCode: 0 });
  // The same server, which has no TLS, by a spelling that is not taken for this computer.
  const { output, exitCode } = await run('backup', url.replace('127.0.0.1', '127.1'));
  expect(output).toMatch(/^127\.1:\d+\/project_\d+ refuses the connection of DATABASE_URL: .+\n$/);
  expect(exitCode).toBe(1);
});

it.each(['backup', 'report', 'restore'])(
  '%s says that the connection was lost, and leaves nothing half done',
  async (command) => {
    const { sql, url } = await newDatabase();
    if (command === 'restore') await run('backup', url);
    const backups = () => (existsSync(at('backup')) ? readdirSync(at('backup')) : []);
    const before = backups();
    await sql.begin(async (transaction) => {
      // The command waits for it.
      await transaction`lock table public.user_sessions`;
      const running = run(command, url);
      const name = sql.options.database;
      await vi.waitFor(async () => {
        const lost = await admin()`
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
  for (const command of ['backup', 'report']) {
    writeFileSync(at(command), '');
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

it('seed names a lock that another program’s process has by chance', async () => {
  mkdirSync(at('none'));
  writeFileSync(at('none', 'lock'), `${process.pid} http://127.0.0.1:9 key`);
  const { output, exitCode } = await run('seed', '');
  expect(output).toContain(`The site at http://127.0.0.1:9 of process ${process.pid} does not answer.`);
  expect(exitCode).toBe(1);
});
