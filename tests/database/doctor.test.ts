import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/migrations.ts';
import { type Result, runChecks } from '../../scripts/doctor/checks.ts';
import { projectGroups } from '../../scripts/doctor/examine.ts';
import { ERASE_MARKED_ROWS } from '../../scripts/doctor/marked-rows.ts';
import type { Settings } from '../../scripts/doctor/settings.ts';
import { type HostedProject, type Surroundings, serveHostedProject } from './hosted-project';

/** As a newly migrated project; every test has a copy. */
let template: PGlite;

beforeAll(async () => {
  template = await openMigratedDatabase('nothing');
});

afterAll(() => template.close());

const settings = ({ url, key }: { url: string; key: string }, more: Partial<Settings> = {}): Settings => ({
  url,
  key,
  site: '',
  build: '',
  only: null,
  embedded: false,
  ...more,
});

/** Runs with a copy of the project, as the owner has left it. */
async function withProject<T>(
  prepare: string,
  use: (project: HostedProject) => Promise<T>,
  around?: Partial<Surroundings>,
): Promise<T> {
  const project = await serveHostedProject((await template.clone()) as PGlite, around);
  try {
    await project.database.exec(prepare);
    return await use(project);
  } finally {
    await project.close();
  }
}

const examined = (prepare: string, more: Partial<Settings> = {}, around?: Partial<Surroundings>) =>
  withProject(prepare, (project) => runChecks(projectGroups(settings(project, more))), around);

const namesOf = (results: readonly Result[], status: Result['status']) =>
  results.filter((result) => result.status === status).map(({ name }) => name);

describe('a project as it should be', () => {
  it('passes every check', async () => {
    const results = await examined('');
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(results.length).toBeGreaterThan(30);
  });

  it('is left with one marked row in each table, which the line at the end erases', async () => {
    await withProject('', async (project) => {
      await runChecks(projectGroups(settings(project)));
      const rows = async () =>
        (
          await project.database.query(`
            select (select count(*)::int from registered_users) as drivers,
              (select count(*)::int from mechanic_applications) as mechanics,
              (select count(*)::int from user_sessions) as events
          `)
        ).rows[0];
      expect(await rows()).toEqual({ drivers: 1, mechanics: 1, events: 1 });
      expect(readFileSync('docs/hosting.md', 'utf8')).toContain(ERASE_MARKED_ROWS);
      await project.database.exec(ERASE_MARKED_ROWS);
      expect(await rows()).toEqual({ drivers: 0, mechanics: 0, events: 0 });
    });
  });

  it('can be examined twice within the hour', async () => {
    await withProject('', async (project) => {
      await runChecks(projectGroups(settings(project)));
      const again = await runChecks(projectGroups(settings(project)));
      expect(namesOf(again, 'failed')).toEqual([]);
      expect(namesOf(again, 'skipped')).toEqual([]);
    });
  });
});

const of = (table: string, ...checks: string[]) => checks.map((check) => `${table}: ${check}`);
const CHANGES = ['nothing can be read or counted', 'nothing can be changed', 'nothing can be deleted'];

