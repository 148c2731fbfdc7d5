// Whether src/data/database.types.ts says what the migrations say, without the generator that wrote it.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** @import { PGlite } from '@electric-sql/pglite' */

export const TYPES_FILE = fileURLToPath(new URL('../src/data/database.types.ts', import.meta.url));

/** @type {Readonly<Record<string, string>>} */
const TYPESCRIPT_TYPES = {
  uuid: 'string',
  text: 'string',
  'timestamp with time zone': 'string',
  integer: 'number',
  bigint: 'number',
  jsonb: 'Json',
};

const COLUMNS = `
  select
    relation.relname as table_name,
    attribute.attname as column_name,
    format_type(attribute.atttypid, attribute.atttypmod) as type,
    not attribute.attnotnull as is_nullable,
    attribute.attidentity = 'a' or attribute.attgenerated <> '' as is_always_made,
    attribute.atthasdef or attribute.attidentity <> '' as has_default
  from pg_attribute as attribute
  join pg_class as relation on relation.oid = attribute.attrelid
  where relation.relnamespace = 'public'::regnamespace
    and relation.relkind in ('r', 'p')
    and attribute.attnum > 0
    and not attribute.attisdropped
`;

/**
 * @typedef {{ table_name: string, column_name: string, type: string, is_nullable: boolean, is_always_made: boolean,
 *   has_default: boolean }} Column
 */

/**
 * The lines a column stands for, such as `registered_users.Insert: referrer?: string | null`.
 * @param {Column} column
 * @returns {string[]}
 */
function expectedFields(column) {
  const { table_name: table, column_name: name, is_nullable, is_always_made, has_default } = column;
  const plain = TYPESCRIPT_TYPES[column.type] ?? `no type is known for ${column.type}`;
  const type = is_nullable ? `${plain} | null` : plain;
  const written = is_always_made ? 'never' : type;
  const optional = is_nullable || has_default ? '?' : '';
  return [
    `${table}.Row: ${name}: ${type}`,
    `${table}.Insert: ${name}${optional}: ${written}`,
    `${table}.Update: ${name}?: ${written}`,
  ];
}

/**
 * The same lines as the generated file has them.
 * @param {string} source
 * @returns {string[]}
 */
function declaredFields(source) {
  const tables = /Tables: \{([\s\S]*?)\n\s*Views: \{/.exec(source)?.[1] ?? '';
  const blocks = tables.matchAll(
    /(\w+): \{\s*Row: \{([^}]*)\}[\s\S]*?Insert: \{([^}]*)\};\s*Update: \{([^}]*)\}/g,
  );
  return [...blocks].flatMap(([, table = '', ...bodies]) =>
    ['Row', 'Insert', 'Update'].flatMap((kind, index) =>
      [...(bodies[index] ?? '').matchAll(/(\w+\??: [^;]+);/g)].map(
        ([, field]) => `${table}.${kind}: ${field}`,
      ),
    ),
  );
}

/**
 * What the migrated database and the generated file disagree about, one line each; empty when they are in step.
 * @param {PGlite} database
 * @returns {Promise<string[]>}
 */
export async function compareDatabaseTypes(database) {
  const { rows } = await database.query(COLUMNS);
  const expected = new Set(/** @type {Column[]} */ (rows).flatMap(expectedFields));
  const declared = new Set(declaredFields(await readFile(TYPES_FILE, 'utf8')));
  return [
    ...[...expected].filter((field) => !declared.has(field)).map((field) => `missing  ${field}`),
    ...[...declared].filter((field) => !expected.has(field)).map((field) => `stale    ${field}`),
  ];
}
