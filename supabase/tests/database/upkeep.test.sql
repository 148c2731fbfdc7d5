-- Old events go, and no index stands that no query needs.
begin;
select plan(16);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

create function pg_temp.event_of(age interval) returns void
language sql as $$
  insert into public.user_sessions
    (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type, created_at)
  values (gen_random_uuid(), 'x', 'x', 0, 0, 'page_view', now() - age)
$$;

select pg_temp.event_of(age)
from unnest(array['0', '1 day', '180 days', '180 days 1 second', '181 days', '2 years']::interval[]) as age;
insert into public.registered_users (email_id, postal_code, user_agent, created_at)
values ('old@pitlane.example', 'x', 'x', now() - interval '3 years');

-- As the role that migrates and schedules: the tables' policies are forced on their owner too.
select set_config('role', tableowner::text, true) from pg_tables where tablename = 'user_sessions';
select is(private.delete_old_events(), 3::bigint, 'Events older than 180 days are deleted');
select is(private.delete_old_events(), 0::bigint, 'once');
reset role;
select results_eq(
  'select now() - created_at from public.user_sessions order by 1',
  $$ values (interval '0'), ('1 day'), ('180 days') $$,
  'and no others'
);
select isnt_empty('select from public.registered_users', 'People stay on the list until the owner erases them');
update private.table_limits set kept_for = '12 hours' + interval '12 hours' where table_name = 'user_sessions';
select is(private.delete_old_events(), 1::bigint, 'The owner chooses how long events are kept');
update private.table_limits set kept_for = null where table_name = 'user_sessions';
select pg_temp.event_of('20 years');
select is(private.delete_old_events(), 0::bigint, 'or that they are kept');

select is(
  private.schedule_upkeep(), exists (select from pg_available_extensions where name = 'pg_cron'),
  'Without pg_cron nothing is scheduled, and nothing breaks'
);
-- A stand-in for the one function that is called of it:
drop extension if exists pg_cron;
create schema cron;
create table cron.job (jobname text, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as 'insert into cron.job values (job_name, schedule, command); select 1::bigint';
select is(private.schedule_upkeep(), true, 'With it the work is scheduled');
select results_eq(
  'select jobname, schedule from cron.job', $$ values ('upkeep', '7 * * * *') $$, 'for each hour'
);
insert into private.row_counts values (now() - interval '2 minutes', 'user_sessions', '', 1);
select setval('private.salt_ends_at', last_value - 1) from private.salt_ends_at;
create temporary table salts as select last_value as salt from private.salt_low;
create function pg_temp.run_job() returns void
language plpgsql as $$ begin execute (select command from cron.job); end $$;
select lives_ok('select pg_temp.run_job()', 'The job runs');
select is_empty('select from private.row_counts', 'deletes counts that are over');
select isnt(last_value, (select salt from salts), 'and renews the salt') from private.salt_low;
select ok(not exists (select * from private.counted_refusals() except select * from private.refusals), 'and copies refusals');

-- Indexes.
select results_eq(
  $$ select indexname::text collate "default" from pg_indexes where schemaname in ('public', 'private') order by 1 $$,
  array[
    'limits_pkey',                             -- the triggers' look at their table
    'mechanic_applications_email_address_key', -- one application an address
    'mechanic_applications_pkey',              -- the owner's dashboard edits by key
    'refusals_pkey',                           -- copying the counters of refusals
    'registered_users_created_at_idx',         -- a visitor's look at the list, by its policy
    'registered_users_email_id_key',           -- one registration an address
    'registered_users_pkey',                   -- the owner's dashboard edits by key
    'row_counts_pkey',                         -- the counter's upsert, and finding what is over
    'site_hosts_pkey',                         -- one row a host
    'table_limits_pkey',                       -- the triggers' look at their table
    'user_sessions_created_at_idx',            -- the deletion of old events
    'user_sessions_pkey'                       -- the owner's dashboard edits by key
  ],
  'Every index is there for a query'
);
select is(amname, 'brin', 'Events are found by time through a few pages')
from pg_class join pg_am on pg_am.oid = relam where pg_class.oid = 'public.user_sessions_created_at_idx'::regclass;
set local enable_seqscan = off;
create function pg_temp.plan_of_deletion() returns text
language plpgsql as $$
declare
  line text;
  lines text := '';
begin
  for line in execute 'explain delete from public.user_sessions
    where created_at < now() - (select kept_for from private.table_limits where table_name = ''user_sessions'')' loop
    lines := lines || line;
  end loop;
  return lines;
end
$$;
select matches(pg_temp.plan_of_deletion(), 'Bitmap Index Scan on user_sessions_created_at_idx', 'and deleted by it');

select * from finish();
rollback;
