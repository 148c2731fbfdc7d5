import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../scripts/backend/database-types';
import { openMigratedDatabase } from '../../scripts/backend/migrations';
import { APPLICATION_LIMITS } from '../../src/data/mechanics';
import { TEXT_LIMITS } from '../../src/data/normalize-visit';
import { DRIVER_LIMITS } from '../../src/data/waitlist';
import { LANGUAGES } from '../../src/lib/languages';

/* What the page, its types and docs/privacy.md take for granted of the database. */

// Nothing is sent here, and Node 20 lacks the WebSocket that supabase-js looks for.
vi.mock('../../src/data/client', () => ({ client: null }));

let database: PGlite;
beforeAll(async () => {
  database = await openMigratedDatabase();
  return () => database.close();
});

const { email: emailId, ...driver } = DRIVER_LIMITS;
const { pageUrl, ...texts } = TEXT_LIMITS;

it.each([
  ['registered_users', { emailId, ...driver, ...texts }],
  ['mechanic_applications', APPLICATION_LIMITS],
  // The page's own words are far shorter.
  ['user_sessions', { pageUrl, ...texts, interactionTarget: 40, interactionData: 160 }],
])('%s takes as many bytes of each value as the page sends', async (table, limits) => {
  const { rows } = await database.query<{ column: string; most: number }>(
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
  const types = await generateTypes(database);
  expect(types, 'Run "npm run generate:types"').toBe(readFileSync(TYPES_FILE, 'utf8'));
});

it.each(['registered_users', 'mechanic_applications'])(
  '%s takes each language of the page',
  async (table) => {
    const check = `${table}_language_check`;
    const { rows } = await database.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [check],
    );
    const missing = LANGUAGES.filter(({ code }) => !rows[0]?.definition.includes(`'${code}'::text`));
    expect(missing, `A new migration has to replace ${check} by one that takes them as well`).toEqual([]);
  },
);

it('docs/security.md names each function without a search_path, of which the advisor tells', async () => {
  const { rows } = await database.query<{ name: string }>(`
    select proname as name from pg_proc
    where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and proconfig is null
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  const [, named = ''] = /^\| 0011, .+? \| (.+?) \|/m.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const names = [...named.matchAll(/`(?:private\.)?(\w+)`/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('by docs/privacy.md', () => {
  /** The SQL of a chapter of docs/privacy.md, as an owner copies it. */
  function sqlOf(chapter: string): string[] {
    const text = readFileSync('docs/privacy.md', 'utf8').split(`## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  }

  const DRIVER = '00000000-0000-4000-8000-000000000001';
  beforeAll(async () => {
    await database.exec(`
      insert into registered_users (id, email_id, postal_code, user_agent) values
        ('${DRIVER}', 'Driver@Example.com', 'M5V 2T6', 'x'),
        ('00000000-0000-4000-8000-000000000002', 'other-driver@example.com', 'M5V 2T6', 'x');
      insert into mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code) values
        ('The same person', '1', 'driver@EXAMPLE.com', 'x', 'x', 'x'),
        ('Somebody else', '1', 'garage@example.com', 'x', 'x', 'x');
      insert into user_sessions
        (session_id, user_id, page_url, user_agent, viewport_width, viewport_height, interaction_type) values
        ('10000000-0000-4000-8000-000000000000', null, 'x', 'x', 0, 0, 'page_view'),
        ('10000000-0000-4000-8000-000000000000', '${DRIVER}', 'x', 'x', 0, 0, 'form_submit'),
        ('20000000-0000-4000-8000-000000000000', null, 'x', 'x', 0, 0, 'page_view');`);
  });

  it('a person can be shown all that is kept, and nothing of others', async () => {
    const answers = await database.exec(sqlOf('Show a person what is kept').join(''));
    expect(answers.map(({ rows }) => rows.length)).toEqual([4]);
  });

  it('a person can be deleted without a trace, and nobody else', async () => {
    await database.exec(sqlOf('Delete a person').join(''));
    const left = await database.exec(`
      select email_id from registered_users;
      select email_address from mechanic_applications;
      select session_id from user_sessions;`);
    expect(left.map(({ rows }) => rows)).toEqual([
      [{ email_id: 'other-driver@example.com' }],
      [{ email_address: 'garage@example.com' }],
      [{ session_id: '20000000-0000-4000-8000-000000000000' }],
    ]);
  });

  it('an hour of spam is found by its browser and deleted, and nobody else', async () => {
    await database.exec(`
      insert into registered_users (email_id, postal_code, user_agent, created_at)
      select number || '@spam.example', 'x', 'python-requests/2.32', '2026-11-22 14:30+00'
      from generate_series(1, 30) as number;
      insert into registered_users (email_id, postal_code, user_agent, created_at)
      values ('next-hour@example.com', 'x', 'python-requests/2.32', '2026-11-22 15:00+00');`);
    const [find = '', clean = ''] = sqlOf('Clean up after spam');
    expect((await database.query(find)).rows).toMatchObject([
      { user_agent: 'python-requests/2.32', registrations: 30 },
    ]);
    await database.exec(clean);
    const { rows } = await database.query('select email_id from registered_users order by 1');
    expect(rows).toEqual([{ email_id: 'next-hour@example.com' }, { email_id: 'other-driver@example.com' }]);
  });
});
