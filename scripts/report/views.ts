import type { Database } from '../../src/data/database.types.ts';
import { CommandError, codeOf, messageOf } from '../errors.ts';

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

/** In the order of the migrations, each with what it counts. */
const VIEWS = `
  select relname as name, obj_description(oid) as note, oid from pg_class
  where relnamespace = 'reporting'::regnamespace order by oid`;

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

/** Runs a statement and returns its rows. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The words of a campaign are stored as they stand in an address. */
const ENCODED = ['source', 'medium', 'campaign'];
const decode = (word: unknown) => new URLSearchParams(`word=${word ?? ''}`).get('word') ?? '';

async function rowsOf(query: Query, sql: string): Promise<Row[]> {
  // As JSON, whose numbers and times are the same whatever reads them.
  const [answer] = await query(`select coalesce(json_agg(found), '[]') as rows from (${sql}) as found`).catch(
    (error: unknown) => {
      throw new CommandError(
        `${messageOf(error)} (${codeOf(error)}), in the query:\n${sql}\n` +
          'If something does not exist: "npx supabase@3 db push --remote" applies the migrations that the database lacks.',
      );
    },
  );
  return ((answer?.['rows'] ?? []) as Row[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, ENCODED.includes(name) ? decode(value) : value]),
    ),
  );
}

/**
 * Reads every view, each by a statement of its own, as a hosted project stops one that runs for more than two minutes.
 * @throws CommandError with the query that fails, as `readPeople` does.
 */
export async function readFigures(query: Query) {
  const figures: Record<string, Row[]> = {};
  const notes: Record<string, string> = {};
  for (const { name, note } of await rowsOf(query, VIEWS)) {
    figures[`${name}`] = await rowsOf(query, `select * from reporting.${name}`);
    notes[`${name}`] = `${note}`;
  }
  return { figures: figures as Figures, notes };
}

export const readPeople = async (query: Query) => ({
  registrations: await rowsOf(query, PEOPLE.registrations),
  mechanics: await rowsOf(query, PEOPLE.mechanics),
});
