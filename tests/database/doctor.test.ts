import { tmpdir } from 'node:os';
import { beforeEach, expect, it } from 'vitest';
import { DELETE_DOCTOR_ROWS, projectChecks } from '../../scripts/doctor/project-checks.ts';
import { PUBLISHABLE_KEY } from '../../scripts/settings.ts';
import { runCommand } from './command.ts';
import { testBackend } from './test-database.ts';

/** The embedded backend has no accounts: as a project says whether anyone can have one. */
let accounts: object;
const backend = testBackend((_request, response) => response.end(JSON.stringify(accounts)));

beforeEach(() => {
  accounts = { disable_signup: true };
});

/** The names of the checks that fail. */
async function failures(key = PUBLISHABLE_KEY) {
  const failed: string[] = [];
  for (const { name, run } of projectChecks(backend.origin(), key)) {
    if ((await run()).length > 0) failed.push(name);
  }
  return failed;
}

/** Runs `doctor --project` on the backend, or at another address. */
async function runDoctor(origin = backend.origin()) {
  const settings = { VITE_SUPABASE_URL: origin, VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
  const { process, ended } = runCommand('doctor --project', settings, tmpdir());
  return { output: await ended, exitCode: process.exitCode };
}

const rows = () =>
  backend.query(`select (select count(*)::int from registered_users) as drivers,
    (select count(*)::int from mechanic_applications) as mechanics, (select count(*)::int from user_sessions) as events`);

it('passes twice on a project as it should be, keeps one row of people, and says how to delete its rows', async () => {
  expect(await failures()).toEqual([]);
  expect(await runDoctor()).toEqual({
    output: expect.stringContaining(
      `The doctor keeps one row in each table. To delete them, in the SQL editor:\n${DELETE_DOCTOR_ROWS}`,
    ),
    exitCode: 0,
  });
  expect(await rows()).toEqual([{ drivers: 1, mechanics: 1, events: 2 }]);
  for (const statement of DELETE_DOCTOR_ROWS.split('\n')) await backend.query(statement);
  expect(await rows()).toEqual([{ drivers: 0, mechanics: 0, events: 0 }]);
});

it.each([
  ['A driver can join the waitlist and receives the id', 'registered_users'],
  ['A mechanic can apply', 'mechanic_applications'],
  ['The page can leave an event', 'user_sessions'],
])('finds out that not: %s', async (noticed, table) => {
  await backend.query(`revoke insert on ${table} from anon`);
  expect(await failures()).toEqual([noticed]);
  await backend.query(`grant insert on ${table} to anon`);
});

it('finds out that row-level security is off', async () => {
  await backend.query('alter table registered_users disable row level security');
  expect(await failures()).toEqual(['No visitor can read or count a row']);
  await backend.query('alter table registered_users enable row level security');
});

it.each([{ disable_signup: false }, {}])('finds out that anyone can sign up: %j', async (answer) => {
  accounts = answer;
  expect(await failures()).toEqual(['Nobody can sign up']);
  expect((await runDoctor()).exitCode).toBe(1);
});

it('says first that a key is wrong', async () => {
  const [first] = await failures('sb_publishable_wrong');
  expect(first).toBe('The project answers, knows the key and has the three tables');
});

it('fails where no project is, and names no row that it keeps', async () => {
  const { output, exitCode } = await runDoctor('http://127.0.0.1:54399');
  expect(output).toContain('could not be checked: Nothing answers at that address.');
  expect(output).not.toContain('keeps one row');
  expect(exitCode).toBe(1);
});