/** What an owner may do to a project, and the checks that have to notice: one for each defect of an entry. */
const BROKEN: Record<string, { sql: string; noticed: string[] }> = {
  'row-level security is off, or everything granted, or both': {
    sql: `alter table registered_users disable row level security;
      grant all on user_sessions to anon;
      alter table mechanic_applications disable row level security; grant all on mechanic_applications to anon`,
    noticed: [
      ...of('registered_users', 'nothing can be read or counted'),
      ...of('user_sessions', ...CHANGES),
      ...of('mechanic_applications', ...CHANGES, 'no id can be chosen', 'no time can be chosen'),
    ],
  },
  'a policy shows all rows, another is missing, a constraint is gone and another table is served': {
    sql: `create policy "Everyone reads" on registered_users for select using (true);
      drop policy "Mechanics apply" on mechanic_applications;
      alter table user_sessions drop constraint user_sessions_interaction_data_size, drop constraint user_sessions_interaction_data_bytes;
      create table customers (id int primary key); grant select on customers to anon`,
    noticed: [
      'registered_users: nothing can be read or counted',
      'A mechanic can apply',
      'user_sessions refuses data of more than 512 octets',
      'Nothing is listed but the three tables',
    ],
  },
  'all columns may be read back, there are no limits, and a function has the name of a private one': {
    sql: `grant select on registered_users to anon;
      alter table user_sessions disable trigger user;
      create function public.visible_text() returns int language sql return 1;
      grant execute on function public.visible_text() to anon`,
    noticed: [
      ...of('registered_users', 'nothing can be read or counted'),
      'user_sessions answers 429 to 51 rows in one request, quickly',
      'The schema private is out of reach',
      'Nothing is listed but the three tables',
    ],
  },
  'rows may be updated, the unique index knows capitals and a refusal takes its time': {
    sql: `grant update on registered_users to anon;
      alter table registered_users drop constraint registered_users_email_id_key; create unique index on registered_users (email_id);
      create function public.dawdle() returns trigger language plpgsql as
        'begin if current_query() like ''%recordset%'' then perform pg_sleep(5.1); end if; return new; end';
      create trigger dawdle before insert on user_sessions for each row execute function public.dawdle()`,
    noticed: [
      'registered_users: nothing can be changed',
      'registered_users refuses an address it has, also in capitals',
      'user_sessions answers 429 to 51 rows in one request, quickly',
    ],
  },
  'rows may be overwritten': {
    sql: 'grant select, update on registered_users to anon',
    noticed: ['registered_users: nothing can be changed'],
  },
  'the grant to insert is missing': {
    sql: 'revoke insert on registered_users from anon',
    noticed: ['A driver can join the waitlist and receives the id'],
  },
  'the id is not given back': {
    sql: 'revoke select (id) on registered_users from anon',
    noticed: ['A driver can join the waitlist and receives the id'],
  },
  "the planner's estimate tells how long the list is": {
    sql: `alter table registered_users disable trigger user;
    insert into registered_users (email_id, postal_code, user_agent, created_at)
      select n || '@b.example', 'x', 'x', now() - n * interval '1 minute' from generate_series(1, 500) as n;
    alter table registered_users enable trigger user;
    alter table registered_users alter created_at set (n_distinct = 2);
    analyze registered_users`,
    noticed: ['registered_users: nothing can be read or counted'],
  },
  'the migrations are missing': {
    sql: 'drop table registered_users, mechanic_applications, user_sessions cascade',
    noticed: ['The project knows the key and has the three tables'],
  },
};

describe('a broken project', () => {
  it.each(Object.entries(BROKEN))('is found out when %s', async (_name, { sql, noticed }) => {
    expect(namesOf(await examined(sql), 'failed')).toEqual(expect.arrayContaining(noticed));
  });

  it('loses no row of a visitor to the checks that should fail', async () => {
    const open = ['registered_users', 'mechanic_applications', 'user_sessions']
      .map((table) => `alter table ${table} disable row level security; grant all on ${table} to anon;`)
      .join('\n');
    const visitor = `insert into registered_users (email_id, postal_code, user_agent) values ('a@b.example', 'x', 'x');`;
    await withProject(open + visitor, async (project) => {
      const results = await runChecks(projectGroups(settings(project)));
      expect(namesOf(results, 'failed')).toContain('registered_users: nothing can be deleted');
      const { rows } = await project.database.query(
        `select email_id, postal_code from registered_users where email_id not like '%doctor.invalid'`,
      );
      expect(rows).toEqual([{ email_id: 'a@b.example', postal_code: 'x' }]);
    });
  });

  it('is found out by a network that can store nothing more', async () => {
    const prepare = `update private.limits set of_address = 1;
      grant update on registered_users to anon`;
    await withProject(prepare, async (project) => {
      await runChecks(projectGroups(settings(project)));
      const again = await runChecks(projectGroups(settings(project)));
      expect(namesOf(again, 'failed')).toContain('registered_users: nothing can be changed');
    });
  });

  it.each<[string, string, Partial<Surroundings>]>([
    ['anyone can make an account', 'Nobody can sign up', { signUps: true }],
    ['it answers GraphQL', 'GraphQL is off', { graphql: true }],
  ])('is found out when %s', async (_name, check, around) => {
    expect(namesOf(await examined('', {}, around), 'failed')).toEqual([check]);
  });
});

describe('what cannot be checked', () => {
  it.each([
    ['a wrong key', { key: 'sb_publishable_wrong' }],
    ['no project at the address', { url: 'http://127.0.0.1:9' }],
  ])('is said with %s, after one failure', async (_name, wrong) => {
    const results = await examined('', wrong);
    expect(namesOf(results, 'failed')).toEqual(['The project knows the key and has the three tables']);
    expect(namesOf(results, 'passed')).toEqual([]);
  });

  it('is everything with a secret key, which is not sent at all', async () => {
    const results = await examined('', { key: 'sb_secret_0123456789' });
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['skipped']));
  });

  it('is said once the limit of the network is used up', async () => {
    const results = await examined('update private.limits set of_address = 1');
    const waiting = results.filter(({ detail }) => detail.includes('has used up its limit'));
    expect(waiting.length).toBeGreaterThan(3);
  });
});
