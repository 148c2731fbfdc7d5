import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from 'vitest';
import { type Result, runChecks } from '../../scripts/doctor/checks.ts';
import { DELETE_PROBE_ROWS } from '../../scripts/doctor/probe-rows.ts';
import { openProject } from '../../scripts/doctor/project.ts';
import { projectChecks } from '../../scripts/doctor/project-checks.ts';
import { type HostedProject, type ProjectOptions, serveHostedProject } from './hosted-project';
import { testDatabase } from './test-database.ts';

/** A newly migrated project; every test gets a copy. */
const template = testDatabase();

/** Runs with a copy of the project, as the owner has left it. */
async function withProject<T>(
  prepare: string,
  use: (project: HostedProject) => Promise<T>,
  options?: ProjectOptions,
): Promise<T> {
  const project = await serveHostedProject((await template().clone()) as PGlite, options);
  try {
    await project.database.exec(prepare);
    return await use(project);
  } finally {
    await project.close();
  }
}

const examine = ({ url, key }: { url: string; key: string }) =>
  runChecks([projectChecks(openProject(url, key))]);

const failed = (results: readonly Result[]) => results.filter(({ problems }) => problems.length > 0);
const namesOf = (results: readonly Result[]) => failed(results).map(({ name }) => name);

it('a project as it should be passes every check, also the second time within the hour', async () => {
  await withProject('', async (project) => {
    expect(failed(await examine(project))).toEqual([]);
    expect(failed(await examine(project))).toEqual([]);
    const rows = async () =>
      (
        await project.database.query(`
      select (select count(*)::int from registered_users) as drivers,
        (select count(*)::int from mechanic_applications) as mechanics, (select count(*)::int from user_sessions) as events
    `)
      ).rows;
    expect(await rows()).toEqual([{ drivers: 1, mechanics: 1, events: 2 }]);
    await project.database.exec(DELETE_PROBE_ROWS);
    expect(await rows()).toEqual([{ drivers: 0, mechanics: 0, events: 0 }]);
  });
});

const READ = 'can neither be read nor counted';
const CHANGE = 'lets nobody change a row, nor choose an id or a time';
const ONE_ROW = 'takes one row a request';
const MISSING_DEFAULT = 'refuses Prefer: missing=default, by which a small request costs gigabytes';
const ANSWERS = 'The project answers, knows the key and has the three tables';
const JOIN = 'A driver can join the waitlist and receives the id';

/** Defects that an owner may cause, one for each table, and what the doctor says of each. */
const BROKEN: readonly [what: string, sql: string, noticed: string[], options?: ProjectOptions][] = [
  [
    'security is off, a policy is missing, everything is granted, and another table is served',
    `alter table registered_users disable row level security;
      drop policy "Mechanics apply" on mechanic_applications;
      grant all on user_sessions to anon;
      create table customers (id int primary key); grant select on customers to anon`,
    [
      `registered_users ${READ}`,
      'A mechanic can apply',
      `user_sessions ${READ}`,
      `user_sessions ${CHANGE}`,
      'Only the three tables are served',
    ],
  ],
  [
    'a policy shows all rows, and everything is granted without security',
    `create policy "Everyone reads" on registered_users for select using (true);
      alter table mechanic_applications disable row level security; grant all on mechanic_applications to anon`,
    [`registered_users ${READ}`, `mechanic_applications ${READ}`, `mechanic_applications ${CHANGE}`],
  ],
  ['all columns may be read back', 'grant select on registered_users to anon', [`registered_users ${READ}`]],
  [
    "the planner's estimate tells how long the list is",
    `insert into registered_users (email_id, postal_code, user_agent, created_at)
        select n || '@b.example', 'x', 'x', now() - n * interval '1 minute' from generate_series(1, 500) as n;
      alter table registered_users alter created_at set (n_distinct = 2);
      analyze registered_users`,
    [`registered_users ${READ}`],
  ],
  [
    'visitors may choose every column of a new row',
    'grant insert on registered_users, mechanic_applications, user_sessions to anon',
    [`registered_users ${CHANGE}`, `mechanic_applications ${CHANGE}`, `user_sessions ${CHANGE}`],
  ],
  ['the grant to insert is missing', 'revoke insert on registered_users from anon', [JOIN]],
  ['the id is not given back', 'revoke select (id) on registered_users from anon', [JOIN]],
  [
    'the migrations are missing',
    'drop table registered_users, mechanic_applications, user_sessions cascade',
    [ANSWERS],
  ],
  ['anyone can make an account', '', ['Nobody can sign up'], { signUps: true }],
  ['it answers GraphQL', '', ['GraphQL is off'], { graphql: true }],
];

