-- The numbers visitors meet, and that the owner alone can see and change them.
begin;
select plan(30);

select results_eq(
  $$ select table_name, array_agg(format('%s/%s', family, bits) order by family, bits), array_agg(rows order by family, bits),
       array_agg(attempts order by family, bits), array_agg(distinct lasts order by lasts), array_agg(bits) filter (where first_row_passes)
     from private.limits group by 1 order by 1 $$,
  $$ values
    ('mechanic_applications', '{0/0,4/24,4/32,6/48,6/56,6/64}'::text[], '{1000,60,10,100,30,10}'::int[],
      '{NULL,120,20,200,60,20}'::int[], '{01:00:00}'::interval[], '{0}'::int[]),
    ('registered_users', '{0/0,4/24,4/32,6/48,6/56,6/64}', '{5000,200,20,400,100,20}', '{NULL,400,40,800,200,40}', '{01:00:00}', '{0}'),
    ('user_sessions', '{0/0,4/24,4/32,6/48,6/56,6/64}', '{10000,1000,300,1000,500,300}', '{NULL,2000,600,2000,1000,600}',
      '{00:10:00,01:00:00}', null) $$,
  'Every network has the limits that docs/security.md describes'
);
select results_eq(
  $$ select table_name, rows_per_request, bytes, kept_for from private.table_limits order by 1 $$,
  $$ values ('mechanic_applications', 1, null::bigint, null::interval), ('registered_users', 1, null, null),
    ('user_sessions', 1, 402653184, '180 days') $$,
  'and every table'
);
select bag_eq(
  format('select distinct table_name from private.%I', name),
  $$ select relname::text collate "default" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') $$,
  format('No table is without %s', name)
)
from unnest(array['limits', 'table_limits']) as name;

select throws_ok(
  format('update private.%s', change), '23514', null, format('The owner cannot mistake %s', change)
)
from unnest(array[
  'limits set rows = 0', 'limits set rows = -1 where family = 0', 'limits set attempts = -1 where bits = 32',
  'limits set attempts = 0 where bits = 48', 'limits set attempts = 1 where family = 0', 'limits set bits = 16 where bits = 24',
  'limits set lasts = ''30 seconds''', 'limits set lasts = ''1 month''', 'limits set lasts = ''7 hours''',
  'limits set lasts = ''2 days''', 'limits set lasts = ''25 minutes''',
  'table_limits set rows_per_request = 0', 'table_limits set bytes = 0', 'table_limits set kept_for = ''0''',
  'table_limits set kept_for = ''-1 year'''
]) as change;
select lives_ok(format('update private.%s', change), format('and can say %s', change))
from unnest(array[
  'limits set rows = null, attempts = null', 'limits set lasts = ''1 minute''', 'limits set lasts = ''1 day''',
  'table_limits set rows_per_request = null, kept_for = null'
]) as change;

-- What the triggers use; privileges.test.sql shows that it is closed to whoever comes through the data interface.
select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace
     and prosqlbody is null and not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'No function looks names up when it runs, where a caller could put others'
);
select results_eq(
  $$ select proname::text collate "default" from pg_proc where pronamespace = 'private'::regnamespace and prosecdef order by 1 $$,
  array['admit_request', 'admit_row', 'count_rows'],
  'Only the triggers run with more rights than their caller'
);

set local role anon;
select throws_ok(statement, '42501', null, format('Refused to a visitor: %s', statement))
from unnest(array[
  'select private.start_webhook(''https://example.ca'')', 'select * from private.limits',
  'set local session_replication_role = replica',
  'alter table public.registered_users disable trigger registered_users_30_count_rows',
  'drop trigger registered_users_30_count_rows on public.registered_users'
]) as statement;

select * from finish();
rollback;
