import { expect, it } from 'vitest';
import { DELETE_DOCTOR_ROWS, projectChecks } from '../../scripts/doctor/project-checks.ts';
import { PUBLISHABLE_KEY } from '../../scripts/settings.ts';
import { testBackend } from './test-backend.ts';

const backend = testBackend();

/** The names of the checks that fail, but for "Nobody can sign up": the embedded backend has no accounts at all. */
async function failures(key = PUBLISHABLE_KEY) {
  const failed: string[] = [];
  for (const { name, run } of projectChecks(backend.origin(), key)) {
    if (name !== 'Nobody can sign up' && (await run()).length > 0) failed.push(name);
  }
  return failed;
}

const rows = () =>
  backend.query(`select (select count(*)::int from registered_users) as drivers,
    (select count(*)::int from mechanic_applications) as mechanics, (select count(*)::int from user_sessions) as events`);

it('passes twice on a project as it should be, keeps one row of people, and says how to delete its rows', async () => {
  expect(await failures()).toEqual([]);
  expect(await failures()).toEqual([]);
  expect(await rows()).toEqual([{ drivers: 1, mechanics: 1, events: 2 }]);
  for (const statement of DELETE_DOCTOR_ROWS.split('\n')) await backend.query(statement);
  expect(await rows()).toEqual([{ drivers: 0, mechanics: 0, events: 0 }]);
});

const JOIN = 'A driver can join the waitlist and receives the id';
const READ = 'No visitor can read or count a row';

it.each([
  [
    'row-level security is off',
    READ,
    'alter table registered_users disable row level security',
    'alter table registered_users enable row level security',
  ],
  [
    'nobody may join',
    JOIN,
    'revoke insert on registered_users from anon',
    'grant insert on registered_users to anon',
  ],
])('finds out that %s', async (_what, noticed, harm, mend) => {
  await backend.query(harm);
  expect(await failures()).toEqual([noticed]);
  await backend.query(mend);
});

it('says first that a key is wrong', async () => {
  const [first] = await failures('sb_publishable_wrong');
  expect(first).toBe('The project answers, knows the key and has the three tables');
});
