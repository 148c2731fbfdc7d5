begin;
select no_plan();
\ir example_rows.psql

select pg_temp.store('registered_users', jsonb_build_object('created_at', now() - interval '3 years'));
select pg_temp.store('user_sessions', jsonb_build_object('created_at', now() - age))
from unnest(array['2 years', '181 days', '180 days 1 second', '180 days', '1 day', '0']::interval[]) as age;
insert into private.counts select now() - age, age::text::bytea, 1
from unnest(array['-1 hour', '0', '1 minute', '61 seconds', '2 days']::interval[]) as age;
insert into private.salts (day)
select (now() - interval '1 minute') at time zone 'UTC' - age from unnest(array['0', '1 day', '7 days']::interval[]) as age;

-- Runs as the role that runs the migrations and the scheduled jobs, because the tables' policies also apply to their owner.
select private.delete_old_rows();
select results_eq(
  'select now() - created_at from public.user_sessions order by 1',
  $$ values (interval '0'), ('1 day'), ('180 days') $$,
  'Only events older than 180 days are deleted'
);
select isnt_empty('select from public.registered_users', 'People stay on the list until the owner deletes them');
select results_eq(
  'select now() - ends_at from private.counts order by 1', array['-1 hour', '0', '1 minute']::interval[],
  'Counts stay as long as a running request may need them'
);
select is(count(*)::int, 1, 'The current day''s salt stays') from private.salts;

update public.user_sessions set created_at = now() - interval '181 days';
select private.delete_old_rows();
select is_empty('select from public.user_sessions', 'delete_old_rows deletes all events if they are all old');

-- Tests the trigger, which deletes up to five old events after each new one, even without pg_cron.
create function pg_temp.events_after_one_more() returns integer
language plpgsql as $$
begin
  analyze public.user_sessions;
  set local role anon;
  perform pg_temp.store('user_sessions');
  reset role;
  return (select count(*) from public.user_sessions);
end
$$;
-- Empties the table, so that its size is known.
truncate public.user_sessions;
select pg_temp.store('user_sessions', jsonb_build_object('created_at', now() - make_interval(days => greatest(5 - number, 0))))
from generate_series(1, 12) as number;
update private.limits set most_rows = 12 where table_name = 'user_sessions';
select is(pg_temp.events_after_one_more(), 13, 'A new event deletes no older event if the table has space');
select is(pg_temp.events_after_one_more(), 9, 'A new event deletes the five oldest events if the table is full');
select is(min(created_at), now(), 'The deleted events are the oldest ones') from public.user_sessions;
update public.user_sessions set created_at = now() - interval '181 days'
where id in (select id from public.user_sessions order by id limit 2);
update private.limits set most_rows = 100 where table_name = 'user_sessions';
select is(pg_temp.events_after_one_more(), 8, 'A new event deletes events older than 180 days');
select is(min(created_at), now(), 'The only deleted events are those older than 180 days') from public.user_sessions;

select * from finish();
rollback;
