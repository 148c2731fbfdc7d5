import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, restore, TABLES } from '../../scripts/database/backup.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { exampleEvent, exampleRegistration } from './example-rows.ts';
import { type PostgresServer, startMigratedPostgres } from './postgres-server.ts';
import { connectVisitor, sendAsVisitor } from './visitors';

/** What a good month brings. */
const MONTH = `
  insert into registered_users (email_id, postal_code, user_agent, referrer)
  select 'Guest-' || number || '@mail.example', 'M5V 2T6', 'x', case when number % 2 = 0 then 'https://news.example/' end
  from generate_series(1, 5000) as number;
  insert into mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
  values ('Léo "Le Garage", fils', '+1 514 555 0100', 'leo@shop.example', '-', 'Laval', 'M5V 9Z9');
  insert into user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type, interaction_data)
  select gen_random_uuid(), 'https://pitlane.example/', 'x', 390, 844, 'scroll', '{"scroll_percentage": 50}'
  from generate_series(1, 50000);
  insert into private.site_hosts values ('pitlane.example');
  update private.limits set most_rows = 7 where table_name = 'mechanic_applications';
`;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let servers: PostgresServer[];
let lost: Sql;
let restored: Sql;
let visitor: Sql;

beforeAll(async () => {
  // The second project grants everything by default, so whatever a whole dump created would be open.
  const [first, second] = [await startMigratedPostgres(), await startMigratedPostgres('everything')];
  servers = [first, second];
  // A hosted project's owner is no superuser.
  const options = { max: 1, connection: { role: 'migrator' } };
  [lost, restored, visitor] = [first.connect(options), second.connect(options), connectVisitor(second)];
  await lost.unsafe(MONTH);
  await lost.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  for (const text of Object.values(HOSTILE_TEXTS)) {
    await lost`insert into registered_users ${lost(exampleRegistration({ postal_code: text }))}`;
  }
});

afterAll(async () => {
  await Promise.all([lost, restored, visitor].map((sql) => sql.end()));
  for (const server of servers) server.stop();
  rmSync(folder, { recursive: true });
});

const readFiles = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

it("a month's rows are copied, and are there again after a restore", async () => {
  await backUp(lost, folder);
  await restore(restored, folder);
  for (const table of TABLES) {
    const hash = `select count(*)::int as rows, md5(string_agg(stored::text, ' ' order by stored::text)) from ${table} as stored`;
    const [before] = await lost.unsafe(hash);
    expect(before?.['rows']).toBeGreaterThan(0);
    expect((await restored.unsafe(hash))[0]).toEqual(before);
  }
});

it("only this computer's user can read the files", () => {
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

it('a copy that fails leaves the one before it', async () => {
  const before = readFiles();
  await lost`delete from mechanic_applications`;
  await lost`alter table private.site_hosts rename to other`;
  await expect(backUp(lost, folder)).rejects.toMatchObject({ code: '42P01' });
  expect(readFiles()).toMatchObject(before);
});

it('visitors can register and leave events after a restore, and a listed address stays listed', async () => {
  const listed = exampleRegistration({ email_id: 'guest-1@MAIL.example' });
  expect(await sendAsVisitor(visitor, { table: 'registered_users' })).toBe('stored');
  expect(await sendAsVisitor(visitor, { table: 'registered_users', body: listed })).toBe('23505');
  expect(await sendAsVisitor(visitor, { table: 'user_sessions', body: exampleEvent() })).toBe('stored');
});

it('nothing is restored over rows of visitors, or from a folder without a backup', async () => {
  await expect(restore(lost, folder)).rejects.toThrow('public.registered_users has rows');
  await expect(restore(restored, 'nowhere')).rejects.toThrow(
    /^There is no backup in nowhere\/: it lacks public\.registered_users/,
  );
});
