// What a database needs before its tests: the roles of a hosted Supabase project, and this project's migrations.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * What a new object of `public` grants by itself: hosted projects gave the API's roles everything until October 2026,
 * and give them nothing since. Migrations have to end in the same privileges under both.
 * @typedef {'everything' | 'nothing'} DefaultGrants
 */

/** @type {readonly DefaultGrants[]} */
export const DEFAULT_GRANTS = ['everything', 'nothing'];

const MIGRATIONS = fileURLToPath(new URL('../supabase/migrations/', import.meta.url));

/** `migrator` stands for a hosted project's `postgres`, which owns the tables, bypasses RLS and is no superuser. */
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role migrator nologin bypassrls;
  grant create on database postgres to migrator;
  grant create, usage on schema public to migrator;
  grant usage on schema public to anon, authenticated, service_role;
  create schema extensions;
  grant usage on schema extensions to public;
  alter database postgres set search_path to "$user", public, extensions;
  set search_path to "$user", public, extensions;
`;

/** @type {Record<DefaultGrants, string>} */
const DEFAULT_PRIVILEGES = {
  everything: ['tables', 'sequences', 'functions']
    .map(
      (kind) => `alter default privileges for role migrator in schema public
        grant all on ${kind} to anon, authenticated, service_role;`,
    )
    .join('\n'),
  nothing: 'alter default privileges for role migrator revoke execute on functions from public;',
};

/**
 * Prepares an empty database called `postgres` and applies every migration, each in a transaction of its own as
 * Supabase does.
 * @param {{ run: (sql: string) => Promise<unknown>, runInTransaction: (statements: string[]) => Promise<unknown> }} database
 * @param {DefaultGrants} [grants]
 * @throws Error naming the migration that failed
 */
export async function migrate(database, grants = 'nothing') {
  await database.run(ROLES + DEFAULT_PRIVILEGES[grants]);
  for (const { name, sql } of await readSqlFiles(MIGRATIONS)) {
    try {
      await database.runInTransaction(['set local role migrator', sql]);
    } catch (error) {
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
  }
}

/**
 * The SQL files of a folder in the order of their names.
 * @param {string} folder
 * @returns {Promise<{ name: string, sql: string }[]>}
 */
export async function readSqlFiles(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, 'utf8') })));
}
