import type { Table } from '../database/example-rows.ts';
import { openMigratedDatabase } from '../database/migrations.ts';

// A check that is "not valid" holds for new rows alone: the doctor may just have stored one that violates it.
const CONSTRAINT = `
  select format('alter table %1$s drop constraint if exists %2$I, add constraint %2$I %3$s;', $1::text, conname,
    pg_get_constraintdef(oid) || case contype when 'c' then ' not valid' else '' end) as statement
  from pg_constraint where conrelid = $1::text::regclass and conname = $2`;

const TRIGGERS = `
  select replace(pg_get_triggerdef(oid), 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER') || ';' as statement
  from pg_trigger where tgrelid = $1::text::regclass and not tgisinternal
  union all select format('alter table %s enable trigger user;', $1)`;

let migrated: ReturnType<typeof openMigratedDatabase> | undefined;

/**
 * SQL that makes a constraint, or without one the limits of a table, what the migrations make them: to a migration that
 * is applied already "db push" says "up to date".
 */
export async function fixFor(table: Table, constraint?: string): Promise<string> {
  migrated ??= openMigratedDatabase();
  const [sql, ...names] = constraint === undefined ? [TRIGGERS] : [CONSTRAINT, constraint];
  const { rows } = await (await migrated).query<{ statement: string }>(sql, [`public.${table}`, ...names]);
  return ['in the SQL editor run', ...rows.map(({ statement }) => statement)].join('\n');
}
