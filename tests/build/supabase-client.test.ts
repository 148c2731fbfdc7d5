import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetchRow = vi.fn(async (_input: unknown, _init?: RequestInit) =>
  Response.json({ id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f' }, { status: 201 }),
);

/** As in src/data/client.ts, with the stubs by which the build replaces unused packages. */
const client = createClient('https://project.supabase.test', 'sb_publishable_test', {
  accessToken: () => Promise.resolve(null),
  global: { fetch: fetchRow },
});

beforeEach(() => fetchRow.mockClear());

describe('supabase-js as it is built', () => {
  it('inserts a row with the key as its credentials and reads it back', async () => {
    const { data, error, status } = await client
      .from('registered_users')
      .insert({ email_id: 'driver@example.com' })
      .select('id')
      .single();
    expect({ data, error, status }).toEqual({
      data: { id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f' },
      error: null,
      status: 201,
    });
    const [address, request] = fetchRow.mock.calls[0] ?? [];
    expect(String(address)).toBe('https://project.supabase.test/rest/v1/registered_users?select=id');
    const headers = new Headers(request?.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_test');
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_test');
    expect(request?.body).toBe('{"email_id":"driver@example.com"}');
  });

  it.each([
    ['auth', () => client.auth.getSession()],
    ['storage', () => client.storage.from('files')],
    ['functions', () => client.functions.invoke('hello')],
    ['realtime', () => client.channel('news')],
  ])('throws where %s is used', (part, use) => {
    expect(use).toThrow(part);
  });
});
