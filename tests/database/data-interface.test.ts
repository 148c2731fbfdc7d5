import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackendOnItsOwn, startEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';

let backend: BackendOnItsOwn;

beforeAll(async () => {
  backend = await startEmbeddedBackend();
});

afterAll(() => backend.close());

/** Calls a table with no more than the key that is in the page. */
async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${backend.address}/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? null : JSON.parse(text) };
}

async function rowsOf(table: string) {
  const response = await fetch(`${backend.address}/${table}?select=*`, {
    headers: { apikey: backend.secretKey },
  });
  return response.json();
}

const registration = () => ({
  email_id: `${randomUUID()}@pitlane.example`,
  postal_code: 'M5V 2T6',
  user_agent: 'x',
});

const application = () => ({
  full_name: 'Sam Okafor',
  phone_number: '416 555 0134',
  email_address: `${randomUUID()}@garage.example`,
  street_address: '12 Spadina Avenue',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
});

const event = () => ({
  session_id: randomUUID(),
  page_url: 'https://pitlane.example/',
  user_agent: 'x',
  viewport_width: 1440,
  viewport_height: 900,
  interaction_type: 'page_view',
});

describe.each([
  ['registered_users', registration],
  ['mechanic_applications', application],
  ['user_sessions', event],
])('%s over HTTP', (table, row) => {
  it('takes one at once and answers 429 to more, storing none of them', async () => {
    expect((await call('POST', table, [row()])).status).toBe(201);
    expect(await call('POST', table, [row(), row()])).toMatchObject({
      status: 429,
      answer: { code: 'PT429', message: 'Too many rows in one request' },
    });
    expect(await rowsOf(table)).toHaveLength(1);
  });

  it('shows, changes and deletes nothing', async () => {
    expect((await call('GET', `${table}?select=id`)).answer).toEqual([]);
    const before = await rowsOf(table);
    await call('PATCH', `${table}?id=neq.0`, { created_at: '2025-07-30' });
    await call('DELETE', `${table}?id=neq.0`);
    expect(await rowsOf(table)).toEqual(before);
  });
});

describe('the data interface', () => {
  it('stores addresses without what may name a person', async () => {
    const session_id = randomUUID();
    const page_url = 'https://pitlane.example/?email=a@b.ca&utm_source=news#top';
    const referrer = 'https://search.example/find?q=oil';
    expect((await call('POST', 'user_sessions', { ...event(), session_id, page_url, referrer })).status).toBe(
      201,
    );
    const rows: unknown = await rowsOf('user_sessions');
    expect(rows).toContainEqual(
      expect.objectContaining({
        session_id,
        page_url: 'https://pitlane.example/?utm_source=news',
        referrer: 'https://search.example/find',
      }),
    );
  });

  it('reports a duplicate, however it is spelt', async () => {
    const row = registration();
    expect((await call('POST', 'registered_users', row)).status).toBe(201);
    const again = { ...row, email_id: row.email_id.toUpperCase().replace('PITLANE', 'ＰＩＴＬＡＮＥ') };
    expect(await call('POST', 'registered_users', again)).toMatchObject({
      status: 409,
      answer: { code: '23505' },
    });
  });

  it.each(Object.entries(HOSTILE_TEXTS))(
    'stores %s as typed in every column for text',
    async (_name, text) => {
      const driver = { ...registration(), postal_code: text, user_agent: text };
      const mechanic = {
        ...application(),
        full_name: text,
        phone_number: text,
        street_address: text,
        city: text,
        postal_code: text,
      };
      expect((await call('POST', 'registered_users', driver)).status).toBe(201);
      expect((await call('POST', 'mechanic_applications', mechanic)).status).toBe(201);
      expect(await rowsOf('registered_users')).toContainEqual(expect.objectContaining(driver));
      expect(await rowsOf('mechanic_applications')).toContainEqual(expect.objectContaining(mechanic));
    },
  );

  it.each(['limits', 'row_counts', 'salt_low', 'refusals_by_hour', 'rpc/delete_old_events', 'rpc/salt'])(
    'does not serve %s of another schema',
    async (name) => {
      const { status } = await call(name.startsWith('rpc/') ? 'POST' : 'GET', name, undefined);
      expect(status).toBe(404);
    },
  );
});
