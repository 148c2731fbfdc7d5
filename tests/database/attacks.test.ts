import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  EXAMPLE_ROWS,
  exampleApplication,
  exampleEvent,
  exampleRegistration,
  type Table,
} from './example-rows';
import { type PostgresServer, startMigratedPostgres } from './postgres-server';
import { type Answer, connectVisitor, type InsertRequest, sendAsVisitor } from './visitors';

let server: PostgresServer;
let owner: Sql;
/** The connections of visitors. Each sends one request at a time. */
let visitors: Sql[];

beforeAll(async () => {
  server = await startMigratedPostgres();
  owner = server.connect({ max: 1 });
  visitors = Array.from({ length: 32 }, () => connectVisitor(server));
  // Freezes the clock that the limits use, so that no hour ends while a test runs.
  await owner`
    create or replace function private.limits_now() returns timestamptz language sql return timestamptz '2100-01-01Z'`;
  await owner`create table private.first_limits as table private.limits`;
  return async () => {
    await Promise.all([owner, ...visitors].map((sql) => sql.end()));
    server.stop();
  };
});

beforeEach(async () => {
  await owner`
    truncate public.registered_users, public.mechanic_applications, public.user_sessions,
      private.counts, private.limits`;
  await owner`insert into private.limits table private.first_limits`;
});

