import { describe, expect, it } from 'vitest';
import { exampleRegistration } from './example-rows.ts';
import { testServer } from './visitors';

/** Requests under way at once. */
const server = testServer(32);

const newCaller = (number: number) => `172.16.${number}.1`;

/** The numbers that are counted for the hour, from the smallest. */
async function counts(): Promise<number[]> {
  const rows = await server.owner()`
    select counted from private.counts where ends_at = '2100-01-01 01:00+00' order by 1`;
  return rows.map((row) => Number(row['counted']));
}

const limit = (table: string, column: string, most: number) =>
  server.owner().unsafe(`update private.limits set ${column} = ${most} where table_name = '${table}'`);

describe('thirty-two connections at once', () => {
  it.each([
    ['registered_users', 60],
    ['mechanic_applications', 20],
    ['user_sessions', 300],
  ] as const)('store in %s exactly what one address may', async (table, most) => {
    await limit(table, 'of_address', most);
    const answers = await server.flood(most + 100, () => ({ table, from: '203.0.113.1' }));
    expect(answers).toEqual({ stored: most, PT429: 100 });
    expect(await server.rowsOf(table)).toBe(most);
    // The address, its /24 and all visitors.
    expect(await counts()).toEqual([most, most, most]);
  });

  it('stop exactly at the ceiling of a table, whoever sends', async () => {
    await limit('user_sessions', 'of_all', 123);
    const from = (number: number) => (number % 2 === 0 ? {} : { from: `198.51.100.${number}` });
    const answers = await server.flood(200, (number) => ({ table: 'user_sessions', ...from(number) }));
    expect(answers).toEqual({ stored: 123, PT429: 77 });
    expect((await counts()).at(-1)).toBe(123);
  });

  it('stop exactly at the number of first rows above the ceiling, and at that of a day', async () => {
    await limit('registered_users', 'of_all', 50);
    await limit('registered_users', 'first_rows_above_ceiling', 30);
    const newcomer = (number: number) => ({ table: 'registered_users', from: newCaller(number) }) as const;
    expect(await server.flood(150, newcomer)).toEqual({ stored: 80, PT429: 70 });
    await limit('registered_users', 'of_all', 200);
    await limit('registered_users', 'of_day', 50);
    // None of the 80 of before, and as many first rows again as the day has.
    const next = (number: number) => ({ ...newcomer(0), from: `172.17.${number}.1` });
    expect(await server.flood(150, next)).toEqual({ stored: 20, PT429: 130 });
  });

  it('leave as many events as are kept, and the newest', async () => {
    await server.flood(200, () => ({ table: 'user_sessions' }));
    await server.owner()`analyze public.user_sessions`;
    await limit('user_sessions', 'most_rows', 100);
    expect(await server.flood(25, () => ({ table: 'user_sessions' }))).toEqual({ stored: 25 });
    // Each new one deletes the five oldest.
    const [row] = await server.owner()`
      select count(*)::int as rows, max(id) - min(id) + 1 as span from public.user_sessions`;
    expect(row).toMatchObject({ rows: 100, span: '100' });
  });

  it('store each accepted row of mixed requests once, and no refused one', async () => {
    const kinds = [{}, { email_id: 'listed@driver.example' }, { postal_code: ' ' }];
    const flood = Array.from({ length: 1000 }, (_, number) => {
      const row = exampleRegistration({ user_agent: String(number), ...kinds[number % 4] });
      // Half of all requests come from ten callers.
      const from = newCaller(number % 8 < 4 ? number % 10 : 10 + (number % 200));
      return { table: 'registered_users', body: number % 4 === 3 ? [row, row] : row, from } as const;
    });
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
    const answers = await server.flood(64, (number) => ({ table: 'user_sessions', from: newCaller(number) }));
    expect(answers).toEqual({ stored: 64 });
    const [row] = await server.owner()`select count(*)::int as old from private.counts where ends_at < now()`;
    expect(row?.['old']).toBe(0);
  });
});

it('a request waits a second at most at the end of its transaction', async () => {
  const email_id = 'twin@driver.example';
  const busy = server.connectVisitor();
  // Ends the wait of a request that would wait forever.
  await busy`set idle_in_transaction_session_timeout = '4s'`;
  await busy.unsafe('begin');
  await busy`insert into public.registered_users (email_id, postal_code, user_agent) values (${email_id}, 'x', 'x')`;
  const request = { table: 'registered_users', body: exampleRegistration({ email_id }) } as const;
  expect(await server.send([request])).toEqual(['55P03']);
  await busy.end({ timeout: 0 });
});

it('refused requests from ever new networks leave nothing', async () => {
  await limit('user_sessions', 'of_all', 10);
  const size = async () => {
    // Of the rows alone, dead ones too: autovacuum adds its maps at its own time.
    const [row] = await server.owner()`
      select pg_relation_size('private.counts')::int + pg_relation_size('public.user_sessions')::int as bytes`;
    return Number(row?.['bytes']);
  };
  await server.flood(10, () => ({ table: 'user_sessions' }));
  const before = await size();
  const from = (number: number) => `2001:db8:${number.toString(16)}::1`;
  expect(await server.flood(1000, (number) => ({ table: 'user_sessions', from: from(number) }))).toEqual({
    PT429: 1000,
  });
  expect((await size()) - before).toBe(0);
});
