import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectGroups } from '../../scripts/doctor/examine.mjs';
import { type Line, makeChecks } from '../../scripts/doctor/findings.mjs';
import { ERASE_MARKED_ROWS } from '../../scripts/doctor/marked-rows.mjs';
import { startEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { openMigratedDatabase } from '../../scripts/embedded-postgres.mjs';
import { type HostedProject, type Surroundings, serveHostedProject } from './hosted-project';

/** As a newly migrated project; every test has a copy. */
let template: PGlite;

beforeAll(async () => {
  template = await openMigratedDatabase('nothing');
});

afterAll(() => template.close());

const settings = ({ url, key }: { url: string; key: string }, more: object = {}) => ({
  url,
  key,
  site: '',
  build: '',
  only: null,
  embedded: false,
  limits: false,
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

const examined = (prepare: string, more: object = {}, around?: Partial<Surroundings>) =>
  withProject(prepare, (project) => makeChecks(projectGroups(settings(project, more))), around);

const namesOf = (lines: readonly Line[], verdict: Line['verdict']) =>
  lines.filter((line) => line.verdict === verdict).map(({ name }) => name);

describe('a project as it should be', () => {
  it('passes every check', async () => {
    const lines = await examined('', { limits: true });
    expect(lines.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(lines.length).toBeGreaterThan(30);
  });

  it('is left with one marked row in each table, which the line at the end erases', async () => {
    await withProject('', async (project) => {
      await makeChecks(projectGroups(settings(project)));
      const rows = async () =>
        (
          await project.database.query(`
            select (select count(*)::int from registered_users) as drivers,
              (select count(*)::int from mechanic_applications) as mechanics,
              (select count(*)::int from user_sessions) as events
          `)
        ).rows[0];
      expect(await rows()).toEqual({ drivers: 1, mechanics: 1, events: 1 });
      await project.database.exec(ERASE_MARKED_ROWS);
      expect(await rows()).toEqual({ drivers: 0, mechanics: 0, events: 0 });
    });
  });

  it('can be examined twice within the hour', async () => {
    await withProject('', async (project) => {
      await makeChecks(projectGroups(settings(project)));
      const again = await makeChecks(projectGroups(settings(project)));
      expect(namesOf(again, 'failed')).toEqual([]);
      expect(namesOf(again, 'not checked')).toEqual(["A network's attempts come to an end"]);
    });
  });
});

/** What an owner may do to a project, and the checks that have to notice. */
const BROKEN: [name: string, prepare: string, noticed: string[]][] = [
  [
    'row-level security is off',
    'alter table registered_users disable row level security',
    ['registered_users: nothing can be read or counted'],
  ],
  [
    'a policy shows all rows',
    'create policy "Everyone reads" on registered_users for select using (true)',
    ['registered_users: nothing can be read or counted'],
  ],
  [
    'row-level security is off and everything granted',
    `alter table mechanic_applications disable row level security; grant all on mechanic_applications to anon`,
    [
      'mechanic_applications: nothing can be read or counted',
      'mechanic_applications: nothing can be changed',
      'mechanic_applications: nothing can be deleted',
      'mechanic_applications: neither id nor time can be chosen',
    ],
  ],
  [
    'everything is granted, though row-level security holds',
    'grant all on user_sessions to anon',
    [
      'user_sessions: nothing can be read or counted',
      'user_sessions: nothing can be changed',
      'user_sessions: nothing can be deleted',
      'user_sessions: neither id nor time can be chosen',
    ],
  ],
  [
    'all columns may be read back after an insert',
    'grant select on registered_users to anon',
    [
      'registered_users: nothing can be read or counted',
      'registered_users: the answer to an insert holds the id alone',
    ],
  ],
  [
    'rows may be updated, though row-level security holds',
    'grant update on registered_users to anon',
    ['registered_users: nothing can be changed'],
  ],
  [
    'rows may be overwritten',
    'grant select, update on registered_users to anon',
    ['registered_users: no row can be overwritten by an upsert'],
  ],
  [
    'the grant to insert is missing',
    'revoke insert on registered_users from anon',
    ['A driver can join the waitlist and is told the id'],
  ],
  [
    'the policy to insert is missing',
    'drop policy "Mechanics apply" on mechanic_applications',
    ['A mechanic can apply'],
  ],
  [
    'the id is not given back',
    'revoke select (id) on registered_users from anon',
    ['A driver can join the waitlist and is told the id'],
  ],
  [
    'a constraint is gone',
    'alter table user_sessions drop constraint user_sessions_interaction_data_size',
    ['user_sessions refuses data of 3 KB'],
  ],
  [
    'the unique index knows capitals',
    `drop index registered_users_email_id_key; create unique index on registered_users (email_id)`,
    ['registered_users refuses an address it has, also in capitals'],
  ],
  [
    'the limits are not there',
    'drop trigger user_sessions_30_count_rows on user_sessions',
    ['user_sessions answers 429 to 51 rows in one request'],
  ],
  [
    'another table is served',
    'create table customers (id int primary key); grant select on customers to anon',
    ['Nothing is listed but the three tables'],
  ],
  [
    'a function with the name of a private one is served',
    `create function public.caller() returns int language sql return 1; grant execute on function public.caller() to anon`,
    ['The schema private is out of reach', 'Nothing is listed but the three tables'],
  ],
  [
    'the migrations are missing',
    'drop table registered_users, mechanic_applications, user_sessions cascade',
    ['The project knows the key and has the three tables'],
  ],
];

describe('a broken project', () => {
  it.each(BROKEN)('is found out when %s', async (_name, prepare, noticed) => {
    const failures = namesOf(await examined(prepare), 'failed');
    expect(failures).toEqual(expect.arrayContaining(noticed));
  });

  it('loses no row of a visitor to the checks that should fail', async () => {
    const open = ['registered_users', 'mechanic_applications', 'user_sessions']
      .map((table) => `alter table ${table} disable row level security; grant all on ${table} to anon;`)
      .join('\n');
    const visitor = `insert into registered_users (email_id, postal_code, user_agent) values ('a@b.example', 'x', 'x');`;
    await withProject(open + visitor, async (project) => {
      const lines = await makeChecks(projectGroups(settings(project)));
      expect(namesOf(lines, 'failed')).toContain('registered_users: nothing can be deleted');
      const { rows } = await project.database.query(
        `select email_id, postal_code from registered_users where email_id not like '%doctor.invalid'`,
      );
      expect(rows).toEqual([{ email_id: 'a@b.example', postal_code: 'x' }]);
    });
  });

  it('is found out when the gateway does not tell who calls', async () => {
    expect(namesOf(await examined('', { limits: true }, { caller: null }), 'failed')).toEqual([
      "A network's attempts come to an end",
    ]);
  });
});

describe('a project with its doors open', () => {
  it('is found out when anyone can make an account', async () => {
    expect(namesOf(await examined('', {}, { signUps: true }), 'failed')).toEqual(['Nobody can sign up']);
  });
});

describe('what cannot be checked', () => {
  it.each([
    ['a wrong key', { key: 'sb_publishable_wrong' }],
    ['no project at the address', { url: 'http://127.0.0.1:9' }],
  ])('is said with %s, after one failure', async (_name, wrong) => {
    const lines = await examined('', wrong);
    expect(namesOf(lines, 'failed')).toEqual(['The project knows the key and has the three tables']);
    expect(namesOf(lines, 'passed')).toEqual([]);
  });

  it('is everything with a secret key, which is not sent at all', async () => {
    const lines = await examined('', { key: 'sb_secret_0123456789' });
    expect(new Set(lines.map(({ verdict }) => verdict))).toEqual(new Set(['not checked']));
  });

  it('is said once the limit of the network is used up', async () => {
    const lines = await examined('update private.limits set attempts_per_caller = 1, rows_per_caller = 1');
    const waiting = lines.filter(({ detail }) => detail.includes('has used up its limit'));
    expect(waiting.length).toBeGreaterThan(3);
  });
});

it('passes all that the embedded backend can show', async () => {
  const backend = await startEmbeddedBackend();
  try {
    const project = { url: backend.address.replace('/rest/v1', ''), key: backend.publishableKey };
    const lines = await makeChecks(projectGroups(settings(project, { embedded: true })));
    expect(lines.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    expect(namesOf(lines, 'passed')).toContain('registered_users: nothing can be read or counted');
    expect(namesOf(lines, 'not checked')).toHaveLength(8);
  } finally {
    await backend.close();
  }
});
