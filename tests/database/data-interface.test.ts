import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleApplication as application,
  exampleRegistration as registration,
} from '../../scripts/database/example-rows.ts';
import { type EmbeddedBackend, openEmbeddedBackend } from '../../scripts/embedded-backend.ts';
import { PUBLISHABLE_KEY } from '../../scripts/embedded-settings.ts';
import { serve } from '../../scripts/site-build/static-host.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';

const secretKey = `sb_secret_${randomUUID()}`;
let backend: EmbeddedBackend;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  backend = await openEmbeddedBackend({ folder: null, ownerWithoutKey: true, secretKey });
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

async function rowsOf(table: string) {
  const response = await fetch(`${server.origin}/rest/v1/${table}?select=*`, {
    headers: { apikey: secretKey },
  });
  return response.json();
}

describe('the data interface', () => {
  it('answers 201 to one row, 429 to more and 409 to a duplicate, storing one', async () => {
    const row = registration();
    const again = { ...row, email_id: row.email_id.toUpperCase().replace('PITLANE', 'ＰＩＴＬＡＮＥ') };
    expect((await call('POST', 'registered_users', [row])).status).toBe(201);
    expect(await call('POST', 'registered_users', [registration(), registration()])).toMatchObject({
      status: 429,
      answer: { code: 'PT429', message: 'Too many rows in one request' },
    });
    for (const prefer of ['', 'return=representation']) {
      expect(await call('POST', 'registered_users?select=id', again, prefer)).toMatchObject({
        status: 409,
        answer: { code: '23505' },
      });
    }
    expect(await rowsOf('registered_users')).toHaveLength(1);
  });

  it('stores hostile texts as typed in every column for text', async () => {
    for (const text of Object.values(HOSTILE_TEXTS)) {
      const driver = registration({ postal_code: text, user_agent: text });
      const mechanic = application({
        full_name: text,
        phone_number: text,
        street_address: text,
        city: text,
        postal_code: text,
      });
      expect((await call('POST', 'registered_users', driver)).status).toBe(201);
      expect((await call('POST', 'mechanic_applications', mechanic)).status).toBe(201);
      expect(await rowsOf('registered_users')).toContainEqual(expect.objectContaining(driver));
      expect(await rowsOf('mechanic_applications')).toContainEqual(expect.objectContaining(mechanic));
    }
  });

  it.each(['limits', 'counts', 'salts', 'at_a_glance', 'rpc/delete_old_rows'])(
    'does not serve %s of another schema',
    async (name) => {
      expect((await call(name.startsWith('rpc/') ? 'POST' : 'GET', name)).status).toBe(404);
    },
  );
});
