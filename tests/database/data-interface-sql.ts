/** The SQL that PostgREST (August 2026) makes of a request that inserts. */

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Types of the columns that are not text. */
const TYPES: Readonly<Record<string, string>> = {
  session_id: 'uuid',
  user_id: 'uuid',
  viewport_width: 'integer',
  viewport_height: 'integer',
  interaction_data: 'jsonb',
};

/** An insert with its one parameter, the body. */
export function insertStatement(table: string, body: string, prefer = ''): string {
  const parsed: unknown = JSON.parse(body);
  // The columns are those of the first row.
  const [first = {}] = [parsed].flat() as object[];
  const names = Object.keys(first);
  const list = names.map(quote).join(', ');
  const typed = names.map((name) => `${quote(name)} ${TYPES[name] ?? 'text'}`).join(', ');
  const json = prefer.includes('missing=default') ? 'jsonb' : 'json';
  const read = `${json}_to_record${Array.isArray(parsed) ? 'set' : ''}`;
  const updates = names.map((name) => `${quote(name)} = excluded.${quote(name)}`).join(', ');
  const conflict = prefer.includes('merge-duplicates') ? `on conflict (id) do update set ${updates}` : '';
  return `with pgrst_source as (
      insert into public.${quote(table)} (${list})
      select ${list} from (select $1::${json} as json_data) pgrst_payload,
        lateral (select ${list} from ${read}(pgrst_payload.json_data) as _(${typed})) pgrst_body
      ${conflict} returning 1
    ) select '' as total_result_set, pg_catalog.count(_postgrest_t) as page_total from (select * from pgrst_source) _postgrest_t`;
}
