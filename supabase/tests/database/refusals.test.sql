-- What the owner sees of what was refused.
begin;
select plan(17);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

prepare register as
insert into public.registered_users (email_id, postal_code, user_agent)
values (gen_random_uuid() || '@pitlane.example', 'M5V 2T6', 'x');
prepare apply_twice as
insert into public.mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
select 'x', 'x', gen_random_uuid() || '@garage.example', 'x', 'x', 'x' from generate_series(1, 2);
prepare leave_event as
insert into public.user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
values (gen_random_uuid(), 'x', 'x', 0, 0, 'page_view');

create temporary table before as select * from private.counted_refusals();
update private.limits set attempts = 1 where table_name = 'registered_users' and bits = 32;
update private.limits set rows = 1 where table_name = 'user_sessions' and family = 0;
set local role anon;
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.2"}', true);
select lives_ok('register', 'A driver joins');
select throws_ok('register', 'PT429', 'Too many attempts', format('tries again (%s)', time))
from generate_series(1, 3) as time;
select throws_ok('apply_twice', 'PT429', null, format('applies twice at once (%s)', time))
from generate_series(1, 2) as time;
select lives_ok('leave_event', 'leaves an event');
select throws_ok('leave_event', 'PT429', null, 'and another');
reset role;
create temporary view seen as
select table_name, reason, sum(refusals)::int as refusals from (
  select table_name, reason, refusals from reporting.refusals_by_hour where hour = date_trunc('hour', now(), 'UTC')
  union all
  select table_name, reason, -refusals from before where hour = date_trunc('hour', now(), 'UTC')
) as both_times group by 1, 2 having sum(refusals) > 0;
select results_eq(
  'select table_name collate "default", reason collate "default", refusals from seen order by 1',
  $$ values ('mechanic_applications', 'rows_per_request', 2), ('registered_users', 'attempts_per_network', 3),
       ('user_sessions', 'rows_per_table', 1) $$,
  'Refusals are counted by table and reason, although each was rolled back'
);
select private.keep_refusals();
select bag_eq(
  'select * from private.refusals', 'select * from private.counted_refusals()', 'They are copied'
);
select private.keep_refusals();
select results_eq('select sum(refusals)::int from seen', 'values (6)', 'and no refusal counts twice');
-- The counter takes turns with the next hour's.
select isnt_empty(
  $$ select private.draw(format('private.refusals_user_sessions_bytes_per_table_%s', hour % 2)::regclass, hour)
     from (select extract(epoch from now())::bigint / 3600 - 1 as hour) as last $$,
  'A refusal of the last hour'
);
select results_eq(
  $$ select date_trunc('hour', now(), 'UTC') - hour, refusals from reporting.refusals_by_hour where reason = 'bytes_per_table' and table_name = 'user_sessions' order by hour limit 1 $$,
  $$ values (interval '1 hour', 1::bigint) $$, 'stays beside this hour''s'
);
insert into private.refusals values
  (now() - interval '169 hours', 'user_sessions', 'rows_per_table', 5), (now() - interval '167 hours', 'user_sessions', 'rows_per_table', 7);
select results_eq(
  $$ select refusals from reporting.refusals_by_hour where hour < now() - interval '2 days' $$, array[7::bigint], 'Seven days are shown'
);
delete from private.row_counts;
set local role anon;
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.3"}', true);
select lives_ok('register', 'The first row that is stored in an hour');
reset role;
select results_eq(
  $$ select refusals from private.refusals where hour < now() - interval '2 days' $$, array[7::bigint], 'has older ones deleted'
);
select ok(not exists (select * from private.counted_refusals() except select * from private.refusals), 'and the counters copied');

select * from finish();
rollback;