/** Sends requests, each as soon as a connection is free. Returns the answers in the order of the requests. */
async function send(requests: readonly InsertRequest[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = requests.entries();
  const sending = visitors.map(async (visitor) => {
    for (const [number, request] of queue) answers[number] = await sendAsVisitor(visitor, request);
  });
  await Promise.all(sending);
  return answers;
}

/** Sends `count` requests, each created from its index. Returns the number of times that each answer was given. */
async function flood(count: number, make: (number: number) => InsertRequest) {
  const tally: Record<Answer, number> = {};
  for (const answer of await send(Array.from({ length: count }, (_, number) => make(number))))
    tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}

async function rowsOf(table: Table) {
  const [row] = await owner`select count(*)::int as rows from ${owner(`public.${table}`)}`;
  return row?.['rows'];
}

/** Returns a JSON list of numbers. Each number takes up ten bytes in a jsonb, but 131,072 characters as text. */
const numbers = (count: number) => `[${Array(count).fill('1e131071').join(',')}]`;

const ZEROS = Array.from({ length: 5000 }, (_, key) => `"${key}":0`);

/** Returns a row as JSON, with the given JSON as the value of one column. */
const rowWith = (table: Table, column: string, json: string) =>
  JSON.stringify(EXAMPLE_ROWS[table]({ [column]: '?' })).replace('"?"', () => json);

/**
 * Sends a request over a new connection. Expects this rejection, and expects the server process to use less than 64 MB of
 * memory at its peak.
 */
async function expectCheapRejection(rejection: Answer, request: InsertRequest) {
  const visitor = connectVisitor(server);
  const [row] = await visitor`select pg_backend_pid() as pid`;
  expect(await sendAsVisitor(visitor, request)).toBe(rejection);
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${row?.['pid']}/status`, 'utf8')) ?? [];
  expect(Number(kilobytes) / 1024).toBeLessThan(64);
  await visitor.end();
}

// The peak memory is read from /proc, which only Linux has.
describe.runIf(process.platform === 'linux')(
  'the database needs little memory to reject a request of less than 100 kB',
  () => {
    it.each<[table: Table, column: string, what: string, json: string]>([
      ['user_sessions', 'interaction_data', 'hundreds of large numbers', `{"k":${numbers(900)}}`],
      ['user_sessions', 'interaction_data', 'thousands of names', `{${ZEROS}}`],
      [
        'user_sessions',
        'interaction_data',
        'lists in lists',
        `{"k":${'['.repeat(15_000) + ']'.repeat(15_000)}}`,
      ],
      ['user_sessions', 'page_url', 'thousands of parameters', `"https://a/?${'utm_term=&'.repeat(4000)}"`],
      ['user_sessions', 'referrer', 'thousands of passwords', `"https://${':'.repeat(18_000)}@a"`],
      ['registered_users', 'postal_code', 'large numbers', numbers(900)],
      ['registered_users', 'email_id', 'letters that grow in lower case', `"${'İ'.repeat(18_000)}@b"`],
    ])('for %s.%s with %s', async (table, column, _what, json) => {
      await expectCheapRejection('23514', { table, body: rowWith(table, column, json) });
    });

    it('with `missing=default`', async () => {
      const body = rowWith('registered_users', 'postal_code', numbers(900));
      await expectCheapRejection('PT400', { table: 'registered_users', body, hasDefaults: true });
    });

    it('with thousands of rows', async () => {
      const body = `[${JSON.stringify(exampleEvent())}${',{}'.repeat(18_000)}]`;
      await expectCheapRejection('PT429', { table: 'user_sessions', body });
    });
  },
);

describe('a rejected request does not reveal who is on a list', () => {
  const listed = 'listed@driver.example';
  const ROWS = {
    registered_users: (email_id: string) => exampleRegistration({ email_id }),
    mechanic_applications: (email_address: string) => exampleApplication({ email_address }),
  };
  /** Requests that always fail: a description, the expected rejection, and a function that turns a row into the body. */
  const QUESTIONS = [
    ['two rows', 'PT429', (row: object) => [row, row]],
    ['a row that a constraint rejects', '23514', (row: object) => ({ ...row, postal_code: ' ' })],
  ] as const;
  const FORMS = ['registered_users', 'mechanic_applications'] as const;
  const questions = FORMS.flatMap((table) => QUESTIONS.map((question) => [table, ...question] as const));

  it.each(questions)('in %s, for %s', async (table, _what, rejection, ask) => {
    await send([{ table, body: ROWS[table](listed) }]);
    const about = (address: string) => ({ table, body: ask(ROWS[table](address)) });
    expect(await send([about(listed), about('nobody@driver.example')])).toEqual([rejection, rejection]);
    expect(await rowsOf(table)).toBe(1);
  });
});

const newCaller = (number: number) => `172.16.${number}.1`;

const limit = (table: string, column: string, most: number) =>
  owner.unsafe(`update private.limits set ${column} = ${most} where table_name = '${table}'`);

describe('thirty-two connections at once', () => {
  it('store only as many rows as one IP address may store', async () => {
    await limit('user_sessions', 'per_address', 300);
    const answers = await flood(400, () => ({ table: 'user_sessions', from: '203.0.113.1' }));
    expect(answers).toEqual({ stored: 300, PT429: 100 });
    expect(await rowsOf('user_sessions')).toBe(300);
    // The counts are for the address, for its /24 and for all visitors.
    const counts = await owner`select counted from private.counts where ends_at = '2100-01-01 01:00+00'`;
    expect(counts.map((row) => row['counted'])).toEqual([300, 300, 300]);
  });

  it('store only as many first rows from new callers as the limits allow', async () => {
    await limit('registered_users', 'per_hour', 50);
    await limit('registered_users', 'first_rows_above_ceiling', 30);
    const newcomer = (number: number) => ({ table: 'registered_users', from: newCaller(number) }) as const;
    expect(await flood(150, newcomer)).toEqual({ stored: 80, PT429: 70 });
    await limit('registered_users', 'per_hour', 200);
    await limit('registered_users', 'per_day', 50);
    // The day already has 80 rows. Its limit is 50, and another 50 first rows are allowed beyond the limit, so 20 more are
    // accepted.
    const next = (number: number) => ({ ...newcomer(0), from: `172.17.${number}.1` });
    expect(await flood(150, next)).toEqual({ stored: 20, PT429: 130 });
  });

  it('leave only the newest events in a full table', async () => {
    await flood(200, () => ({ table: 'user_sessions' }));
    await owner`analyze public.user_sessions`;
    await limit('user_sessions', 'most_rows', 100);
    expect(await flood(25, () => ({ table: 'user_sessions' }))).toEqual({ stored: 25 });
    // Each new event deletes the five oldest ones.
    const [row] = await owner`
      select count(*)::int as rows, max(id) - min(id) + 1 as span from public.user_sessions`;
    expect(row).toMatchObject({ rows: 100, span: '100' });
  });

  it('store each accepted row once if valid and invalid requests are mixed', async () => {
    const kinds = [{}, { email_id: 'listed@driver.example' }, { postal_code: ' ' }];
    const requests = Array.from({ length: 1000 }, (_, number) => {
      const row = exampleRegistration({ user_agent: String(number), ...kinds[number % 4] });
      // Half of all requests come from ten callers.
      const from = newCaller(number % 8 < 4 ? number % 10 : 10 + (number % 200));
      return { table: 'registered_users', body: number % 4 === 3 ? [row, row] : row, from } as const;
    });
    const answers = await send(requests);
    expect(new Set(answers)).toEqual(new Set(['stored', '23505', '23514', 'PT429']));
    const rows = await owner`select user_agent from public.registered_users`;
    const accepted = answers.flatMap((answer, number) => (answer === 'stored' ? [String(number)] : []));
    expect(rows.map((row) => row['user_agent']).sort()).toEqual(accepted.sort());
  });
});

it('a request does not wait for another request that also deletes expired counts', async () => {
  await owner`
    insert into private.counts
    select now() - interval '2 hours', number::text::bytea, 1 from generate_series(1, 150) as number`;
  const [busy, visitor] = [connectVisitor(server), connectVisitor(server)];
  await busy.unsafe('begin');
  await busy`select from private.counts order by ends_at limit 100 for update`;
  await visitor`set lock_timeout = '4s'`;
  expect(await sendAsVisitor(visitor, { table: 'user_sessions', from: '203.0.113.1' })).toBe('stored');
  const [row] = await owner`select count(*)::int as old from private.counts where ends_at < now()`;
  expect(row?.['old']).toBe(100);
  await Promise.all([busy, visitor].map((sql) => sql.end({ timeout: 0 })));
});

it('a request times out if it waits for a lock at the end of its transaction', async () => {
  const email_id = 'twin@driver.example';
  const busy = connectVisitor(server);
  // Makes the server end this session after a minute in an idle transaction, in case the request waits forever.
  await busy`set idle_in_transaction_session_timeout = '1min'`;
  await busy.unsafe('begin');
  const twin = exampleRegistration({ email_id });
  await busy`insert into public.registered_users ${busy(twin)}`;
  const request = { table: 'registered_users', body: twin } as const;
  expect(await send([request])).toEqual(['55P03']);
  await busy.end({ timeout: 0 });
});
