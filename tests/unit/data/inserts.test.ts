import { describe, expect, it, vi } from 'vitest';
import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { insertRow } from '@/data/insert-row';
import { submitMechanicApplication } from '@/data/mechanics';
import { registerDriver } from '@/data/waitlist';
import { created, FAILURES, fakeDataInterface, refused } from './fake-data-interface';

const ID = '4d5744d0-d2cf-4ddf-95e7-42a475c56163';

const ROW: AnalyticsRow = {
  session_id: '0b6f3c8e-6a1e-4f0e-9d2b-0f6d7a1c2e3f',
  user_id: null,
  page_url: 'https://pitlane.example/?email=driver@example.ca&utm_source=mail#benefits',
  user_agent: ' ',
  referrer: 'https://search.example/?q=brakes#first',
  viewport_width: 1440,
  viewport_height: 900,
  interaction_type: 'scroll',
  interaction_target: 'page',
  interaction_data: { scroll_percentage: 25 },
};

const DRIVER = {
  email: '  Zoe@Garçon.example ',
  postalCode: ' m5v-2t6\n',
  userAgent: '',
  referrer: 'https://search.example/?q=brakes',
};

const APPLICATION = {
  fullName: ' Sam Okafor ',
  phoneNumber: ' +1 416 555 0134 ',
  emailAddress: ' Sam@Garçon.example ',
  streetAddress: ' 12 Spadina Avenue ',
  city: ' Toronto ',
  postalCode: ' m5v2t6 ',
};

/** Milliseconds after which an insert is given up. */
const DEADLINE = 15_000;

const server = fakeDataInterface();

describe.each([
  {
    what: 'an event',
    insert: () => insertAnalyticsRow(ROW),
    path: 'user_sessions',
    // Completed after the page was left.
    keepalive: true,
    body: {
      ...ROW,
      page_url: 'https://pitlane.example/?utm_source=mail',
      user_agent: 'unknown',
      referrer: 'https://search.example/',
    } as object,
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
      email_address: 'Sam@xn--garon-0ra.example',
      street_address: '12 Spadina Avenue',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
      language: 'en',
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
      email_id: 'Zoe@xn--garon-0ra.example',
      postal_code: 'M5V 2T6',
      user_agent: 'unknown',
      referrer: 'https://search.example/',
      language: 'en',
    },
    answer: { id: ID },
    result: { ok: true, id: ID },
  },
])('storing $what', ({ insert, path, keepalive, body, answer, result }) => {
  it('is one request with the public key, which reads nothing back but an id', async () => {
    server.answerWith(() => created(answer));
    expect(await insert()).toEqual(result);
    expect(server.sent).toHaveLength(1);
    const url = `https://project.supabase.test/rest/v1/${path}`;
    const [request = new Request(url)] = server.sent;
    expect(request).toMatchObject({ method: 'POST', url, keepalive });
    expect(await request.json()).toEqual(body);
    expect(request.headers.get('apikey')).toBe('sb_publishable_test');
    expect(request.headers.get('authorization')).toBe('Bearer sb_publishable_test');
    expect(request.headers.get('prefer') ?? '').toBe(answer === undefined ? '' : 'return=representation');
  });

  it.each(FAILURES)('fails on %s', async (_name, failure) => {
    server.answerWith(failure);
    expect(await insert()).toMatchObject({ ok: false, reason: 'failed' });
    expect(server.sent).toHaveLength(1);
  });
});

it.each([
  ['a mechanic', () => submitMechanicApplication(APPLICATION)],
  ['a driver', () => registerDriver(DRIVER)],
])('%s is refused with the reason: a duplicate, or too many requests', async (_, insert) => {
  server.answerWith(() => refused(409, '23505'));
  expect(await insert()).toMatchObject({ ok: false, reason: 'duplicate' });
  server.answerWith(() => refused(429, 'PT429'));
  expect(await insert()).toEqual({ ok: false, reason: 'limited', cause: 'code PT429, status 429' });
});

it('an event that is refused fails with the status', async () => {
  server.answerWith(() => refused(429, 'PT429'));
  expect(await insertAnalyticsRow(ROW)).toMatchObject({ ok: false, cause: 'code none, status 429' });
});

it('an event of a page without an address is not sent', async () => {
  const result = await insertAnalyticsRow({ ...ROW, page_url: 'junk' });
  expect(result).toMatchObject({ ok: false, reason: 'failed' });
  expect(server.sent).toEqual([]);
});

const NO_ID = [undefined, null, {}, { id: 'welcome' }, { id: 1 }];

it.each(NO_ID)('a driver is not taken for stored on an answer of %j in place of the id', async (row) => {
  server.answerWith(() => created(row));
  expect(await registerDriver(DRIVER)).toMatchObject({ ok: false, reason: 'failed' });
});

it('is aborted at its deadline', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  server.answerWith(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const result = registerDriver(DRIVER);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  deadline.abort();
  expect(await result).toMatchObject({ ok: false, reason: 'failed' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(DEADLINE);
});

it.each([
  ['TypeError', new TypeError('unexpected')],
  ['unknown', 'unexpected'],
])('an insert that throws fails: %s', async (cause, error) => {
  const fail = () => {
    throw error;
  };
  expect(await insertRow(fail)).toEqual({ ok: false, reason: 'failed', cause });
});
