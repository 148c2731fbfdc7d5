import type { Database } from '../../src/data/database.types.ts';
import { CommandError, codeOf } from '../errors.ts';

type Views = Database['reporting']['Views'];

/** Columns that can be null. The types say so of every column of a view. */
type Nullable = 'oldest_unanswered_at' | 'registered_percent' | 'drivers_per_mechanic';
type Filled<Row> = {
  [Column in keyof Row]: Column extends Nullable ? Row[Column] : NonNullable<Row[Column]>;
};

/** Rows of the schema `reporting`: counts without a name or an address, newest or largest first. */
export type Figures = { [View in keyof Views]: Filled<Views[View]['Row']>[] };

/** The same people that the figures count: not the doctor's rows nor those of programs. */
export const PEOPLE = {
  registrations:
    'select email_id, postal_code, referrer, created_at from private.counted_drivers order by created_at',
  mechanics: `
    select full_name, phone_number, email_address, street_address, city, postal_code, created_at, answered_at
    from private.counted_mechanics order by created_at`,
} as const;

export type Row = Readonly<Record<string, unknown>>;

/** What each view counts, in the words of its comment. */
export type Notes = Readonly<Record<keyof Figures, string>>;
const NOTES = `
  select json_object_agg(relname, obj_description(oid)) as rows from pg_class
  where relnamespace = 'reporting'::regnamespace`;

/** Runs SQL and returns the first row's `rows`. */
export type Query = (sql: string) => Promise<unknown>;

/** SQLSTATEs of an unknown schema, table, column and function. */
const UNKNOWN = ['3F000', '42P01', '42703', '42883'];

async function ask(query: Query, sql: string): Promise<unknown> {
  return query(sql).catch((error: unknown) => {
    if (!UNKNOWN.includes(codeOf(error))) throw error;
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  });
}

/** Rows by the name of their query: by one statement, so that all are of the same moment, as JSON. */
function readRows(query: Query, queries: [name: string, sql: string][]): Promise<unknown> {
  const members = queries.map(
    ([name, sql]) => `'${name}', (select coalesce(json_agg(found), '[]') from (${sql}) as found)`,
  );
  return ask(query, `select json_build_object(${members.join(', ')}) as rows`);
}

/** @throws CommandError when the database lacks the views. */
export async function readFigures(query: Query): Promise<{ figures: Figures; notes: Notes }> {
  const notes = (await ask(query, NOTES)) as Notes;
  const views = Object.keys(notes).map((view): [string, string] => [view, `select * from reporting.${view}`]);
  return { figures: (await readRows(query, views)) as Figures, notes };
}

export const readPeople = (query: Query) =>
  readRows(query, Object.entries(PEOPLE)) as Promise<Record<keyof typeof PEOPLE, Row[]>>;
