import { expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../scripts/settings.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { exampleApplication, exampleRegistration } from './example-rows.ts';
import { testBackend } from './test-database.ts';

const backend = testBackend();

/** Calls a table with no more than the key that is in the page; inserts if there is a body. */
async function call(path: string, body?: object) {
  const headers = { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' };
  const insert = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${backend.origin()}/rest/v1/${path}`, { headers, ...(body && insert) });
  const text = await response.text();
  return { status: response.status, answer: text && JSON.parse(text) };
}

it('stores hostile texts as typed in every column for text', async () => {
  const { email_id, ...driver } = exampleRegistration();
  const { email_address, ...mechanic } = exampleApplication();
  for (const text of Object.values(HOSTILE_TEXTS)) {
    const typed = (row: object) => Object.fromEntries(Object.keys(row).map((column) => [column, text]));
    const rows = {
      registered_users: exampleRegistration(typed(driver)),
      mechanic_applications: exampleApplication(typed(mechanic)),
    };
    for (const [table, row] of Object.entries(rows)) {
      expect((await call(table, row)).status).toBe(201);
      const stored = await backend.query(`select * from public.${table}`);
      expect(stored).toContainEqual(expect.objectContaining(row));
    }
  }
});

it('serves nothing of another schema', async () => {
  for (const name of ['limits', 'counts', 'salts', 'at_a_glance']) {
    expect((await call(name)).status).toBe(404);
  }
  expect((await call('rpc/delete_old_rows', {})).status).toBe(404);
});
