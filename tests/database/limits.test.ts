import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROWS, type Table } from '../../scripts/database/example-rows.ts';
import { APPLICATION_LIMITS } from '../../src/data/mechanics.ts';
import { DRIVER_TEXT_LIMITS, EVENT_TEXT_LIMITS } from '../../src/data/stored-text.ts';
import { DRIVER_LIMITS } from '../../src/data/waitlist.ts';
import { testDatabase } from './test-database.ts';

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const byColumn = (limits: Record<string, number>) =>
  Object.fromEntries(Object.entries(limits).map(([name, most]) => [snakeCase(name), most]));

/** The page's limits, by table. */
const { email, ...driver } = DRIVER_LIMITS;
const OF_THE_PAGE = {
  registered_users: byColumn({ emailId: email, ...driver, ...DRIVER_TEXT_LIMITS }),
  mechanic_applications: byColumn(APPLICATION_LIMITS),
  user_sessions: { ...byColumn(EVENT_TEXT_LIMITS), interaction_target: 100 },
};

const database = testDatabase();

/** Text that cannot be compressed. */
const noise = (octets: number) => randomBytes(octets).toString('base64url').slice(0, octets);

async function insert(table: Table, row: object) {
  const { rows } = await database().query<{ bytes: number }>(
    `insert into ${table} (${Object.keys(row)}) select ${Object.keys(row)} from json_populate_record(null::${table}, $1)
     returning pg_column_size(${table}.*) as bytes`,
    [JSON.stringify(row)],
  );
  return rows[0]?.bytes;
}

describe.each(Object.keys(EXAMPLE_ROWS) as Table[])('%s', (table) => {
  it('takes as many octets of each text as the page sends', async () => {
    const { rows } = await database().query<{ column: string; most: number }>(
      `select substring(conname from '^' || $1 || '_(.*)_length$') as column,
         substring(pg_get_constraintdef(oid) from '<= (\\d+)')::int as most
       from pg_constraint where conrelid = $1::regclass and conname like '%\\_length'`,
      [table],
    );
    expect(Object.fromEntries(rows.map(({ column, most }) => [column, most]))).toEqual(OF_THE_PAGE[table]);
  });

  it('stores at most three kilobytes a row', async () => {
    const rowOf = (text: (most: number) => string) => {
      const values = Object.entries(OF_THE_PAGE[table]).map(([column, most]) => [
        column,
        column.startsWith('email') ? `${text(most - 2)}@b` : text(most),
      ]);
      const data = table === 'user_sessions' ? { interaction_data: { k: noise(490) } } : {};
      return EXAMPLE_ROWS[table]({ ...Object.fromEntries(values), ...data });
    };
    const asManyCharacters = rowOf((most) => '🚗'.repeat(most));
    await expect(insert(table, asManyCharacters)).rejects.toMatchObject({ code: '23514' });
    const bytes = await insert(table, rowOf(noise));
    expect(bytes).toBeGreaterThan(1024);
    expect(bytes).toBeLessThan(3072);
  });
});
