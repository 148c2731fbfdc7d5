import { CommandError, codeOf } from '../command.ts';

interface Visits {
  visits: number;
  registered: number;
  registered_percent: number | null;
}

/** Counts without a name or an address, newest or largest first. A file is written for each, such as growth.csv. */
export interface Figures {
  'at-a-glance': {
    registrations: number;
    registrations_last_7_days: number;
    registrations_7_days_before: number;
    applications: number;
    unanswered_applications: number;
    oldest_unanswered_at: string | null;
    visits_last_7_days: number;
    visits_7_days_before: number;
  }[];
  growth: { day: string; registrations: number; running_total: number }[];
  funnel: (Visits & { day: string; asked_for_savings: number; asked_to_join: number; on_the_list: number })[];
  scroll: { reached_percent: number; visits: number; percent: number }[];
  demand: { area: string; drivers: number; mechanics: number; drivers_per_mechanic: number | null }[];
  devices: (Visits & { device: string })[];
  campaigns: (Visits & { campaign: string; source: string; medium: string })[];
  referrers: (Visits & { host: string; on_the_list: number })[];
  'email-domains': { domain: string; registrations: number; percent: number }[];
}

export type Row = Readonly<Record<string, unknown>>;
type Queries = Readonly<Record<string, string>>;

const FIGURES: Readonly<Record<keyof Figures, string>> = {
  'at-a-glance': 'select * from reporting.at_a_glance',
  growth: 'select * from reporting.registrations_by_day',
  funnel: 'select * from reporting.funnel_by_day',
  scroll: 'select * from reporting.scroll_depth',
  demand: 'select * from reporting.demand_by_area',
  devices: `
    select case when width < 768 then 'Phone' when width < 1024 then 'Tablet' else 'Computer' end as device,
      count(*) as visits, count(*) filter (where registered) as registered,
      private.percent(count(*) filter (where registered), count(*)) as registered_percent
    from private.counted_visits
    join (select session_id, min(viewport_width) as width from public.user_sessions group by 1) as windows using (session_id)
    group by 1 order by visits desc`,
  campaigns: 'select * from reporting.campaigns',
  referrers: 'select * from reporting.referrers_by_host',
  'email-domains': 'select * from reporting.email_domains',
};

/** The same people that the figures count: not the doctor's rows nor those of programs. */
export const PEOPLE = {
  registrations:
    'select email_id, postal_code, referrer, created_at from private.counted_drivers order by created_at',
  mechanics: `
    select full_name, phone_number, email_address, street_address, city, postal_code, created_at, answered_at
    from private.counted_mechanics order by created_at`,
} as const;

/** Runs SQL and returns the first row's `rows`. */
export type Query = (sql: string) => Promise<unknown>;

/** SQLSTATEs of an unknown schema, table, column and function. */
const UNKNOWN = ['3F000', '42P01', '42703', '42883'];

/**
 * Rows by the name of their query.
 * @throws CommandError when the database lacks the views.
 */
async function readRows(query: Query, queries: Queries): Promise<unknown> {
  // One statement for all, so that every figure is of the same moment. JSON is the same by every driver.
  const members = Object.entries(queries).map(
    ([name, sql]) => `'${name}', (select coalesce(json_agg(found), '[]') from (${sql}) as found)`,
  );
  return query(`select json_build_object(${members.join(', ')}) as rows`).catch((error: unknown) => {
    if (!UNKNOWN.includes(codeOf(error))) throw error;
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  });
}

// The views have these columns; a test reads every figure from a migrated database.
export const readFigures = (query: Query) => readRows(query, FIGURES) as Promise<Figures>;
export const readPeople = (query: Query) =>
  readRows(query, PEOPLE) as Promise<Record<keyof typeof PEOPLE, Row[]>>;
