import type { Sql } from 'postgres';

/** What a visitor is answered: the SQLSTATE of a refusal, or that the row was stored. */
export type Answer = 'stored' | '23505' | 'PT429';

/** Sends a statement as the data interface does: one transaction, as anon, with the gateway's header. */
export async function sendAsVisitor(sql: Sql, address: string | null, statement: string): Promise<Answer> {
  const headers = address === null ? '{}' : JSON.stringify({ 'cf-connecting-ip': address });
  try {
    await sql.begin(async (transaction) => {
      await transaction`
        select set_config('role', 'anon', true), set_config('request.headers', ${headers}, true)
      `;
      await transaction.unsafe(statement);
    });
    return 'stored';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === '23505' || code === 'PT429') return code;
    throw error;
  }
}

/** An insert into the waitlist; of new addresses unless one is given. */
export function registration(email?: string, rows = 1): string {
  const address = email === undefined ? "gen_random_uuid() || '@pitlane.example'" : `'${email}'`;
  return `insert into public.registered_users (email_id, postal_code, user_agent)
    select ${address}, 'M5V 2T6', 'x' from generate_series(1, ${rows}) returning id`;
}

/** An insert of so many applications. */
export function applications(rows = 1): string {
  return `insert into public.mechanic_applications
    (full_name, phone_number, email_address, street_address, city, postal_code)
    select 'x', 'x', gen_random_uuid() || '@garage.example', 'x', 'x', 'x' from generate_series(1, ${rows})`;
}

/** An insert of so many events. */
export function events(rows = 1): string {
  return `insert into public.user_sessions
    (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
    select gen_random_uuid(), 'x', 'x', 0, 0, 'page_view' from generate_series(1, ${rows})`;
}

/** How often each answer was given. */
export function tally(answers: readonly Answer[]): Partial<Record<Answer, number>> {
  const sums: Partial<Record<Answer, number>> = {};
  for (const answer of answers) sums[answer] = (sums[answer] ?? 0) + 1;
  return sums;
}

/** Defines what `answersTo` calls: the answers to many requests, one after the other, within the server. */
export async function defineAnswers(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create function pg_temp.answers(addresses text[], statement text) returns table (answer text, many int)
    language plpgsql as $$
    declare
      heard text[] := '{}';
    begin
      for number in 1 .. cardinality(addresses) loop
        perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', addresses[number])::text, true);
        begin
          set local role anon;
          execute replace(statement, '%s', number::text);
          reset role;
          heard := heard || 'stored'::text;
        exception when others then
          heard := heard || sqlstate;
        end;
      end loop;
      return query select given, count(*)::int from unnest(heard) as given group by given;
    end
    $$`);
}

/** How often each answer was given to so many requests, each from the address of its number; %s becomes its number. */
export async function answersTo(
  sql: Sql,
  requests: number,
  addressOf: (number: number) => string,
  statement: string,
): Promise<Record<string, number>> {
  const addresses = Array.from({ length: requests }, (_, number) => addressOf(number));
  const rows = await sql`select answer, many from pg_temp.answers(${addresses}, ${statement})`;
  return Object.fromEntries(rows.map((row) => [String(row['answer']), Number(row['many'])]));
}
