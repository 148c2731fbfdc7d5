import { beforeEach, expect, it, vi } from 'vitest';
import { type AnalyticsRow, insertAnalyticsRow } from '@/data/analytics-rows';
import { columnsOf, type FieldValues, type FormFields, type SentRow } from '@/data/form-fields';
import { insertRow } from '@/data/insert-row';
import { MECHANIC_FIELDS, submitMechanicApplication } from '@/data/mechanics';
import { registerDriver, WAITLIST_FIELDS } from '@/data/waitlist';

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
  interaction_data: { email_domain: `${'x'.repeat(200)}.example` },
};
const leaveEvent = (changes: Partial<AnalyticsRow> = {}) => insertAnalyticsRow({ ...ROW, ...changes });

const TYPED_DRIVER = { email: '  Zoe@Garçon.example ', postalCode: ' m5v-2t6\n' };
const VISIT = { user_agent: '', referrer: 'https://search.example/?q=brakes' };
const join = (language = 'fr') =>
  registerDriver({ ...columnsOf(WAITLIST_FIELDS, TYPED_DRIVER), ...VISIT }, language);

const TYPED_MECHANIC = {
  fullName: ' Sam Okafor ',
  phoneNumber: ' +1 ４１６ 555 0134 ',
  emailAddress: ' Sam@Garçon.example ',
  streetAddress: ' 12 Spadina Avenue ',
  city: ' Toronto ',
  postalCode: ' m5v2t6 ',
} satisfies FieldValues<typeof MECHANIC_FIELDS>;
const apply = (language = 'fr') =>
  submitMechanicApplication(columnsOf(MECHANIC_FIELDS, TYPED_MECHANIC), language);

/**
 * Returns PostgREST's response to an insert that succeeded. The response contains the row only if the request asked for it.
 */
const created = (row?: unknown) =>
  new Response(row === undefined ? null : JSON.stringify(row), { status: 201 });
/** Returns PostgREST's response to a database error. */
const rejection = (status: number, code: string, hint: string | null = null) =>
  Response.json({ code, message: 'rejected', details: null, hint }, { status });

const sent: Request[] = [];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  respond = () => created();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push(new Request(input, init));
    return respond();
  });
});

const EVENT = {
  ...ROW,
  page_url: 'https://pitlane.example/?utm_source=mail',
  user_agent: 'unknown',
  referrer: 'https://search.example/',
  interaction_data: null,
};
const MECHANIC = {
  full_name: 'Sam Okafor',
  phone_number: '+1 416 555 0134',
  email_address: 'Sam@xn--garon-0ra.example',
  street_address: '12 Spadina Avenue',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
  language: 'fr',
} satisfies SentRow<'mechanic_applications'>;
const DRIVER = {
  email_id: 'Zoe@xn--garon-0ra.example',
  postal_code: 'M5V 2T6',
  user_agent: 'unknown',
  referrer: 'https://search.example/',
  language: 'fr',
} satisfies SentRow<'registered_users'>;

it.each<[string, () => Promise<object>, path: string, body: object, row?: object]>([
  ['an event', leaveEvent, 'user_sessions', EVENT],
  ['a mechanic', () => apply(), 'mechanic_applications', MECHANIC],
  ['a driver', () => join(), 'registered_users?select=id', DRIVER, { id: ID }],
])('stores %s with one request', async (_, insert, path, body, row) => {
  respond = () => created(row);
  expect(await insert()).toEqual({ ok: true, ...(row ?? { data: null }) });
  expect(sent).toHaveLength(1);
  const url = `https://project.supabase.test/rest/v1/${path}`;
  const [request = new Request(url)] = sent;
  // `keepalive` lets the request complete after the visitor has left the page.
  expect(request).toMatchObject({ method: 'POST', url, keepalive: true });
  expect(await request.json()).toEqual(body);
  expect(request.headers.get('apikey')).toBe('sb_publishable_test');
  expect(request.headers.get('authorization')).toBe('Bearer sb_publishable_test');
  expect(request.headers.get('prefer') ?? '').toBe(row === undefined ? '' : 'return=representation');
});

