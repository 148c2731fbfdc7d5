import type { Database } from '../../src/data/database.types.ts';
import { decode } from './formats.ts';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

type Views = Database['reporting']['Views'];

/** The types say of every column of a view that it can be null. */
type Filled<Columns> = {
  [Column in keyof Columns]: Column extends 'oldest_unanswered_at'
    ? Columns[Column]
    : NonNullable<Columns[Column]>;
};
type Known = 'at_a_glance' | 'registrations_by_day' | 'funnel_by_day';

/** Rows of each view of the schema `reporting`: counts without a name or an address, newest or largest first. */
export type Figures = { [Name in Known]: Filled<Omit<Views[Name]['Row'], 'registered_percent'>>[] } & {
  [name: string]: Row[];
};

/** What each view counts, in the words of its comment. */
export type Notes = Readonly<Record<string, string>>;
const NOTES = `
  select json_object_agg(relname, obj_description(oid) order by oid) as rows from pg_class
  where relnamespace = 'reporting'::regnamespace`;

/**
 * Everyone but the doctor, with names of columns that mail tools map by themselves. A driver's campaign is that of the
 * page load in which they joined.
 */
export const PEOPLE = {
  registrations: `
    select email_id as email, language, private.utm(page_url, 'campaign') as campaign, postal_code, names_program,
      referrer, created_at
    from private.listed_drivers
    left join (
      select distinct on (user_id) user_id, page_url from public.user_sessions
      where interaction_type = 'form_submit' and user_id is not null
      order by user_id, id
    ) as visits on user_id = listed_drivers.id
    order by created_at`,
  mechanics: `
    select email_address as email, full_name as name, phone_number as phone, street_address as address, city,
      postal_code, language, created_at, answered_at
    from private.listed_mechanics order by created_at`,
} as const;

/** Runs statements in one read-only transaction and returns of each the first row's `rows`. */
export type Query = (...statements: string[]) => Promise<unknown[]>;

/** The words of a campaign, which are stored as they stand in an address. */
const ENCODED = ['source', 'medium', 'campaign'];

const decodeRow = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      ENCODED.includes(name) ? decode(String(value ?? '')) : value,
    ]),
  );

async function readRows(query: Query, queries: Readonly<Record<string, string>>) {
  // One statement each: a hosted project stops one that runs for more than two minutes.
  const statements = Object.values(queries).map(
    (sql) => `select coalesce(json_agg(found), '[]') as rows from (${sql}) as found`,
  );
  const answers = (await query(...statements)) as Row[][];
  const entries = Object.keys(queries).map((name, place) => [name, answers[place]?.map(decodeRow) ?? []]);
  return Object.fromEntries(entries) as Record<string, Row[]>;
}

/** Reads every view, in the order in which the migrations make them. */
export async function readFigures(query: Query): Promise<{ figures: Figures; notes: Notes }> {
  const [answer] = await query(NOTES);
  const notes = answer as Notes;
  const views = Object.keys(notes).map((view) => [view, `select * from reporting.${view}`]);
  return { figures: (await readRows(query, Object.fromEntries(views))) as Figures, notes };
}

export const readPeople = (query: Query) => readRows(query, PEOPLE);
