import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigratedDatabase } from '../../scripts/database/embedded-postgres.ts';

/** The SQL of a chapter of docs/privacy.md, as an owner copies it. */
function sqlOf(chapter: string): string {
  const text = readFileSync('docs/privacy.md', 'utf8').split(`## ${chapter}\n`)[1] ?? '';
  return /```sql\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
}

let database: PGlite;

beforeAll(async () => {
  database = await openMigratedDatabase('nothing');
  const driver = '00000000-0000-4000-8000-000000000001';
  await database.exec(`
    insert into registered_users (id, email_id, postal_code, user_agent) values
      ('${driver}', 'Driver@Example.com', 'M5V 2T6', 'x'),
      ('00000000-0000-4000-8000-000000000002', 'other-driver@example.com', 'M5V 2T6', 'x');
    insert into mechanic_applications
      (full_name, phone_number, email_address, street_address, city, postal_code) values
      ('The same person', '1', 'driver@EXAMPLE.com', 'x', 'x', 'x'),
      ('Somebody else', '1', 'garage@example.com', 'x', 'x', 'x');
    insert into user_sessions
      (session_id, user_id, page_url, user_agent, viewport_width, viewport_height, interaction_type) values
      ('10000000-0000-4000-8000-000000000000', null, 'x', 'x', 0, 0, 'page_view'),
      ('10000000-0000-4000-8000-000000000000', '${driver}', 'x', 'x', 0, 0, 'form_submit'),
      ('20000000-0000-4000-8000-000000000000', null, 'x', 'x', 0, 0, 'page_view');
  `);
});

afterAll(() => database.close());

it('a person can be shown all that is kept, and nothing of others', async () => {
  const answers = await database.exec(sqlOf('Show a person what is kept'));
  expect(answers.map(({ rows }) => rows.length)).toEqual([1, 1, 2]);
});

it('a person can be deleted without a trace, and nobody else', async () => {
  await database.exec(sqlOf('Delete a person'));
  const left = await database.exec(`
    select email_id from registered_users;
    select email_address from mechanic_applications;
    select session_id from user_sessions;
  `);
  expect(left.map(({ rows }) => rows)).toEqual([
    [{ email_id: 'other-driver@example.com' }],
    [{ email_address: 'garage@example.com' }],
    [{ session_id: '20000000-0000-4000-8000-000000000000' }],
  ]);
});
