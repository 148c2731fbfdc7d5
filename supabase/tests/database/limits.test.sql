-- The numbers visitors meet, and that the owner alone can see and change them.
begin;
select plan(34);

select results_eq(
  $$ select table_name, rows_per_request, rows_per_caller, caller_window, attempts_per_caller, rows_per_table,
       table_window, kept_for
     from private.limits order by 1 $$,
  $$ values
    ('mechanic_applications', 1, 10, interval '1 hour', 20, 1000, interval '1 hour', null),
    ('registered_users', 1, 20, interval '1 hour', 40, 5000, interval '1 hour', null),
    ('user_sessions', 50, 300, interval '10 minutes', null, 10000, interval '1 hour', interval '180 days') $$,
  'Every table has the limits that docs/security.md tells of'
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
  'rows_per_request = 0', 'rows_per_caller = 0', 'attempts_per_caller = -1', 'rows_per_table = 0',
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
  array['count_attempt', 'count_rows', 'refuse_when_full'],
  'Only the triggers run with more rights than their caller'
);

set local role anon;
select throws_ok(statement, '42501', null, format('Refused to a visitor: %s', statement))
from unnest(array[
  'select * from private.limits', 'update private.limits set rows_per_caller = 1000000',
  'select * from private.row_counts', 'delete from private.row_counts', 'select salt from private.caller_salt',
  'select nextval(''private.attempts_0'')', 'select setval(''private.attempts_0'', 1)',
  'select private.caller()', 'select private.delete_old_events()', 'select private.delete_old_counts()',
  'set local session_replication_role = replica',
  'alter table public.registered_users disable trigger registered_users_30_count_rows',
  'drop trigger registered_users_30_count_rows on public.registered_users'
]) as statement;

select * from finish();
rollback;
