import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../scripts/database/database-types.ts';
import { APPLICATION_LIMITS } from '../../src/data/mechanics.ts';
import { TEXT_LIMITS } from '../../src/data/stored-text.ts';
import { DRIVER_LIMITS } from '../../src/data/waitlist.ts';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { testDatabase } from './test-database.ts';

// Nothing is sent here, and Node 20 lacks the WebSocket that supabase-js looks for.
vi.mock('../../src/data/client.ts', () => ({ client: null }));

const database = testDatabase();

const { email: emailId, ...driver } = DRIVER_LIMITS;
const { pageUrl, ...texts } = TEXT_LIMITS;

it.each([
  ['registered_users', { emailId, ...driver, ...texts }],
  ['mechanic_applications', APPLICATION_LIMITS],
  // The page's own words are far shorter.
  ['user_sessions', { pageUrl, ...texts, interactionTarget: 40, interactionData: 160 }],
])('%s takes as many octets of each value as the page sends', async (table, limits) => {
  const { rows } = await database().query<{ column: string; most: number }>(
    `select substring(conname from '^' || $1 || '_(.*)_check$') as column,
       substring(pg_get_constraintdef(oid) from '<= (\\d+)')::int as most
     from pg_constraint where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%octet_length%'`,
    [table],
  );
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const ofThePage = Object.entries(limits).map(([name, most]) => [snakeCase(name), most]);
  expect(Object.fromEntries(rows.map(({ column, most }) => [column, most]))).toEqual(
    Object.fromEntries(ofThePage),
  );
});

it('the types of the tables are those of the migrations', async () => {
  const types = await generateTypes(database());
  expect(types, 'Run "npm run generate:types"').toBe(readFileSync(TYPES_FILE, 'utf8'));
});

it.each(['registered_users', 'mechanic_applications'])(
  '%s takes each language of the page',
  async (table) => {
    const check = `${table}_language_check`;
    const { rows } = await database().query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [check],
    );
    const taken = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, code]) => code);
    const missing = LANGUAGES.map(({ code }) => code).filter((code) => !taken.includes(code));
    expect(missing, `A new migration has to replace ${check} by one that takes them as well`).toEqual([]);
  },
);
