import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { CommandError, messageOf } from '../shared/errors.ts';

/**
 * The privileges that the API's roles have by default on a new object. Hosted projects granted everything in `public` until
 * October 2026, and have granted nothing since then. Scripts that some owners run grant everything in every schema. After
 * the migrations, the privileges must be the same in all cases.
 */
export const DEFAULT_GRANTS = ['everything', 'nothing'] as const;
export type DefaultGrants = (typeof DEFAULT_GRANTS)[number];

export const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

/**
 * The roles of a hosted project. `migrator` stands for the project's `postgres` role. It owns the tables, bypasses row-level
 * security, may switch to the API's roles, and is not a superuser.
 */
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role migrator login bypassrls;
  grant anon, authenticated, service_role to migrator;
  grant create on database postgres to migrator;
  grant create, usage on schema public to migrator;
  grant usage on schema public to anon, authenticated, service_role;
  create schema extensions;
  grant usage on schema extensions to public;
  alter database postgres set search_path to "$user", public, extensions;
  set search_path to "$user", public, extensions;
`;

const DEFAULT_PRIVILEGES: Record<DefaultGrants, string> = {
  everything: `
    alter default privileges for role migrator in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges for role migrator in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role migrator in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges for role migrator grant all on schemas to anon, authenticated, service_role;
    alter default privileges for role migrator grant all on tables to public, anon, authenticated, service_role;
    alter default privileges for role migrator grant all on sequences to anon, authenticated, service_role;
    alter default privileges for role migrator grant all on functions to anon, authenticated, service_role;`,
  nothing: 'alter default privileges for role migrator revoke execute on functions from public;',
};

/**
 * Applies every migration to an empty database called `postgres`, each in its own transaction, as Supabase does.
 * @param run Runs several statements over one connection.
 */
export async function migrate(
  run: (sql: string) => Promise<unknown>,
  grants: DefaultGrants = 'nothing',
): Promise<void> {
  await run(ROLES + DEFAULT_PRIVILEGES[grants]);
  for (const { name, sql } of await readSqlFiles(MIGRATIONS)) {
    try {
      await run(`begin; set local role migrator;\n${sql}\n; commit`);
    } catch (error) {
      throw new CommandError(`${name} fails: ${messageOf(error)}`, { cause: error });
    }
  }
}

/** Opens a database in memory, with every migration applied. The caller must close it. */
export async function openMigratedDatabase(grants?: DefaultGrants): Promise<PGlite> {
  const database = await PGlite.create();
  await migrate((sql) => database.exec(sql), grants);
  return database;
}

/**
 * Reads the SQL files in a folder, in the order of their names. Ignores other files, such as `.#x.sql`, which editors
 * create.
 * @throws CommandError if two migrations have the same version, because only one of them would be applied.
 */
export async function readSqlFiles(folder: string): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => /^\w.*\.sql$/.test(name)).sort();
  const versions = names.map((name) => /^\d+(?=_)/.exec(name)?.[0] ?? name);
  const second = versions.findIndex((version, index) => version === versions[index - 1]);
  if (second > 0)
    throw new CommandError(
      `${names[second - 1]} and ${names[second]} have the same version. Rename one of them.`,
    );
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
