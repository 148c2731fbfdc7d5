import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMigratedPostgres } from '../../scripts/database/postgres-server.ts';
import { type Answer, events, registration, sendAsVisitor, tally } from './visitors';

const CLIENTS = 40;

/** The owner. */
let owner: Sql;
/** Forty connections of the data interface. */
let clients: Sql[];

beforeAll(async () => {
  const server = await startMigratedPostgres();
  owner = server.connect({ max: 1 });
  clients = Array.from({ length: CLIENTS }, () => server.connect({ max: 1 }));
  // No window ends while a test runs, but for the one of midnight. The forty share a /24.
  await owner`update private.limits set lasts = '1 day'`;
  await owner`update private.table_limits set rows_per_request = 7 where table_name = 'user_sessions'`;
  await owner`update private.limits set rows = null, attempts = null where bits = 24`;
  return async () => {
    await Promise.all([owner, ...clients].map((sql) => sql.end()));
    await server.stop();
  };
});

beforeEach(async () => {
  await owner`truncate public.registered_users, public.user_sessions, private.row_counts`;
  await Promise.all(clients.map((sql) => sql`select 1`));
});

/** Each client sends its statement so many times, all clients at once. */
async function sendAll(times: number, addressOf: (client: number) => string | null, statement: () => string) {
  const answers = clients.map(async (sql, client) => {
    const heard: Answer[] = [];
    for (let time = 0; time < times; time += 1) {
      heard.push(await sendAsVisitor(sql, addressOf(client), statement()));
    }
    return heard;
  });
  return tally((await Promise.all(answers)).flat());
}

async function stored(table: 'registered_users' | 'user_sessions') {
  const [row] = await owner`select count(*)::int as rows from public.${owner(table)}`;
  return row?.['rows'];
}

/** The counts that are kept, of one caller or of all together. */
async function counted(whose: 'one' | 'all') {
  const rows = await owner`select counted from private.row_counts where (caller = '') = ${whose === 'all'}`;
  return rows.map((row) => row['counted']);
}

describe('forty connections at once', () => {
  // An address for each, as attempts are not forgotten between tests.
  it.each([
    ['registrations of one address', '203.0.113.1', 'registered_users', 1, registration, 20, 20],
    ['events of one address', '203.0.113.2', 'user_sessions', 10, events, 300, 300],
    ['events in larger requests', '203.0.113.3', 'user_sessions', 3, () => events(7), 42, 294],
  ] as const)('store exactly the %s', async (_what, address, table, times, statement, requests, rows) => {
    const answers = await sendAll(times, () => address, statement);
    expect(answers).toEqual({ stored: requests, PT429: times * CLIENTS - requests });
    expect(await stored(table)).toBe(rows);
    expect([await counted('one'), await counted('all')]).toEqual([[rows], [rows]]);
  });

  it('stop exactly at the ceiling of a table, whoever sends', async () => {
    await owner`update private.limits set rows = 123 where table_name = 'user_sessions' and family = 0`;
    const answers = await sendAll(5, (client) => (client % 2 === 0 ? null : `198.51.100.${client}`), events);
    expect(answers).toEqual({ stored: 123, PT429: 77 });
    expect([await stored('user_sessions'), await counted('all')]).toEqual([123, [123]]);
    await owner`update private.limits set rows = 10000 where table_name = 'user_sessions' and family = 0`;
  });

  it('find one place on the list for one e-mail address', async () => {
    const answers = await sendAll(
      1,
      (client) => `198.51.100.${client}`,
      () => registration('one@pitlane.example'),
    );
    expect(answers).toEqual({ stored: 1, '23505': 39 });
    expect(await counted('all')).toEqual([1]);
  });

  it('make about forty attempts at a listed address, although each is undone', async () => {
    await owner.unsafe(registration('listed@pitlane.example'));
    const answers = await sendAll(
      5,
      () => '203.0.113.4',
      () => registration('listed@pitlane.example'),
    );
    // Requests that tag a counter at the same time count as one; one after the other they cannot.
    expect(answers['23505']).toBeGreaterThanOrEqual(40);
    expect(answers['23505']).toBeLessThan(40 + CLIENTS);
    expect(answers).toEqual({ '23505': answers['23505'], PT429: 5 * CLIENTS - (answers['23505'] ?? 0) });
    expect(await counted('all')).toEqual([]);
  });

  it('store exactly as many registrations as a /24 may make', async () => {
    await owner`update private.limits set rows = 30 where table_name = 'registered_users' and bits = 24`;
    const answers = await sendAll(2, (client) => `192.0.2.${client}`, registration);
    expect(answers).toEqual({ stored: 30, PT429: 50 });
    await owner`update private.limits set rows = null where bits = 24`;
  });

  it('wait for whoever renews the salt, as two salts would be two counts', async () => {
    const sent: Promise<Answer>[] = [];
    await owner.begin(async (transaction) => {
      await transaction`
        select setval('private.salt_ends_at', 0), pg_advisory_xact_lock('private.salt_ends_at'::regclass::bigint)
      `;
      for (const sql of clients) sent.push(sendAsVisitor(sql, '203.0.113.6', registration()));
      await vi.waitFor(async () => {
        const [row] = await transaction`
          select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
        `;
        expect(row?.['waiting']).toBe(CLIENTS);
      }, 10_000);
    });
    expect(tally(await Promise.all(sent))).toEqual({ stored: 20, PT429: 20 });
    expect(await counted('one')).toEqual([20]);
  });

  it('clear the counts of past windows without waiting for each other', async () => {
    await owner`
      insert into private.row_counts
      select now() - interval '1 hour', 'user_sessions', number::text::bytea, 1 from generate_series(1, 3000) as number
    `;
    const answers = await sendAll(1, (client) => `198.51.100.${client}`, events);
    expect(answers).toEqual({ stored: 40 });
    const [row] = await owner`select count(*)::int as old from private.row_counts where ends_at < now()`;
    expect(row?.['old']).toBe(0);
  });
});

describe('headers', () => {
  it('raise no error however deep they are nested', async () => {
    const [sql] = clients;
    await sql?.begin(async (transaction) => {
      await transaction`select set_config('request.headers', ${'['.repeat(1_000_000)}, true)`;
      expect(await transaction`select private.caller_address() as address`).toEqual([{ address: null }]);
    });
    expect.assertions(1);
  });
});
