import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/backend/embedded-backend';
import { serve } from '../../scripts/build/static-host';
import { DELETE_DOCTOR_ROWS, DOCTOR_ROWS, projectChecks } from '../../scripts/owner/doctor/project-checks';
import { PUBLISHABLE_KEY } from '../../scripts/shared/settings';
import { runCommand } from './command';
import { exampleRegistration } from './example-rows';

/* Tests the embedded backend through public requests, and through the doctor. */

/**
 * The project's response when the doctor asks whether sign-ups are allowed. The embedded backend has no accounts, so the
 * test sets this response.
 */
let accounts: object;
let backend: EmbeddedBackend;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: false });
  server = await serve((request, response) =>
    backend.middleware(request, response, () => response.end(JSON.stringify(accounts))),
  );
});
afterAll(async () => {
  server.close();
  await backend.close();
});

/** Runs SQL as the owner. */
const query = async (sql: string) => (await backend.query(sql)).rows;

describe('the doctor', () => {
  beforeEach(async () => {
    accounts = { disable_signup: true };
    await query('truncate registered_users, mechanic_applications, user_sessions');
  });

  /** Returns the names of the checks that fail. */
  async function failures(key = PUBLISHABLE_KEY) {
    const failed: string[] = [];
    for (const { name, run } of projectChecks(server.origin, key)) {
      if ((await run()).length > 0) failed.push(name);
    }
    return failed;
  }

  /** Runs the doctor against the backend, or against a project at a different URL. */
  async function runDoctor(options: string, project = server.origin) {
    const settings = { VITE_SUPABASE_URL: project, VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY };
    const { process, ended } = runCommand(`doctor ${options}`, settings, tmpdir());
    return { output: await ended, exitCode: process.exitCode };
  }

  const NOWHERE = 'http://127.0.0.1:54399';
  const rows = () =>
    query(`select (select count(*)::int from registered_users) as drivers,
      (select count(*)::int from mechanic_applications) as mechanics, (select count(*)::int from user_sessions) as events`);

  it('passes twice if the project is set up correctly', async () => {
    expect(await failures()).toEqual([]);
    expect(await runDoctor('--project')).toEqual({
      output: expect.stringContaining(DELETE_DOCTOR_ROWS),
      exitCode: 0,
    });
    expect(await rows()).toEqual([{ drivers: 1, mechanics: 1, events: 2 }]);
    for (const statement of DELETE_DOCTOR_ROWS.split('\n')) await query(statement);
    expect(await rows()).toEqual([{ drivers: 0, mechanics: 0, events: 0 }]);
  });

  it('fails if no server responds at the site’s URL', async () => {
    const { output, exitCode } = await runDoctor(`--site ${NOWHERE}`);
    expect(output.match(/^FAILED .*/gm)).toEqual([expect.stringContaining('The landing page loads')]);
    expect(exitCode).toBe(1);
  });

  it('reports that drivers can no longer join', async () => {
    await query('revoke insert on registered_users from anon');
    expect(await failures()).toEqual(['A driver can join the waitlist and gets an ID']);
    const columns = Object.keys(DOCTOR_ROWS.registered_users).join();
    await query(`grant insert (${columns}) on registered_users to anon`);
  });

  it('reports that row-level security is off', async () => {
    await query('alter table registered_users disable row level security');
    expect(await failures()).toEqual(['Visitors can neither read nor count rows']);
    await query('alter table registered_users enable row level security');
  });

  it.each([{ disable_signup: false }, {}])('reports that anyone can sign up: %j', async (answer) => {
    accounts = answer;
    expect(await failures()).toEqual(['Nobody can sign up']);
  });

  it('reports a wrong key first', async () => {
    const [first] = await failures('sb_publishable_wrong');
    expect(first).toBe('The project responds, accepts the key and has the three tables');
  });
});

/** Sends a request with the public key, as anyone may. */
const send = (method: string, path: string, row: object, prefer = 'return=minimal') =>
  fetch(`${server.origin}/rest/v1/${path}`, {
    method,
    headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json', Prefer: prefer },
    body: JSON.stringify(row),
  });

it.each([
  ['POST', 'registered_users?select=*', exampleRegistration()],
  ['POST', 'registered_users?select=id', exampleRegistration({ id: randomUUID() })],
  ['PATCH', 'registered_users?postal_code=neq.x', { postal_code: 'x' }],
  ['DELETE', 'registered_users?postal_code=neq.x', {}],
])('rejects %s %s from visitors', async (method, path, row) => {
  const answer = await send(method, path, row, 'return=representation');
  expect(await answer.json()).toMatchObject({ code: '42501' });
});
