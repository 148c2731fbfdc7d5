import { describe, expect, it } from 'vitest';
import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { submitMechanicApplication } from '@/data/mechanics';
import { registerDriver } from '@/data/waitlist';
import { created, FAILURES, fakeDataInterface, refused } from './fake-data-interface';

const ID = '4d5744d0-d2cf-4ddf-95e7-42a475c56163';

const ROW: AnalyticsRow = {
  session_id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f',
  user_id: null,
  page_url: 'https://pitlane.example/',
  user_agent: 'Mozilla/5.0 (Macintosh)',
  referrer: 'https://search.example/',
  viewport_width: 1440,
  viewport_height: 900,
  interaction_type: 'scroll',
  interaction_target: 'page',
  interaction_data: { scroll_percentage: 25 },
};

const DRIVER = {
  email: '  Zoë@Garage.example ',
  postalCode: ' m5v-2t6\n',
  userAgent: 'Mozilla/5.0 (Macintosh)',
  referrer: 'https://search.example/',
};

const APPLICATION = {
  fullName: ' Sam Okafor ',
  phoneNumber: ' +1 416 555 0134 ',
  emailAddress: ' Sam@Garage.example ',
  streetAddress: ' 12 Spadina Avenue ',
  city: ' Toronto ',
  postalCode: ' m5v2t6 ',
};

const server = fakeDataInterface();

describe.each([
  {
    what: 'an event',
    insert: () => insertAnalyticsRow(ROW),
    path: 'user_sessions',
    // Completed after the page was left.
    keepalive: true,
    body: ROW as object,
    answer: undefined,
    result: { ok: true, data: null } as object,
  },
  {
    what: 'a mechanic',
    insert: () => submitMechanicApplication(APPLICATION),
    path: 'mechanic_applications',
    keepalive: false,
    body: {
      full_name: 'Sam Okafor',
      phone_number: '+1 416 555 0134',
      email_address: 'Sam@Garage.example',
      street_address: '12 Spadina Avenue',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
    },
    answer: undefined,
    result: { ok: true, data: null },
  },
  {
    what: 'a driver',
    insert: () => registerDriver(DRIVER),
    path: 'registered_users?select=id',
    keepalive: false,
    body: {
      email_id: 'Zoë@Garage.example',
      postal_code: 'M5V 2T6',
      user_agent: 'Mozilla/5.0 (Macintosh)',
      referrer: 'https://search.example/',
    },
    answer: { id: ID },
    result: { ok: true, id: ID },
  },
])('storing $what', ({ insert, path, keepalive, body, answer, result }) => {
  it('inserts one trimmed row with the public key, and reads nothing back but an id', async () => {
    server.answerWith(() => created(answer));
    expect(await insert()).toEqual(result);
    const url = `https://project.supabase.test/rest/v1/${path}`;
    expect(server.sent).toEqual([{ method: 'POST', url, keepalive, headers: expect.any(Headers), body }]);
    const headers = server.sent[0]?.headers;
    expect(headers?.get('apikey')).toBe('sb_publishable_test');
    expect(headers?.get('prefer') ?? '').toBe(answer === undefined ? '' : 'return=representation');
  });

  it('recognizes a duplicate by the code of the database', async () => {
    server.answerWith(() => refused(409, '23505'));
    expect(await insert()).toEqual({ ok: false, reason: 'duplicate' });
  });

  it.each(FAILURES)('fails on %s', async (_name, failure) => {
    server.answerWith(failure);
    expect(await insert()).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });
});

describe('the row of an event', () => {
  it.each([
    [
      'texts shortened to their columns, and a blank user agent as unknown',
      { page_url: `https://pitlane.example/${'x'.repeat(3000)}`, user_agent: ' ', referrer: '' },
      { page_url: `https://pitlane.example/${'x'.repeat(2024)}`, user_agent: 'unknown', referrer: null },
    ],
    [
      'addresses without query and fragment, but for the campaign of the page',
      {
        page_url: 'https://pitlane.example/?email=driver@example.ca&utm_source=mail#benefits',
        referrer: 'https://search.example/?q=brakes#first',
      },
      { page_url: 'https://pitlane.example/?utm_source=mail', referrer: 'https://search.example/' },
    ],
  ])('has %s', async (_, values, stored) => {
    await insertAnalyticsRow({ ...ROW, ...values });
    expect(server.sent[0]?.body).toEqual({ ...ROW, ...stored });
  });

  it('is not sent for a page without an address', async () => {
    expect(await insertAnalyticsRow({ ...ROW, page_url: 'junk' })).toEqual({ ok: false, reason: 'failed' });
    expect(server.sent).toEqual([]);
  });
});

describe('the row of a driver', () => {
  const referrer = `https://search.example/${'x'.repeat(5000)}`;

  it.each([
    ['another postal code as typed', { postalCode: ' sw1a 1aa ' }, { postal_code: 'sw1a 1aa' }],
    ['no browser', { userAgent: '', referrer: '' }, { user_agent: 'unknown', referrer: null }],
    ['a long user agent', { userAgent: '🚗'.repeat(2000) }, { user_agent: '🚗'.repeat(1024) }],
    ['a long referrer', { referrer }, { referrer: referrer.slice(0, 2048) }],
    ['no referrer for junk', { referrer: 'junk' }, { referrer: null }],
    ['a referrer without its query', { referrer: `${DRIVER.referrer}?q=x` }, { referrer: DRIVER.referrer }],
  ])('has %s', async (_, values, stored) => {
    await registerDriver({ ...DRIVER, ...values });
    expect(server.sent[0]?.body).toMatchObject(stored);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a bare text', ID],
    ['no id', {}],
    ['an id that is none', { id: 'welcome' }],
    ['a numeric id', { id: 1 }],
    ['a list', [{ id: ID }]],
  ])('is not taken for stored on an answer of %s in place of the id', async (_name, row) => {
    server.answerWith(() => created(row));
    expect(await registerDriver(DRIVER)).toEqual({ ok: false, reason: 'failed' });
  });
});
