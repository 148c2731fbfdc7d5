/** The SQL that PostgREST (August 2026) makes of the few kinds of request that are asked here. */

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Types of the columns that are not text. */
const TYPES: Readonly<Record<string, string>> = {
  session_id: 'uuid',
  user_id: 'uuid',
  viewport_width: 'integer',
  viewport_height: 'integer',
  interaction_data: 'jsonb',
  created_at: 'timestamptz',
};

function typeOf(table: string, column: string): string {
  if (column === 'id') return table === 'user_sessions' ? 'bigint' : 'uuid';
  return TYPES[column] ?? 'text';
}

/** The condition `id=eq.1`; no other is known. */
function condition(target: string, search: URLSearchParams): string {
  const id = search.get('id')?.replace('eq.', '');
  return id === undefined ? '' : `where ${target}.id = '${id.replaceAll("'", "''")}'`;
}

function columns(search: URLSearchParams): string {
  const select = search.get('select') ?? '*';
  return select === '*' ? '*' : select.split(',').map(quote).join(', ');
}

export function rowsQuery(table: string, search: URLSearchParams): string {
  const target = `public.${quote(table)}`;
  return `select ${columns(search)} from ${target} ${condition(target, search)} limit 1000`;
}

/** The body's rows as PostgREST unpacks them; the columns are those of the first row. */
function unpacked(table: string, prefer: string, body: string) {
  const parsed: unknown = JSON.parse(body);
  const [first = {}] = [parsed].flat() as object[];
  const names = Object.keys(first);
  const json = prefer.includes('missing=default') ? 'jsonb' : 'json';
  const read = `${json}_to_record${Array.isArray(parsed) ? 'set' : ''}`;
  const typed = names.map((name) => `${quote(name)} ${typeOf(table, name)}`).join(', ');
  const columnNames = names.map(quote);
  const list = columnNames.join(', ');
  return {
    columnNames,
    list,
    from: `from (select $1::${json} as json_data) pgrst_payload,
      lateral (select ${list} from ${read}(pgrst_payload.json_data) as _(${typed})) pgrst_body`,
  };
}

/** An insert with its one parameter, the body. `returning` and `select` make the answer of the new rows. */
export function insertStatement(
  table: string,
  body: string,
  {
    prefer = '',
    returning = '1',
    select = `'' as total_result_set, pg_catalog.count(_postgrest_t) as page_total`,
  } = {},
): string {
  const { columnNames, list, from } = unpacked(table, prefer, body);
  const updates = columnNames.map((name) => `${name} = excluded.${name}`).join(', ');
  const conflict = prefer.includes('merge-duplicates') ? `on conflict (id) do update set ${updates}` : '';
  return `with pgrst_source as (
      insert into public.${quote(table)} (${list}) select ${list} ${from} ${conflict} returning ${returning}
    ) select ${select} from (select * from pgrst_source) _postgrest_t`;
}

/** An insert, update or delete; the body is the parameter of the first two. */
export function statementFor(
  method: string,
  table: string,
  search: URLSearchParams,
  prefer: string,
  body: string,
): string {
  const target = `public.${quote(table)}`;
  if (method === 'DELETE') return `delete from ${target} ${condition(target, search)}`;
  if (method === 'PATCH') {
    const { columnNames, from } = unpacked(table, prefer, body);
    const sets = columnNames.map((name) => `${name} = pgrst_body.${name}`).join(', ');
    return `update ${target} set ${sets} ${from} ${condition(target, search)}`;
  }
  const answer = prefer.includes('return=representation') ? { returning: columns(search), select: '*' } : {};
  return insertStatement(table, body, { prefer, ...answer });
}
