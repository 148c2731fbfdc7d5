import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';

/** The SQL of a chapter of docs/privacy.md, as an owner copies it. */
function sqlOf(chapter: string): string[] {
  const text = readFileSync('docs/privacy.md', 'utf8').split(`## ${chapter}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
}

const driver = '00000000-0000-4000-8000-000000000001';
const database = testDatabase(`
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

it('a person can be shown all that is kept, and nothing of others', async () => {
  const answers = await database().exec(sqlOf('Show a person what is kept').join(''));
  expect(answers.map(({ rows }) => rows.length)).toEqual([1, 1, 2]);
});

it('a person can be deleted without a trace, and nobody else', async () => {
  await database().exec(sqlOf('Delete a person').join(''));
  const left = await database().exec(`
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

it('an hour of spam is found by its browser and deleted, and nobody else', async () => {
  await database().exec(`
    insert into registered_users (email_id, postal_code, user_agent, created_at)
    select number || '@spam.example', 'x', 'python-requests/2.32', '2026-11-22 14:30+00'
    from generate_series(1, 30) as number;
    insert into registered_users (email_id, postal_code, user_agent, created_at) values
      ('next-hour@example.com', 'x', 'python-requests/2.32', '2026-11-22 15:00+00');
  `);
  const [find = '', clean = ''] = sqlOf('Clean up after spam');
  expect((await database().query(find)).rows).toMatchObject([
    { user_agent: 'python-requests/2.32', registrations: 30 },
  ]);
  await database().exec(clean);
  const { rows } = await database().query('select email_id from registered_users order by 1');
  expect(rows).toEqual([{ email_id: 'next-hour@example.com' }, { email_id: 'other-driver@example.com' }]);
});
