import { readdirSync } from 'node:fs';
import type { Database } from '../../src/data/database.types.ts';
import { CommandError, codeOf } from '../errors.ts';
import { decode } from './formats.ts';

type Views = Database['reporting']['Views'];

const VIEWS = [
  'at_a_glance',
  'missing_events',
  'registrations_by_day',
  'registrations_by_week',
  'languages',
  'demand_by_area',
  'funnel_by_day',
  'scroll_depth',
  'devices',
  'campaigns',
  'referrers_by_host',
  'email_domains',
  'storage',
] as const satisfies (keyof Views)[];
type View = (typeof VIEWS)[number];

/** Columns that can be null. The types say so of every column of a view. */
type Nullable = 'oldest_unanswered_at' | 'registered_percent' | 'drivers_per_mechanic' | 'rows';
type Filled<Row> = {
  [Column in keyof Row]: Column extends Nullable ? Row[Column] : NonNullable<Row[Column]>;
};

/** Rows of the schema `reporting`: counts without a name or an address, newest or largest first. */
export type Figures = { [Name in View]: Filled<Views[Name]['Row']>[] };

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

/** What each view counts, in the words of its comment. */
export type Notes = Readonly<Record<View, string>>;
const NOTES = `
  select json_object_agg(relname, obj_description(oid)) as rows from pg_class
  where relnamespace = 'reporting'::regnamespace`;

/** Runs statements in one read-only transaction and returns of each the first row's `rows`. */
export type Query = (...statements: string[]) => Promise<unknown[]>;

/** SQLSTATEs of an unknown schema, table, column and function. */
const UNKNOWN = ['3F000', '42P01', '42703', '42883'];

async function ask(query: Query, ...statements: string[]): Promise<unknown[]> {
  return query(...statements).catch((error: unknown) => {
    if (!UNKNOWN.includes(codeOf(error))) throw error;
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  });
}

/** One statement each: a hosted project stops one that runs for more than two minutes. */
const readRows = async (query: Query, queries: readonly string[]) =>
  (await ask(
    query,
    ...queries.map((sql) => `select coalesce(json_agg(found), '[]') as rows from (${sql}) as found`),
  )) as Row[][];

/**
 * Where the migrations are recorded, as Supabase's CLI and the embedded backend do.
 * @throws CommandError naming those that the database has not had.
 */
async function checkMigrations(query: Query): Promise<void> {
  const table = 'supabase_migrations.schema_migrations';
  const [isRecorded] = await query(`select to_regclass('${table}') is not null as rows`);
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
  const [notes] = await ask(query, NOTES);
  const rows = await readRows(
    query,
    VIEWS.map((view) => `select * from reporting.${view}`),
  );
  const figures = Object.fromEntries(VIEWS.map((view, place) => [view, rows[place]])) as Figures;
  const campaigns = figures.campaigns.map(({ source, medium, campaign, ...counts }) => ({
    source: decode(source),
    medium: decode(medium),
    campaign: decode(campaign),
    ...counts,
  }));
  return { figures: { ...figures, campaigns }, notes: notes as Notes };
}

export async function readPeople(query: Query): Promise<Record<keyof typeof PEOPLE, Row[]>> {
  const [registrations = [], mechanics = []] = await readRows(query, Object.values(PEOPLE));
  return {
    registrations: registrations.map((row) => ({ ...row, campaign: decode(String(row['campaign'] ?? '')) })),
    mechanics,
  };
}
