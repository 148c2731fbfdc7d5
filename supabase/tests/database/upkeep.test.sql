-- What is old goes, and no index stands that no query needs.
begin;
select no_plan();
\ir example_rows.psql

select pg_temp.store('registered_users', jsonb_build_object('created_at', now() - interval '3 years'));
select pg_temp.store('user_sessions', jsonb_build_object('created_at', now() - age))
from unnest(array['0', '1 day', '180 days', '180 days 1 second', '181 days', '2 years']::interval[]) as age;
insert into private.counts select now() - age, age::text::bytea, 1
from unnest(array['0', '60 minutes', '62 minutes', '2 days']::interval[]) as age;
insert into private.salts (day)
select (now() - interval '1 minute') at time zone 'UTC' - age from unnest(array['0', '1 day', '7 days']::interval[]) as age;

-- As the role that migrates and schedules: the tables' policies are forced on their owner too.
select set_config('role', tableowner::text, true) from pg_tables where tablename = 'user_sessions';
select is(private.delete_old_rows(), 3::bigint, 'Events older than 180 days are deleted');
select is(private.delete_old_rows(), 0::bigint, 'once');
reset role;
select results_eq(
  'select now() - created_at from public.user_sessions order by 1',
  $$ values (interval '0'), ('1 day'), ('180 days') $$,
  'and no others'
);
select isnt_empty('select from public.registered_users', 'People stay on the list until the owner erases them');
select is(count(*)::int, 2, 'Counts that a request under way may still need are kept') from private.counts;
select is(count(*)::int, 1, 'and the salt of the day') from private.salts;

-- Indexes.
select results_eq(
  $$ select indexname::text collate "default" from pg_indexes where schemaname in ('public', 'private') order by 1 $$,
  array[
    'counts_pkey',                             -- the counter's upsert
    'limits_pkey',                             -- the trigger's look at its table
    'mechanic_applications_email_address_key', -- one application an address
    'mechanic_applications_pkey',              -- the owner's dashboard edits by key
    'registered_users_created_at_idx',         -- a visitor's look at the list, by its policy
    'registered_users_email_id_key',           -- one registration an address
    'registered_users_pkey',                   -- the owner's dashboard edits by key
    'salts_pkey',                              -- one salt a day
    'site_hosts_pkey',                         -- one row a host
    'user_sessions_created_at_idx',            -- the deletion of old events
    'user_sessions_pkey'                       -- the owner's dashboard edits by key
  ],
  'Every index is there for a query'
);
set local enable_seqscan = off;
create function pg_temp.plan_of_deletion() returns text
language plpgsql as $$
declare
  line text;
  lines text := '';
begin
  for line in execute 'explain delete from public.user_sessions where created_at < now() - interval ''180 days''' loop
    lines := lines || line;
  end loop;
  return lines;
end
$$;
select matches(pg_temp.plan_of_deletion(), 'Bitmap Index Scan on user_sessions_created_at_idx', 'Events are deleted by theirs');

select * from finish();
rollback;
