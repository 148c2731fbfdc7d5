/** The SQL that PostgREST makes of the few kinds of request that are asked here. */

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Conditions such as `id=eq.1`; no other operator is known. */
function conditions(search: URLSearchParams): string {
  const filters = [...search].filter(([, value]) => value.startsWith('eq.'));
  const sql = filters.map(([column, value]) => `${quote(column)} = ${literal(value.slice(3))}`);
  return sql.length === 0 ? '' : `where ${sql.join(' and ')}`;
}

function columns(search: URLSearchParams): string {
  const names = (search.get('select') ?? '*').split(',');
  return names.map((name) => (name === '*' ? '*' : quote(name))).join(', ');
}

export function rowsQuery(table: string, search: URLSearchParams): string {
  return `select ${columns(search)} from public.${quote(table)} ${conditions(search)} limit 1000`;
}

export function countingQuery(table: string, search: URLSearchParams): string {
  return `select count(*)::int from (select 1 from public.${quote(table)} ${conditions(search)}) as counted`;
}

/** Insert, upsert, update or delete. A body's columns are those of its first row. */
export function statementFor(
  method: string,
  table: string,
  search: URLSearchParams,
  prefer: string,
  body: string,
): { sql: string; parameters: string[] } {
  const target = `public.${quote(table)}`;
  if (method === 'DELETE') return { sql: `delete from ${target} ${conditions(search)}`, parameters: [] };
  const rows: object[] = [JSON.parse(body)].flat();
  const names = Object.keys(rows[0] ?? {}).map(quote);
  const values = `select ${names.join(', ')} from json_populate_recordset(null::${target}, $1)`;
  const parameters = [JSON.stringify(rows)];
  if (method === 'PATCH') {
    const sets = names.map((name) => `${name} = given.${name}`).join(', ');
    return {
      sql: `update ${target} set ${sets} from (${values}) as given ${conditions(search)}`,
      parameters,
    };
  }
  const upsert = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const conflict = prefer.includes('merge-duplicates') ? `on conflict (id) do update set ${upsert}` : '';
  const returning = prefer.includes('return=representation') ? `returning ${columns(search)}` : '';
  return {
    sql: `insert into ${target} (${names.join(', ')}) ${values} ${conflict} ${returning}`,
    parameters,
  };
}
