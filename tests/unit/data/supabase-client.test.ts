import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '@/data/client';
import { settings } from '@/lib/settings';

const fetchRow = vi.fn();

beforeEach(() => {
  fetchRow.mockImplementation(async () => Response.json({ id: '0b6f3c8e' }, { status: 201 }));
  vi.stubGlobal('fetch', fetchRow);
});

// With the stubs that replace unused packages, as in the build (scripts/site-build/shared-config.ts).
describe('the data client', () => {
  it('inserts a row with the key as its credentials and reads it back', async () => {
    const row = { email_id: 'driver@example.com', postal_code: 'M5V 2T6', user_agent: 'Mozilla/5.0' };
    const answer = await client.from('registered_users').insert(row).select('id').single();
    expect(answer).toMatchObject({ data: { id: '0b6f3c8e' }, error: null, status: 201 });
    const [address, request] = fetchRow.mock.calls[0] ?? [];
    expect(String(address)).toBe(`${settings.supabaseUrl}/rest/v1/registered_users?select=id`);
    const headers = new Headers(request.headers);
    expect(headers.get('apikey')).toBe(settings.supabaseAnonKey);
    expect(headers.get('authorization')).toBe(`Bearer ${settings.supabaseAnonKey}`);
    expect(JSON.parse(request.body)).toEqual(row);
  });
});
