import type { Database } from '../../../src/data/database.types.ts';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

type Views = Database['reporting']['Views'];

/** The columns that may be null. The generated types make every column of a view nullable. */
export const NULLABLE = ['oldest_unanswered_at', 'target'] as const;

type Filled<Columns> = {
  [Column in keyof Columns]: Column extends (typeof NULLABLE)[number]
    ? Columns[Column]
    : NonNullable<Columns[Column]>;
};
type Known = 'at_a_glance' | 'registrations_by_day' | 'events_by_day';

/**
 * The rows of each view in the schema `reporting`, newest or largest first. They contain counts, but no names or addresses.
 */
export type Figures = { [Name in Known]: Filled<Views[Name]['Row']>[] } & {
  [name: string]: Row[];
};

/** A query for the views and their comments, in the order in which the migrations create the views. */
const VIEWS = `
  select relname as name, obj_description(oid) as note, oid from pg_class
  where relnamespace = 'reporting'::regnamespace order by oid`;

/**
 * Queries for the lists of people. The queries leave out the doctor's rows. Mailing tools recognize the names of the
 * columns. A driver's campaign is the campaign of the page view in which they joined.
 */
export const PEOPLE = {
  registrations: {
    columns: {
      email: 'email_id',
      language: 'language',
      campaign: "private.utm(page_url, 'campaign')",
      postal_code: 'postal_code',
      is_bot: 'is_bot',
      referrer: 'referrer',
      created_at: 'created_at',
    },
    from: `public.registered_users
      join (select id, is_bot from private.listed_drivers) as listed using (id)
      left join (
        select distinct on (user_id) user_id, page_url from public.user_sessions
        where interaction_type = 'form_submit' and user_id is not null
        order by user_id, id
      ) as visits on user_id = registered_users.id`,
  },
  mechanics: {
    columns: {
      email: 'email_address',
      name: 'full_name',
      phone: 'phone_number',
      address: 'street_address',
      city: 'city',
      postal_code: 'postal_code',
      language: 'language',
      created_at: 'created_at',
      answered_at: 'answered_at',
    },
    from: 'public.mechanic_applications join (select id from private.listed_mechanics) as listed using (id)',
  },
} as const;

export type List = keyof typeof PEOPLE;

/** A query for the hosts in `private.site_hosts` for which no event was recorded. These hosts are probably mistyped. */
const HOSTS_WITHOUT_EVENTS = `
  select host from private.site_hosts
  where not exists (select from public.user_sessions where private.host_of(page_url) = host) order by host`;

export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Columns that `private.utm()` returns percent-encoded. Characters that would break a cell or a line stay encoded. */
const CAMPAIGN = ['campaign', 'source', 'medium'];
const BREAKS = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;
const decode = (word: unknown) =>
  (new URLSearchParams(`word=${word ?? ''}`).get('word') ?? '').replaceAll(BREAKS, encodeURIComponent);

/**
 * Returns the rows that a query selects.
 * @param encoded The columns to decode.
 */
async function rowsOf(query: Query, sql: string, encoded: readonly string[] = []): Promise<Row[]> {
  // As JSON, numbers and times are the same with any driver.
  const [answer] = await query(`select coalesce(json_agg(found), '[]') as rows from (${sql}) as found`);
  return ((answer?.['rows'] ?? []) as Row[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, encoded.includes(name) ? decode(value) : value]),
    ),
  );
}

/** Reads each view in its own statement, because a hosted project cancels a statement after two minutes. */
export async function readFigures(query: Query) {
  const figures: Record<string, Row[]> = {};
  const notes: Record<string, string> = {};
  for (const { name, note } of await rowsOf(query, VIEWS)) {
    const encoded = name === 'campaigns' ? CAMPAIGN : [];
    figures[`${name}`] = await rowsOf(query, `select * from reporting.${name}`, encoded);
    notes[`${name}`] = `${note}`;
  }
  const silent = await rowsOf(query, HOSTS_WITHOUT_EVENTS);
  return { figures: figures as Figures, notes, hostsWithoutEvents: silent.map(({ host }) => `${host}`) };
}

/** Reads the lists of people, oldest first. */
export async function readPeople(query: Query): Promise<Record<List, Row[]>> {
  const list = ({ columns, from }: (typeof PEOPLE)[List]) => {
    const named = Object.entries(columns).map(([name, source]) => `${source} as ${name}`);
    const encoded = Object.entries(columns).flatMap(([name, source]) =>
      source.startsWith('private.utm(') ? name : [],
    );
    return rowsOf(query, `select ${named.join(', ')} from ${from} order by created_at`, encoded);
  };
  return { registrations: await list(PEOPLE.registrations), mechanics: await list(PEOPLE.mechanics) };
}
