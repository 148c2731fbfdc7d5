import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, restore } from '../../scripts/database/backup.ts';
import { exampleEvent, exampleRegistration } from '../../scripts/database/example-rows.ts';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { type PostgresServer, startMigratedPostgres } from './postgres-server.ts';
import { REPORT_ROWS } from './report-rows.ts';
import { connectVisitor, sendAsVisitor } from './visitors';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let servers: PostgresServer[];
let lost: Sql;
let restored: Sql;
let visitor: Sql;

beforeAll(async () => {
  // The second project grants everything by default, so whatever a whole dump created would be open.
  const [first, second] = [await startMigratedPostgres(), await startMigratedPostgres('everything')];
  servers = [first, second];
  lost = first.connect({ max: 1 });
  restored = second.connect({ max: 1 });
  visitor = connectVisitor(second);
  await lost.unsafe(REPORT_ROWS);
  for (const text of Object.values(HOSTILE_TEXTS)) {
    await lost`insert into registered_users ${lost(exampleRegistration({ postal_code: text }))}`;
  }
  await lost`insert into private.site_hosts values ('pitlane.example')`;
  await lost`update private.limits set of_all = 7 where table_name = 'mechanic_applications'`;
  await backUp(lost, folder);
  await restore(restored, folder);
});

afterAll(async () => {
  await Promise.all([lost, restored, visitor].map((sql) => sql.end()));
  for (const server of servers) server.stop();
  rmSync(folder, { recursive: true });
});

const readFiles = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

it.each([
  'registered_users',
  'mechanic_applications',
  'user_sessions',
  'private.limits',
  'private.site_hosts',
])('every row of %s is there again', async (table) => {
  const rows = (sql: Sql) => sql.unsafe(`select * from ${table} as row order by row::text`);
  const before = await rows(lost);
  expect(before.length).toBeGreaterThan(0);
  expect([...(await rows(restored))]).toEqual([...before]);
});

it("only this computer's user can read the files", () => {
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

it('a copy that fails leaves the one before it', async () => {
  const before = readFiles();
  await lost`delete from mechanic_applications`;
  await lost`alter table private.full_hours rename to other`;
  await expect(backUp(lost, folder)).rejects.toMatchObject({ code: '42P01' });
  await lost`alter table private.other rename to full_hours`;
  expect(readFiles()).toMatchObject(before);
});

it('visitors can register and leave events after a restore, and a listed address stays listed', async () => {
  const listed = exampleRegistration({ email_id: 'A@mail.example' });
  expect(await sendAsVisitor(visitor, { table: 'registered_users' })).toBe('stored');
  expect(await sendAsVisitor(visitor, { table: 'registered_users', body: listed })).toBe('23505');
  expect(await sendAsVisitor(visitor, { table: 'user_sessions', body: exampleEvent() })).toBe('stored');
});

it('nothing is restored over rows of visitors', async () => {
  await expect(restore(lost, folder)).rejects.toThrow('public.registered_users has rows');
});
