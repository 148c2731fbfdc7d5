import { describe, expect, it, vi } from 'vitest';
import { exampleRegistration } from '../../scripts/database/example-rows.ts';
import { requests, tally, testServer } from './visitors';

/** Requests that are under way at once. */
const CONNECTIONS = 32;
const server = testServer(CONNECTIONS);

const network = (number: number) => `10.${number >> 8}.${number & 255}`;
const newCaller = (number: number) => `172.16.${number}.1`;

/** The numbers that are counted, from the smallest. */
async function counts(): Promise<number[]> {
  const rows = await server.owner()`select counted from private.counts order by 1`;
  return rows.map((row) => Number(row['counted']));
}

const limit = (table: string, column: string, most: number) =>
  server.owner().unsafe(`update private.limits set ${column} = ${most} where table_name = '${table}'`);

describe('thirty-two connections at once', () => {
  it.each([
    ['registered_users', 20],
    ['mechanic_applications', 10],
    ['user_sessions', 300],
  ] as const)('store in %s exactly what one address may', async (table, most) => {
    const answers = await server.send(requests(most + 100, () => ({ table, from: '203.0.113.1' })));
    expect(tally(answers)).toEqual({ stored: most, PT429: 100 });
    expect(await server.rowsOf(table)).toBe(most);
    // The address, its /24 and all visitors.
    expect(await counts()).toEqual([most, most, most]);
  });

  it('stop exactly at the ceiling of a table, whoever sends', async () => {
    await limit('user_sessions', 'of_all', 123);
    const from = (number: number) => (number % 2 === 0 ? {} : { from: `198.51.100.${number}` });
    const answers = await server.send(
      requests(200, (number) => ({ table: 'user_sessions', ...from(number) })),
    );
    expect(tally(answers)).toEqual({ stored: 123, PT429: 77 });
    expect((await counts()).at(-1)).toBe(123);
  });

  it('store half of what a /48 may for one of its /56, whatever its /64', async () => {
    const from = (number: number) => `2001:db8:1:${(number % 256).toString(16)}::1`;
    const flood = requests(300, (number) => ({ table: 'registered_users', from: from(number) }));
    expect(tally(await server.send(flood))).toEqual({ stored: 100, PT429: 200 });
    const neighbour = requests(20, () => ({ table: 'registered_users', from: '2001:db8:1:100::1' }));
    expect(tally(await server.send(neighbour))).toEqual({ stored: 20 });
  });

  it('find one place on the list for one e-mail address', async () => {
    const flood = requests(64, (number) => ({
      table: 'registered_users',
      body: exampleRegistration({ email_id: number % 2 === 0 ? 'one@driver.example' : 'ONE@Driver.example' }),
      from: newCaller(number),
    }));
    expect(tally(await server.send(flood))).toEqual({ stored: 1, '23505': 63 });
    // Duplicates are not counted.
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('answer mixed requests with the truth: each accepted row is stored once, and no refused one', async () => {
    const kinds = [
      (mark: string) => [exampleRegistration({ user_agent: mark })],
      (mark: string) => [exampleRegistration({ user_agent: mark, email_id: 'listed@driver.example' })],
      (mark: string) => [
        exampleRegistration({ user_agent: mark }),
        exampleRegistration({ user_agent: mark }),
      ],
      (mark: string) => [exampleRegistration({ user_agent: mark, postal_code: ' ' })],
    ];
    const flood = requests(1000, (number) => ({
      table: 'registered_users',
      body: kinds[number % kinds.length]?.(String(number)) ?? [],
      // Half of all requests come from ten callers.
      from: newCaller(number % 8 < 4 ? number % 10 : 10 + (number % 200)),
    }));
    const answers = await server.send(flood);
    expect(new Set(answers)).toEqual(new Set(['stored', '23505', '23514', 'PT429']));
    const rows = await server.owner()`select user_agent from public.registered_users`;
    const accepted = answers.flatMap((answer, number) => (answer === 'stored' ? [String(number)] : []));
    expect(rows.map((row) => row['user_agent']).sort()).toEqual(accepted.sort());
  });

  it('clear the counts of the past without waiting for each other', async () => {
    await server.owner()`
      insert into private.counts
      select now() - interval '2 hours', number::text::bytea, 1 from generate_series(1, 3000) as number`;
    const flood = requests(64, (number) => ({ table: 'user_sessions', from: newCaller(number) }));
    expect(tally(await server.send(flood))).toEqual({ stored: 64 });
    const [row] = await server.owner()`select count(*)::int as old from private.counts where hour < now()`;
    expect(row?.['old']).toBe(0);
  });
});

describe('two thousand networks', () => {
  it.each(['registered_users', 'mechanic_applications'] as const)(
    'that flood %s keep no honest caller out',
    async (table) => {
      await limit(table, 'of_all', 1000);
      const flood = requests(4000, (number) => ({ table, from: `${network(number % 2000)}.1` }));
      const { stored = 0, PT429: refused = 0 } = tally(await server.send(flood));
      // Above the ceiling the first row of each address.
      expect([stored >= 2000, stored < 3000, stored + refused]).toEqual([true, true, 4000]);
      const honest = requests(200, (number) => ({ table, from: newCaller(number) }));
      expect(tally(await server.send(honest))).toEqual({ stored: 200 });
    },
  );
});

it('a refused request leaves next to nothing', async () => {
  const from = '203.0.113.1';
  const size = async () => {
    const [row] = await server.owner()`
      select pg_total_relation_size('private.counts')::int + pg_total_relation_size('public.user_sessions')::int as bytes`;
    return Number(row?.['bytes']);
  };
  await server.send(requests(300, () => ({ table: 'user_sessions', from })));
  const before = await size();
  expect(tally(await server.send(requests(1000, () => ({ table: 'user_sessions', from }))))).toEqual({
    PT429: 1000,
  });
  expect((await size()) - before).toBeLessThanOrEqual(16_384);
});

it('after a crash of the server rows are there, counts begin anew and the form works', async () => {
  const from = '203.0.113.1';
  const flood = requests(25, () => ({ table: 'registered_users', from }) as const);
  expect(tally(await server.send(flood))).toEqual({ stored: 20, PT429: 5 });
  const [row] = await server.owner()`select pg_backend_pid() as pid`;
  // One process that dies is enough: the server ends the others and recovers.
  process.kill(Number(row?.['pid']), 'SIGKILL');
  await vi.waitFor(async () => expect(await server.rowsOf('registered_users')).toBe(20), 30_000);
  expect(await counts()).toEqual([]);
  expect(tally(await server.send(flood))).toEqual({ stored: 20, PT429: 5 });
});
