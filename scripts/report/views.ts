import { CommandError, codeOf } from '../command.ts';

interface Visits {
  visits: number;
  registered: number;
  registered_percent: number | null;
}

/** Rows of the views of the schema `reporting`: counts without a name or an address, newest or largest first. */
export interface Figures {
  at_a_glance: {
    registrations: number;
    registrations_last_7_days: number;
    registrations_7_days_before: number;
    applications: number;
    unanswered_applications: number;
    oldest_unanswered_at: string | null;
    visits_last_7_days: number;
    visits_7_days_before: number;
  }[];
  registrations_by_day: { day: string; registrations: number; running_total: number }[];
  funnel_by_day: (Visits & {
    day: string;
    asked_for_savings: number;
    asked_to_join: number;
    on_the_list: number;
  })[];
  scroll_depth: { reached_percent: number; visits: number; percent: number }[];
  demand_by_area: { area: string; drivers: number; mechanics: number; drivers_per_mechanic: number | null }[];
  devices: (Visits & { device: string })[];
  campaigns: (Visits & { campaign: string; source: string; medium: string })[];
  referrers_by_host: (Visits & { host: string; on_the_list: number })[];
  email_domains: { domain: string; registrations: number; percent: number }[];
}

const VIEWS =
  'at_a_glance registrations_by_day funnel_by_day scroll_depth demand_by_area devices campaigns referrers_by_host email_domains';

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

/** Runs SQL and returns the first row's `rows`. */
export type Query = (sql: string) => Promise<unknown>;

/** SQLSTATEs of an unknown schema, table, column and function. */
const UNKNOWN = ['3F000', '42P01', '42703', '42883'];

/**
 * Rows by the name of their query.
 * @throws CommandError when the database lacks the views.
 */
async function readRows(query: Query, queries: readonly (readonly [string, string])[]): Promise<unknown> {
  // One statement for all, so that every figure is of the same moment. JSON is the same by every driver.
  const members = queries.map(
    ([name, sql]) => `'${name}', (select coalesce(json_agg(found), '[]') from (${sql}) as found)`,
  );
  return query(`select json_build_object(${members.join(', ')}) as rows`).catch((error: unknown) => {
    if (!UNKNOWN.includes(codeOf(error))) throw error;
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  });
}

// The views have these columns; a test reads every figure from a migrated database.
export const readFigures = (query: Query) =>
  readRows(
    query,
    VIEWS.split(' ').map((view) => [view, `select * from reporting.${view}`]),
  ) as Promise<Figures>;

export const readPeople = (query: Query) =>
  readRows(query, Object.entries(PEOPLE)) as Promise<Record<keyof typeof PEOPLE, Row[]>>;

export const readNotes = (query: Query) =>
  query(
    "select json_object_agg(relname, obj_description(oid)) as rows from pg_class where relnamespace = 'reporting'::regnamespace",
  ) as Promise<Notes>;
