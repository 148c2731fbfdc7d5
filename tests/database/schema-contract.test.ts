import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, it, vi } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../scripts/backend/database-types';
import { openMigratedDatabase } from '../../scripts/backend/migrations';
import { type AnalyticsEvent, events, INTERACTION_TYPES } from '../../src/analytics/events';
import type { FormFields } from '../../src/data/form-fields';
import { MECHANIC_FIELDS } from '../../src/data/mechanics';
import { MAX_BYTES } from '../../src/data/normalize-visit';
import { WAITLIST_FIELDS } from '../../src/data/waitlist';
import { LANGUAGES } from '../../src/lib/languages';
import { EXAMPLE_ROWS, exampleRegistration } from './example-rows';

/* Tests the assumptions that the page, its types and the documents make about the database. */

// Nothing is sent here, and Node 20 lacks the `WebSocket` that supabase-js looks for.
vi.mock('../../src/data/client', () => ({ client: null }));

let database: PGlite;
beforeAll(async () => {
  database = await openMigratedDatabase();
  return () => database.close();
});

/** Returns the columns of a form's fields with their limits in bytes. A select has no limit. */
const limitsOfFields = (fields: FormFields) =>
  Object.values(fields).map(({ column, maxBytes }) => [column, maxBytes] as const);

const AGENT_AND_REFERRER = [
  ['user_agent', MAX_BYTES.userAgent],
  ['referrer', MAX_BYTES.referrer],
];

/** Returns the limited columns of a table with their limits in bytes. */
async function limitsOf(table: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ column: string; most: number }>(
    `select substring(conname from '^' || $1 || '_(.*)_check$') as column,
       substring(pg_get_constraintdef(oid) from '<= (\\d+)')::int as most
     from pg_constraint where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%octet_length%'`,
    [table],
  );
  return Object.fromEntries(rows.map(({ column, most }) => [column, most]));
}

it.each([
  ['registered_users', [...limitsOfFields(WAITLIST_FIELDS), ...AGENT_AND_REFERRER]],
  ['mechanic_applications', limitsOfFields(MECHANIC_FIELDS)],
  // The page does not limit the last two columns, because its own values are far shorter than the limit.
  [
    'user_sessions',
    [
      ...AGENT_AND_REFERRER,
      ['page_url', MAX_BYTES.pageUrl],
      ['interaction_target', 40],
      ['interaction_data', 160],
    ],
  ],
])('each column of %s accepts as many bytes as the page may send', async (table, pageLimits) => {
  const databaseLimits = await limitsOf(table);
  expect(
    Object.fromEntries(pageLimits.map(([column]) => [column, databaseLimits[column]])),
    'For each column, use the same number of bytes in its check (octet_length(...) <= in supabase/migrations) and in the maxBytes of its field (src/data)',
  ).toEqual(Object.fromEntries(pageLimits));
});

it('user_sessions accepts the target of every event', async () => {
  const { interaction_target: most = 0 } = await limitsOf('user_sessions');
  const values = ['join_waitlist', 'driver@mail.example'] as never[];
  const targets = Object.values(events).map((event) => {
    const create: (...parameters: never[]) => AnalyticsEvent =
      typeof event === 'function' ? event : () => event;
    return create(...values).interactionTarget;
  });
  const tooLong = targets.filter((target) => Buffer.byteLength(target) > most);
  expect(tooLong, `Shorten these targets to ${most} bytes in src/analytics/events.ts`).toEqual([]);
});

it('the types of the tables match the migrations', async () => {
  const types = await generateTypes(database);
  expect(types, 'Run "npm run generate:types"').toBe(readFileSync(TYPES_FILE, 'utf8'));
});

