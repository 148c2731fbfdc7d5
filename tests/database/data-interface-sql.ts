/** The SQL that PostgREST makes of the few kinds of request that are asked here. */

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Types of the columns that are not text. */
const TYPES: Readonly<Record<string, string>> = {
  session_id: 'uuid',
  user_id: 'uuid',
  viewport_width: 'integer',
  viewport_height: 'integer',
  interaction_data: 'jsonb',
  created_at: 'timestamptz',
  answered_at: 'timestamptz',
};

function typeOf(table: string, column: string): string {
  if (column === 'id') return table === 'user_sessions' ? 'bigint' : 'uuid';
  return TYPES[column] ?? 'text';
}

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

/** The body's rows as PostgREST unpacks them; the columns are those of the first row. */
function unpacked(table: string, prefer: string, body: string) {
  const parsed: unknown = JSON.parse(body);
  const [first = {}] = [parsed].flat() as object[];
  const names = Object.keys(first);
  const json = prefer.includes('missing=default') ? 'jsonb' : 'json';
  const read = `${json}_to_record${Array.isArray(parsed) ? 'set' : ''}`;
  const typed = names.map((name) => `${quote(name)} ${typeOf(table, name)}`).join(', ');
  const list = names.map(quote).join(', ');
  return {
    names: names.map(quote),
    sql: `select ${list} from (select $1::${json} as json_data) pgrst_payload,
      lateral (select ${list} from ${read}(pgrst_payload.json_data) as _(${typed})) pgrst_body`,
  };
}

/** An insert with its one parameter, the body. `returning` and `select` make the answer of the new rows. */
export function insertStatement(
  table: string,
  body: string,
  { prefer = '', returning = '1', select = 'count(*)::int as page_total' } = {},
): string {
  const { names, sql } = unpacked(table, prefer, body);
  const upsert = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const conflict = prefer.includes('merge-duplicates') ? `on conflict (id) do update set ${upsert}` : '';
  return `with pgrst_source as (
      insert into public.${quote(table)} (${names.join(', ')}) ${sql} ${conflict} returning ${returning}
    ) select ${select} from pgrst_source`;
}

/** Insert, upsert, update or delete. */
export function statementFor(
  method: string,
  table: string,
  search: URLSearchParams,
  prefer: string,
  body: string,
): { sql: string; parameters: string[] } {
  const target = `public.${quote(table)}`;
  if (method === 'DELETE') return { sql: `delete from ${target} ${conditions(search)}`, parameters: [] };
  if (method === 'PATCH') {
    const { names, sql } = unpacked(table, prefer, body);
    const sets = names.map((name) => `${name} = given.${name}`).join(', ');
    return {
      sql: `update ${target} set ${sets} from (${sql}) as given ${conditions(search)}`,
      parameters: [body],
    };
  }
  const answer = prefer.includes('return=representation') ? { returning: columns(search), select: '*' } : {};
  return { sql: insertStatement(table, body, { prefer, ...answer }), parameters: [body] };
}
