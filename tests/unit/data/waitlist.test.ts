import { describe, expect, it } from 'vitest';
import { registerDriver } from '@/data/waitlist';
import { created, FAILURES, fakeDataInterface, refused } from './fake-data-interface';

const ID = '4d5744d0-d2cf-4ddf-95e7-42a475c56163';
const DRIVER = {
  email: 'Driver@Pitlane.example',
  postalCode: 'M5V 2T6',
  userAgent: 'Mozilla/5.0 (Macintosh)',
  referrer: 'https://search.example/',
};

const server = fakeDataInterface();

describe('registerDriver', () => {
  it('inserts one row and gives its id', async () => {
    server.answerWith(() => created({ id: ID }));

    expect(await registerDriver(DRIVER)).toEqual({ ok: true, id: ID });
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://project.supabase.test/rest/v1/registered_users?select=id',
      keepalive: false,
      body: {
        email_id: 'Driver@Pitlane.example',
        postal_code: 'M5V 2T6',
        user_agent: 'Mozilla/5.0 (Macintosh)',
        referrer: 'https://search.example/',
      },
    });
  });

  it('sends the public key', async () => {
    await registerDriver(DRIVER);
    expect(server.sent[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(server.sent[0]?.headers.get('prefer')).toBe('return=representation');
  });

  it('trims, keeps the spelling of the address and writes a Canadian postal code the usual way', async () => {
    await registerDriver({ ...DRIVER, email: '  Zoë@Garage.example ', postalCode: ' m5v-2t6\n' });
    expect(server.sent[0]?.body).toMatchObject({ email_id: 'Zoë@Garage.example', postal_code: 'M5V 2T6' });
  });

  it('stores another postal code as typed', async () => {
    await registerDriver({ ...DRIVER, postalCode: ' sw1a 1aa ' });
    expect(server.sent[0]?.body).toMatchObject({ postal_code: 'sw1a 1aa' });
  });

  it('stores the driver whatever the user agent and the referrer are', async () => {
    const referrer = `https://search.example/${'x'.repeat(5000)}`;
    await registerDriver({ ...DRIVER, userAgent: '', referrer: '' });
    await registerDriver({ ...DRIVER, userAgent: '🚗'.repeat(2000), referrer });
    await registerDriver({ ...DRIVER, referrer: 'junk' });
    await registerDriver({ ...DRIVER, referrer: 'https://search.example/?q=brakes' });

    expect(server.sent.map(({ body }) => body)).toMatchObject([
      { user_agent: 'unknown', referrer: null },
      { user_agent: '🚗'.repeat(1024), referrer: referrer.slice(0, 2048) },
      { referrer: null },
      { referrer: 'https://search.example/' },
    ]);
  });

  it('recognizes a duplicate by the code of the database', async () => {
    server.answerWith(() => refused(409, '23505'));
    expect(await registerDriver(DRIVER)).toEqual({ ok: false, reason: 'duplicate' });
  });

  it.each(FAILURES)('fails on %s', async (_name, answer) => {
    server.answerWith(answer);
    expect(await registerDriver(DRIVER)).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a bare text', ID],
    ['no id', {}],
    ['an id that is none', { id: 'welcome' }],
    ['a numeric id', { id: 1 }],
    ['a list', [{ id: ID }]],
  ])('fails on an answer of %s in place of the id', async (_name, row) => {
    server.answerWith(() => created(row));
    expect(await registerDriver(DRIVER)).toEqual({ ok: false, reason: 'failed' });
  });
});
