import { readdirSync } from 'node:fs';
import type { Database } from '../../src/data/database.types.ts';
import { CommandError } from '../errors.ts';
import { decode } from './formats.ts';

type Views = Database['reporting']['Views'];

/** Columns that can be null. The types say so of every column of a view. */
type Nullable = 'oldest_unanswered_at' | 'registered_percent' | 'drivers_per_mechanic' | 'rows';
type Filled<Row> = {
  [Column in keyof Row]: Column extends Nullable ? Row[Column] : NonNullable<Row[Column]>;
};

/** Rows of the schema `reporting`: counts without a name or an address, newest or largest first. */
export type Figures = { [Name in keyof Views]: Filled<Views[Name]['Row']>[] };

/** What each view counts, in the words of its comment. */
export type Notes = Readonly<Record<keyof Views, string>>;
const NOTES = `
  select json_object_agg(relname, obj_description(oid)) as rows from pg_class
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

export type Row = Readonly<Record<string, unknown>>;

/** Runs statements in one read-only transaction and returns of each the first row's `rows`. */
export type Query = (...statements: string[]) => Promise<unknown[]>;

/** The words of a campaign, which are stored as they stand in an address. */
const ENCODED = ['source', 'medium', 'campaign'];

function decodeRow(row: Row): Row {
  const columns = ENCODED.filter((column) => column in row);
  const words = columns.map((column) => [column, decode(String(row[column] ?? ''))]);
  return { ...row, ...Object.fromEntries(words) };
}

async function readRows<Name extends string>(
  query: Query,
  queries: Readonly<Record<Name, string>>,
): Promise<Record<Name, Row[]>> {
  const names = Object.keys(queries) as Name[];
  // One statement each: a hosted project stops one that runs for more than two minutes.
  const statements = names.map(
    (name) => `select coalesce(json_agg(found), '[]') as rows from (${queries[name]}) as found`,
  );
  const answers = (await query(...statements)) as Row[][];
  const entries = names.map((name, place) => [name, answers[place]?.map(decodeRow)]);
  return Object.fromEntries(entries);
}

/** @throws CommandError naming the migrations that the database has not had, where they are recorded. */
async function checkMigrations(query: Query): Promise<void> {
  const table = 'supabase_migrations.schema_migrations';
  const [hasViews, isRecorded] = await query(
    "select to_regnamespace('reporting') is not null as rows",
    `select to_regclass('${table}') is not null as rows`,
  );
  if (hasViews !== true) {
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  }
  if (isRecorded !== true) return;
  const [applied] = await query(`select array_agg(version) as rows from ${table}`);
  const files = readdirSync(new URL('../../supabase/migrations', import.meta.url)).sort();
  const missing = files.filter((file) => !String(applied).includes(file.slice(0, file.indexOf('_'))));
  if (missing.length === 0) return;
  throw new CommandError(
    `The database has not had ${missing.join(', ')}: "npx supabase@3 db push --remote" applies it, for a database of this computer "npm start".`,
  );
}

/** @throws CommandError when the database lacks a migration. */
export async function readFigures(query: Query): Promise<{ figures: Figures; notes: Notes }> {
  await checkMigrations(query);
  const [answer] = await query(NOTES);
  const notes = answer as Notes;
  const views = Object.keys(notes).map((view) => [view, `select * from reporting.${view}`]);
  return { figures: (await readRows(query, Object.fromEntries(views))) as Figures, notes };
}

export const readPeople = (query: Query) => readRows(query, PEOPLE);
