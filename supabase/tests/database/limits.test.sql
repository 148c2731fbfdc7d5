-- The numbers visitors meet, and that the owner alone can see and change them.
begin;
select plan(41);

select results_eq(
  $$ select table_name, rows_per_request, array[rows_per_caller, rows_per_56, rows_per_24, rows_per_48],
       array[attempts_per_caller, attempts_per_56, attempts_per_24, attempts_per_48], caller_window, rows_per_table,
       table_window, first_row_passes, bytes_per_table, kept_for
     from private.limits order by 1 $$,
  $$ values
    ('mechanic_applications', 1, '{10,30,60,100}'::int[], '{20,60,120,200}'::int[], interval '1 hour', 1000,
      interval '1 hour', true, null::bigint, null),
    ('registered_users', 1, '{20,100,200,400}', '{40,200,400,800}', '1 hour', 5000, '1 hour', true, null, null),
    ('user_sessions', 50, '{300,500,1000,1000}', '{600,1000,2000,2000}', '10 minutes', 10000,
      '1 hour', false, 402653184, interval '180 days') $$,
  'Every table has the limits that docs/security.md describes'
);
select bag_eq(
  'select table_name from private.limits',
  $$ select relname::text collate "default" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') $$,
  'No table is without limits'
);

select throws_ok(
  format('update private.limits set %s', change), '23514', null, format('The owner cannot mistake %s', change)
)
from unnest(array[
  'rows_per_request = 0', 'rows_per_caller = 0', 'attempts_per_caller = -1', 'rows_per_table = 0', 'rows_per_56 = 0',
  'attempts_per_48 = 0', 'bytes_per_table = 0',
  'caller_window = ''30 seconds''', 'caller_window = ''1 month''', 'caller_window = ''7 hours''',
  'table_window = ''2 days''', 'table_window = ''25 minutes''', 'kept_for = ''0''', 'kept_for = ''-1 year'''
]) as change;
select lives_ok(format('update private.limits set %s', change), format('and can say %s', change))
from unnest(array[
  'rows_per_request = null, rows_per_caller = null, attempts_per_caller = null, rows_per_table = null',
  'caller_window = ''1 minute'', table_window = ''1 day''', 'kept_for = null'
]) as change;

-- Catalog: what the triggers use is closed to whoever comes through the data interface.
select is_empty(
  $$ select grantee || ' ' || relname::text collate "default" from pg_class,
       unnest(array['anon', 'authenticated', 'service_role', 'public']) as grantee
     where relnamespace = 'private'::regnamespace and relkind in ('r', 'v') and case grantee
       when 'public' then exists (select from aclexplode(relacl) as acl where acl.grantee = 0)
       else has_table_privilege(grantee, oid, 'select, insert, update, delete, truncate, references, trigger')
         or has_any_column_privilege(grantee, oid, 'select, insert, update, references')
     end $$,
  'No role of the data interface has a privilege on a table of the schema private'
);
select is_empty(
  $$ select grantee || ' ' || relname::text collate "default" from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as grantee
     where relnamespace = 'private'::regnamespace and relkind = 'S'
       and has_sequence_privilege(grantee, oid, 'usage, select, update') $$,
  'nor on a sequence'
);
select results_eq(
  $$ select proname::text collate "default" from pg_proc where pronamespace = 'private'::regnamespace
     and has_function_privilege('anon', oid, 'execute') $$,
  array['visible_text'],
  'Of its functions a visitor may run the one that the constraints use'
);
select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace
     and not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'No function looks names up where a caller could put others'
);
select results_eq(
  $$ select proname::text collate "default" from pg_proc where pronamespace = 'private'::regnamespace and prosecdef order by 1 $$,
  array['admit_request', 'admit_row', 'count_rows'],
  'Only the triggers run with more rights than their caller'
);

set local role anon;
select throws_ok(statement, '42501', null, format('Refused to a visitor: %s', statement))
from unnest(array[
  'select * from private.limits', 'update private.limits set rows_per_caller = 1000000',
  'select * from private.row_counts', 'delete from private.row_counts', 'select * from private.refusals',
  'select last_value from private.salt_low', 'select setval(''private.salt_low'', 1)',
  'select nextval(''private.attempts_registered_users_0'')', 'select private.draw(''private.salt_low'', 1)',
  'select private.salt()', 'select private.delete_old_events()', 'select private.delete_old_counts()',
  'select private.start_webhook(''https://example.ca'')','select * from private.counted_drivers',
  'set local session_replication_role = replica',
  'alter table public.registered_users disable trigger registered_users_30_count_rows',
  'drop trigger registered_users_30_count_rows on public.registered_users'
]) as statement;

select * from finish();
rollback;