/** The values that the page may send to each column that has a list of accepted values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  language: LANGUAGES.map(({ code }) => code),
  interaction_type: INTERACTION_TYPES,
};

it.each([
  ['registered_users', 'language'],
  ['mechanic_applications', 'language'],
  ['user_sessions', 'interaction_type'],
])('%s accepts each %s that the page may send', async (table, choice) => {
  const { rows } = await database.query<{ column: string; check: string; definition: string }>(
    `select attname as column, conname as check, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where conrelid = $1::regclass and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (%'`,
    [table],
  );
  expect(rows.map(({ column }) => column)).toContain(choice);
  for (const { column, check, definition } of rows) {
    expect(CHOICES, `Add the values of ${column} that the page sends to CHOICES`).toHaveProperty(column);
    const missing = CHOICES[column]?.filter((value) => !definition.includes(`'${value}'::text`));
    expect(
      missing,
      `Add a migration that replaces ${check} with a check that also accepts these values`,
    ).toEqual([]);
  }
});

it('the free plan has space for all rows that visitors may store', async () => {
  const megabytes: Record<string, number> = {};
  for (const table of ['registered_users', 'mechanic_applications', 'user_sessions'] as const) {
    const longest = Object.entries(await limitsOf(table)).map(([column, most]) => [column, 'x'.repeat(most)]);
    const row = EXAMPLE_ROWS[table]({
      ...Object.fromEntries(longest),
      // A stored object takes up 17 bytes more than the string in it.
      ...(table === 'user_sessions' && { user_id: randomUUID(), interaction_data: { k: 'x'.repeat(143) } }),
    });
    const columns = Object.keys(row);
    const values = columns.map((name) => (/^email_/.test(name) ? `lpad(n::text, 254, 'x')` : name));
    // The copy has no checks, because only the length of the values matters here.
    await database.exec(`create table longest (like ${table} including all excluding constraints)`);
    // Otherwise, PostgreSQL would compress the repeated letters of a long row.
    const uncompressed = longest.map(([column]) => `alter column ${column} set storage external`);
    await database.exec(`alter table longest ${uncompressed}`);
    await database.query(
      `insert into longest (${columns}) select ${values}
       from jsonb_populate_record(null::longest, $1), generate_series(1, 2000) as n`,
      [JSON.stringify(row)],
    );
    const { rows } = await database.query<{ megabytes: number }>(
      `select (pg_total_relation_size('longest') / 2000.0 * most_rows / 1e6)::float as megabytes
       from private.limits where table_name = $1`,
      [table],
    );
    await database.exec('drop table longest');
    megabytes[table] = rows[0]?.megabytes ?? Number.NaN;
  }
  const all = Object.values(megabytes).reduce((sum, each) => sum + each);
  // A new project takes up to 60 MB of the 500 MB.
  expect(all, 'Lower most_rows in private.limits, or the maximum length of a column').toBeLessThan(430);
  const inTens = (number = 0) => Math.round(number / 10) * 10;
  const { user_sessions: events, registered_users: drivers, mechanic_applications: mechanics } = megabytes;
  expect(readFileSync('docs/security.md', 'utf8').replaceAll('\n', ' ')).toContain(
    `take ${inTens(events)} MB for events, ${inTens(drivers)} MB for drivers and ${inTens(mechanics)} MB for mechanics. The total is ${inTens(all)} MB.`,
  );
});

it('docs/security.md lists the default limits', async () => {
  const security = readFileSync('docs/security.md', 'utf8');
  const { rows } = await database.query<Record<string, number | null>>(
    `select per_address, per_network, per_hour, first_rows_above_ceiling, per_day, most_rows from private.limits
       order by array_position(array['registered_users', 'mechanic_applications', 'user_sessions'], table_name::text)`,
  );
  for (const name of Object.keys(rows[0] ?? {})) {
    const limits = rows.map((row) => row[name]?.toLocaleString('en-CA') ?? 'none').join(', ');
    const [, listed] = new RegExp(`\n\\| \`${name}\`[^|]*\\| ([^|]+) \\|`).exec(security) ?? [];
    expect(listed, `Correct ${name} in the table in docs/security.md`).toBe(limits);
  }
});

it('reporting.test.sql tests every view in the schema reporting', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select 'reporting.' || viewname as name from pg_views where schemaname = 'reporting'`,
  );
  const tests = readFileSync('supabase/tests/database/reporting.test.sql', 'utf8');
  const untested = rows.map(({ name }) => name).filter((name) => !tests.includes(name));
  expect(untested, 'Test in supabase/tests/database/reporting.test.sql what these views count').toEqual([]);
});

it('the SQL in docs/privacy.md deletes only the spam from one day', async () => {
  const bot = { user_agent: 'python-requests/2.32' };
  const spam = Array.from({ length: 24 }, (_, hour) => ({
    ...bot,
    created_at: `2026-11-22 ${hour}:30+00`,
  }));
  const next = { ...bot, created_at: '2026-11-23 00:00+00', email_id: 'next-day@example.com' };
  for (const overrides of [...spam, next]) {
    const row = exampleRegistration(overrides);
    await database.query(
      `insert into registered_users (${Object.keys(row)})
       select ${Object.keys(row)} from jsonb_populate_record(null::registered_users, $1)`,
      [JSON.stringify(row)],
    );
  }
  await database.exec("set timezone = 'UTC'");
  const [, chapter = ''] = readFileSync('docs/privacy.md', 'utf8').split('# Clean up after spam\n');
  const [find = '', clean = ''] = [...chapter.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  expect((await database.query(find)).rows).toMatchObject([{ ...bot, registrations: 24 }]);
  await database.exec(clean);
  const { rows } = await database.query('select email_id from registered_users order by 1');
  expect(rows).toEqual([{ email_id: 'next-day@example.com' }]);
});