describe('a broken project', () => {
  it.each(BROKEN)('is found out when %s', async (_what, prepare, noticed, options) => {
    expect(namesOf(await withProject(prepare, examine, options))).toEqual(noticed);
  });

  const refuse = (message: string) =>
    `create function refuse() returns trigger language plpgsql as
      $$ begin raise sqlstate 'PT429' using message = '${message}'; end $$;
    create trigger a_limit before insert on user_sessions for each row execute function refuse()`;

  it.each([
    ['The table is full', 'the table is full', 'delete old rows'],
    ['Too many rows', 'too many rows have come', 'try again after the next full hour'],
  ])('that answers "%s" is told: %s; %s', async (message, problem, fix) => {
    expect(failed(await withProject(refuse(message), examine))).toMatchObject([
      {
        name: 'The page can leave an event',
        problems: [expect.stringContaining(problem)],
        fix: expect.stringContaining(fix),
      },
    ]);
  });

  it('loses no row of a visitor to the checks that should fail', async () => {
    const open = ['registered_users', 'mechanic_applications', 'user_sessions']
      .map((table) => `alter table ${table} disable row level security; grant all on ${table} to anon;`)
      .join('\n');
    const visitor = `insert into registered_users (email_id, postal_code, user_agent) values ('a@b.example', 'x', 'x');`;
    await withProject(open + visitor, async (project) => {
      expect(namesOf(await examine(project))).toContain(`registered_users ${CHANGE}`);
      const { rows } = await project.database.query(
        `select email_id, postal_code from registered_users where email_id not like '%doctor.invalid'`,
      );
      expect(rows).toEqual([{ email_id: 'a@b.example', postal_code: 'x' }]);
    });
  });
});

describe('what has drifted from the migrations', () => {
  it.each([
    ...[
      ['registered_users', 'registered_users_user_agent_length'],
      ['user_sessions', 'user_sessions_interaction_data_size'],
      ['registered_users', 'registered_users_email_id_key'],
    ].map(([table, constraint]) => [table, `keeps ${constraint}`, `drop constraint ${constraint}`]),
    ['mechanic_applications', ONE_ROW, 'disable trigger user'],
    ['user_sessions', MISSING_DEFAULT, 'disable trigger user'],
  ])('is cured in %s by the SQL that the doctor prints: %s', async (table, check, drift) => {
    await withProject(`alter table ${table} ${drift}`, async (project) => {
      const found = failed(await examine(project));
      const result = found.find(({ name }) => name === `${table} ${check}`);
      expect(namesOf(found)).toContain(`${table} ${check}`);
      await project.database.exec(DELETE_PROBE_ROWS);
      await project.database.exec(result?.fix.replace('in the SQL editor run\n', '') ?? '');
      expect(namesOf(await examine(project))).toEqual([]);
    });
  });

  it('gets the doctor only as far as a paused project, whose checks fail once', async () => {
    const results = await runChecks([
      projectChecks(async () => ({ status: 540, code: '', body: null, rows: 0, text: 'answered 540' })),
    ]);
    expect(results).toMatchObject([
      { problems: ['the project is paused'], fix: expect.stringContaining('Resume') },
    ]);
  });

  it.each([
    ['a wrong key', { key: 'sb_publishable_wrong' }],
    ['no project at the address', { url: 'http://127.0.0.1:9' }],
  ])('is said once with %s', async (_name, wrong) => {
    const results = await withProject('', ({ url, key }) => examine({ url, key, ...wrong }));
    expect(results).toHaveLength(1);
    expect(namesOf(results)).toEqual([ANSWERS]);
  });
});
