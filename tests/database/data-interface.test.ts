import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  exampleApplication as application,
  exampleRegistration as registration,
} from '../../scripts/database/example-rows.ts';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded-mode.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';

let backend: EmbeddedBackend;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: true });
  server = await serve((request, response) => {
    backend.middleware(request, response, () => response.writeHead(404).end());
  });
});

afterAll(async () => {
  server.close();
  await backend.close();
});

/** Calls a table with no more than the key that is in the page. */
async function call(method: string, path: string, body?: object, prefer = '') {
  const response = await fetch(`${server.origin}/rest/v1/${path}`, {
    method,
    headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json', Prefer: prefer },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? null : JSON.parse(text) };
}

const rowsOf = async (table: string) => (await backend.query(`select * from public.${table}`)).rows;

it('answers 201 to one row, 429 to more and 409 to a duplicate, storing one', async () => {
  const row = registration();
  const again = { ...row, email_id: row.email_id.toUpperCase() };
  expect((await call('POST', 'registered_users', [row])).status).toBe(201);
  expect(await call('POST', 'registered_users', [registration(), registration()])).toMatchObject({
    status: 429,
    answer: { code: 'PT429', message: 'Too many rows in one request' },
  });
  for (const prefer of ['', 'return=representation']) {
    const answer = await call('POST', 'registered_users?select=id', again, prefer);
    expect(answer).toMatchObject({ status: 409, answer: { code: '23505' } });
  }
  expect(await rowsOf('registered_users')).toHaveLength(1);
});

it('stores hostile texts as typed in every column for text', async () => {
  for (const text of Object.values(HOSTILE_TEXTS)) {
    const typed = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, text]));
    const rows = {
      registered_users: registration(typed('postal_code', 'user_agent')),
      mechanic_applications: application(
        typed('full_name', 'phone_number', 'street_address', 'city', 'postal_code'),
      ),
    };
    for (const [table, row] of Object.entries(rows)) {
      expect((await call('POST', table, row)).status).toBe(201);
      expect(await rowsOf(table)).toContainEqual(expect.objectContaining(row));
    }
  }
});

it.each(['limits', 'counts', 'salts', 'at_a_glance', 'rpc/delete_old_rows'])(
  'does not serve %s of another schema',
  async (name) => {
    expect((await call(name.startsWith('rpc/') ? 'POST' : 'GET', name)).status).toBe(404);
  },
);
