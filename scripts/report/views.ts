import { CommandError, codeOf, isObject } from '../command.ts';

type Guard<Value> = (value: unknown) => value is Value;
type Columns = Record<string, Guard<unknown>>;
export type Views = Record<string, { from: string; columns: Columns }>;
type ValueOf<Column> = Column extends Guard<infer Value> ? Value : never;
type RowOf<Spec extends Columns> = { [Column in keyof Spec]: ValueOf<Spec[Column]> };
export type Rows<Spec extends Views> = { [Name in keyof Spec]: RowOf<Spec[Name]['columns']>[] };

const text = (value: unknown) => typeof value === 'string';
const number = (value: unknown) => typeof value === 'number';
const textOrNull = (value: unknown) => value === null || text(value);
const numberOrNull = (value: unknown) => value === null || number(value);

/** A view, or what stands after `from`, and its columns in the file's order. */
const view = <Spec extends Columns>(from: string, columns: Spec) => ({ from, columns });

/** Counts without a name or an address. A file is written for each, such as growth.csv. */
export const FIGURES = {
  'at-a-glance': view('reporting.at_a_glance', {
    registrations: number,
    registrations_last_7_days: number,
    registrations_7_days_before: number,
    applications: number,
    unanswered_applications: number,
    oldest_unanswered_at: textOrNull,
    visits_last_7_days: number,
    visits_7_days_before: number,
  }),
  growth: view('reporting.registrations_by_day', { day: text, registrations: number, running_total: number }),
  demand: view('reporting.demand_by_area', {
    area: text,
    drivers: number,
    mechanics: number,
    drivers_per_mechanic: numberOrNull,
  }),
  funnel: view('reporting.funnel_by_day', {
    day: text,
    visits: number,
    scrolled: number,
    saw_benefits: number,
    asked_for_savings: number,
    asked_to_join: number,
    registered: number,
    registered_percent: numberOrNull,
    on_the_list: number,
  }),
  scroll: view('reporting.scroll_depth', { reached_percent: number, visits: number, percent: number }),
  referrers: view('reporting.referrers_by_host', {
    host: text,
    visits: number,
    registered: number,
    registered_percent: numberOrNull,
    on_the_list: number,
  }),
  campaigns: view('reporting.campaigns', {
    source: text,
    medium: text,
    campaign: text,
    visits: number,
    registered: number,
    registered_percent: number,
  }),
  'email-domains': view('reporting.email_domains', { domain: text, registrations: number, percent: number }),
};

export type Figures = Rows<typeof FIGURES>;

/** The same people that the figures count: not the doctor's rows nor those of programs. */
export const PEOPLE = {
  registrations: view('private.counted_drivers order by created_at', {
    email_id: text,
    postal_code: text,
    referrer: textOrNull,
    created_at: text,
  }),
  mechanics: view('private.counted_mechanics order by created_at', {
    full_name: text,
    phone_number: text,
    email_address: text,
    street_address: text,
    city: text,
    postal_code: text,
    created_at: text,
    answered_at: textOrNull,
  }),
};

/** One statement for all, so that every figure is of the same moment. As JSON, values are the same by every driver. */
function sqlOf(views: Views): string {
  const members = Object.entries(views).map(([name, { from, columns }]) => {
    const rows = `select ${Object.keys(columns).join(', ')} from ${from}`;
    return `'${name}', (select coalesce(json_agg(to_json(found)), '[]') from (${rows}) as found)`;
  });
  return `select json_build_object(${members.join(', ')}) as rows`;
}

function areRows<Spec extends Views>(views: Spec, value: unknown): value is Rows<Spec> {
  const isRow = (columns: Columns, row: unknown) =>
    isObject(row) && Object.entries(columns).every(([column, isOfType]) => isOfType(row[column]));
  const areRowsOf = (columns: Columns, rows: unknown) =>
    Array.isArray(rows) && rows.every((row) => isRow(columns, row));
  return (
    isObject(value) && Object.entries(views).every(([name, { columns }]) => areRowsOf(columns, value[name]))
  );
}

/** Runs SQL and returns the first row's `rows`. */
export type Query = (sql: string) => Promise<unknown>;

/** SQLSTATEs of an unknown schema, table and column. */
const UNKNOWN = ['3F000', '42P01', '42703'];

/** @throws CommandError when the database lacks the views. */
export async function readViews<Spec extends Views>(query: Query, views: Spec): Promise<Rows<Spec>> {
  const rows = await query(sqlOf(views)).catch((error: unknown) => {
    if (!UNKNOWN.includes(codeOf(error))) throw error;
    throw new CommandError('The database lacks the views of the report: apply supabase/migrations first.');
  });
  if (!areRows(views, rows)) throw new Error('The views of the report have other columns than expected.');
  return rows;
}
