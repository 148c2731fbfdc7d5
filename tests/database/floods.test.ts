import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startMigratedPostgres } from '../../scripts/database/postgres-server.ts';
import { answersTo, applications, defineAnswers, events, registration } from './visitors';

let server: PostgresServer;
let owner: Sql;

beforeAll(async () => {
  server = await startMigratedPostgres();
  owner = server.connect({ max: 1 });
  await owner`update private.limits set lasts = '1 day'`;
  await defineAnswers(owner);
});

afterAll(async () => {
  await owner.end();
  await server.stop();
});

beforeEach(async () => {
  await owner`truncate public.registered_users, public.mechanic_applications, public.user_sessions, private.row_counts`;
});

const network = (number: number) => `10.${number >> 8}.${number & 255}.1`;
const newCaller = (number: number) => `172.16.${number}.1`;

describe('a flood', () => {
  it.each([
    ['the waitlist', (rows: number) => registration(undefined, rows)],
    ['the applications', applications],
  ])('of refused requests from 2,000 networks keeps no new caller from %s', async (_form, insertOf) => {
    const flood = await answersTo(owner, 2000, network, insertOf(41));
    expect(flood).toEqual({ PT429: 2000 });
    expect(await answersTo(owner, 200, newCaller, insertOf(1))).toEqual({ stored: 200 });
  });

  it('of duplicates from 1,000 networks keeps no new caller from the waitlist', async () => {
    const listed = registration('listed@pitlane.example');
    await owner.unsafe(listed);
    expect(await answersTo(owner, 1000, network, listed)).toEqual({ '23505': 1000 });
    expect(await answersTo(owner, 200, newCaller, registration())).toEqual({ stored: 200 });
  });
});

describe('a refused request', () => {
  const size = async () => {
    const [row] = await owner`select pg_total_relation_size('public.user_sessions')::int as bytes,
      (select last_value from public.user_sessions_id_seq)::int as id`;
    return { bytes: Number(row?.['bytes']), id: Number(row?.['id']) };
  };

  it('of 20,000 events is refused at the row that is one too many', async () => {
    await owner.unsafe(events(2000));
    await owner`vacuum public.user_sessions`;
    const before = await size();
    expect(await answersTo(owner, 3, network, events(20_000))).toEqual({ PT429: 3 });
    const after = await size();
    expect(after.id - before.id).toBe(3 * 2);
    // Each leaves the one row before it, until the next vacuum.
    expect(after.bytes).toBe(before.bytes);
  });

  it('writes less to the log than an accepted one', async () => {
    const written = async (requests: number, address: string) => {
      const [before] = await owner`select pg_current_wal_insert_lsn() as lsn`;
      const answers = await answersTo(owner, requests, () => address, registration());
      const [after] = await owner`
        select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ${before?.['lsn']})::int as bytes`;
      return { answers, bytes: Number(after?.['bytes']) };
    };
    const accepted = await written(20, '203.0.113.2');
    const refused = await written(20, '203.0.113.2');
    expect([accepted.answers, refused.answers]).toEqual([{ stored: 20 }, { PT429: 20 }]);
    expect(refused.bytes).toBeLessThan(accepted.bytes / 4);
  });
});
