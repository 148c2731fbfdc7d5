import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded-mode.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { exampleApplication, exampleRegistration } from './example-rows.ts';

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

/** Calls a table with no more than the key that is in the page; inserts if there is a body. */
async function call(path: string, body?: object) {
  const headers = { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' };
  const insert = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${server.origin}/rest/v1/${path}`, { headers, ...(body && insert) });
  const text = await response.text();
  return { status: response.status, answer: text && JSON.parse(text) };
}

it('answers 429 to more than one row', async () => {
  expect(await call('registered_users', [exampleRegistration(), exampleRegistration()])).toMatchObject({
    status: 429,
    answer: { code: 'PT429', message: 'Too many rows in one request' },
  });
});

it('stores hostile texts as typed in every column for text', async () => {
  for (const text of Object.values(HOSTILE_TEXTS)) {
    const typed = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, text]));
    const rows = {
      registered_users: exampleRegistration(typed('postal_code', 'user_agent')),
      mechanic_applications: exampleApplication(
        typed('full_name', 'phone_number', 'street_address', 'city', 'postal_code'),
      ),
    };
    for (const [table, row] of Object.entries(rows)) {
      expect((await call(table, row)).status).toBe(201);
      const stored = await backend.query(`select * from public.${table}`);
      expect(stored.rows).toContainEqual(expect.objectContaining(row));
    }
  }
});

it('serves nothing of another schema', async () => {
  for (const name of ['limits', 'counts', 'salts', 'at_a_glance']) {
    expect((await call(name)).status).toBe(404);
  }
  expect((await call('rpc/delete_old_rows', {})).status).toBe(404);
});