it('aborts an insert after 15 seconds without a response', async () => {
  vi.useFakeTimers();
  respond = () => new Promise(() => undefined);
  const result = apply();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(sent[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(await result).toEqual({ ok: false, reason: 'failed', cause: 'TimeoutError' });
  vi.useRealTimers();
});

it.each<[string, typeof respond]>([
  ['a check violation', () => rejection(400, '23514')],
  ['a conflict that is not a duplicate', () => rejection(409, '23503')],
  ['a server error', () => new Response('', { status: 500 })],
  ['the login page of a public network', () => new Response('<form>Sign in</form>', { status: 200 })],
  ['truncated JSON', () => new Response('{"id":', { status: 201 })],
  ['an unreachable server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports a failure after %s and does not repeat the insert', async (_, failure) => {
  respond = failure;
  expect(await apply()).toMatchObject({ ok: false, reason: 'failed' });
  expect(sent).toHaveLength(1);
});

it('reports a duplicate email address', async () => {
  respond = () => rejection(409, '23505');
  expect(await join()).toMatchObject({ ok: false, reason: 'duplicate' });
});

it.each<[string, string, string | null]>([
  ['limited', 'a network has reached its limit', 'Try again after 2026-11-22 10:00:00+00'],
  ['failed', 'the table is full', 'docs/owner.md: how full it is'],
  ['failed', 'a proxy rejects the request', null],
])('reports a failed insert as %s if %s', async (reason, _, hint) => {
  respond = () => rejection(429, 'PT429', hint);
  const failure = { ok: false, reason, cause: 'code PT429, status 429' };
  expect(await join()).toEqual(failure);
  expect(await leaveEvent()).toEqual(failure);
});

it.each([
  ['code 42501, status 401', () => rejection(401, '42501')],
  ['code none, status 200', () => new Response('<form>Sign in</form>')],
  ['code none, status 502', () => new Response('null', { status: 502 })],
])('reports the cause “%s” if an event was not stored', async (cause, refusal) => {
  respond = refusal;
  expect(await leaveEvent()).toEqual({ ok: false, reason: 'failed', cause });
});

it('reads the whole response to an event', async () => {
  const stored = new Response('', { status: 201 });
  respond = () => stored;
  expect(await leaveEvent()).toMatchObject({ ok: true });
  expect(stored.bodyUsed).toBe(true);
});

it('does not send an event from a page without a valid URL', async () => {
  expect(await leaveEvent({ page_url: 'junk' })).toMatchObject({ ok: false, reason: 'failed' });
  expect(sent).toEqual([]);
});

it.each([undefined, null, {}, { id: null }, 'welcome'])(
  'reports a failure if the response is %j instead of an ID',
  async (row) => {
    respond = () => created(row);
    expect(await join()).toMatchObject({ ok: false, reason: 'failed' });
  },
);

it.each(['welcome', 1])('accepts any ID in the response: %j', async (id) => {
  respond = () => created({ id });
  expect(await join()).toEqual({ ok: true, id: String(id) });
});

it('a form in English omits the language column, whose default is English', async () => {
  respond = () => created({ id: ID });
  await join('en');
  await apply('en');
  const { language: _, ...driver } = DRIVER;
  const { language: __, ...mechanic } = MECHANIC;
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([driver, mechanic]);
});

it('stores a blank optional field as null', () => {
  const fields = {
    shop: { kind: 'text', column: 'shop_name', required: false, maxBytes: 9, autoComplete: 'organization' },
  } as const satisfies FormFields;
  for (const shop of ['', ' \n', '\u3164']) expect(columnsOf(fields, { shop })).toEqual({ shop_name: null });
  expect(columnsOf(fields, { shop: ' Roy ' })).toEqual({ shop_name: 'Roy' });
});

it.each([
  ['TypeError', new TypeError('unexpected')],
  ['unknown', 'unexpected'],
])('returns a failure with the cause %s if an insert throws', async (cause, error) => {
  const fail = () => {
    throw error;
  };
  expect(await insertRow(fail)).toEqual({ ok: false, reason: 'failed', cause });
});
