-- Tests the privileges in the catalog. The lists are complete, so the tests fail if a privilege is missing or if there is an
-- additional one.
begin;
select no_plan();

-- All schemas, except those that belong to PostgreSQL or to Supabase's services. The objects that belong to extensions are
-- excluded below.
create temporary view own_schemas as
select oid, nspname from pg_namespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and pg_get_userbyid(nspowner) !~ '^(supabase|pgbouncer)';
-- The privileges of the Data API's roles, on whole objects (column: *) and on single columns. The grantee "-" is everyone.
create temporary table grants as
select entry.grantee::regrole::text as grantee, name, entry.privilege_type collate "default" as privilege,
  string_agg(column_name, ' ' order by column_name) collate "default" as columns
from (
  select 'pg_class'::regclass as catalog, oid, relnamespace as schema, oid::regclass::text as name, '*' as column_name,
    coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
  from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  union all
  select 'pg_class', pg_class.oid, relnamespace, pg_class.oid::regclass::text, attname, attacl
  from pg_attribute join pg_class on pg_class.oid = attrelid where attacl is not null
  union all
  select 'pg_proc', oid, pronamespace, oid::regproc::text, '*', coalesce(proacl, acldefault('f', proowner)) from pg_proc
) as object, aclexplode(acl) as entry
where schema in (select oid from own_schemas)
  and not exists (select from pg_depend where classid = catalog and objid = object.oid and deptype = 'e')
  and entry.grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
group by 1, 2, 3;
select results_eq(
  $$ select grantee, name, privilege, case when privilege = 'INSERT' and columns <> '*' then 'some' else columns end
     from grants where grantee <> 'service_role' order by name collate "C", privilege collate "C" $$,
  $$ values
    ('anon', 'mechanic_applications', 'INSERT', 'some'),
    ('anon', 'private.is_email_address', 'EXECUTE', '*'),
    ('anon', 'private.is_visible_line', 'EXECUTE', '*'),
    ('anon', 'registered_users', 'INSERT', 'some'),
    ('anon', 'registered_users', 'SELECT', 'id'),
    ('anon', 'user_sessions', 'INSERT', 'some') $$,
  'Visitors may only insert rows, read the ID of a new row, and execute the functions that the constraints call'
);
select results_eq(
  $$ select table_name::text collate "default", string_agg(column_name, ' ' order by column_name collate "C") collate "default"
     from information_schema.columns
     where table_schema = 'public' and not has_column_privilege('anon', 'public.' || table_name, column_name, 'insert')
     group by 1 order by 1 $$,
  $$ values ('mechanic_applications', 'answered_at created_at email_key id'), ('registered_users', 'created_at email_key id'),
       ('user_sessions', 'created_at id') $$,
  'Visitors cannot write to these columns. For a new column, grant visitors the privilege to insert it, or list it here'
);
select results_eq(
  $$ select name, string_agg(privilege, ' ' order by privilege) from grants where grantee = 'service_role'
     group by 1 order by name collate "C" $$,
  $$ select name, case when name ~ 'private' then 'EXECUTE' else 'DELETE INSERT SELECT UPDATE' end
     from unnest(array['mechanic_applications', 'private.is_email_address', 'private.is_visible_line', 'registered_users', 'user_sessions']) as name $$,
  'The secret key may only use the tables and execute the functions that the constraints call'
);
select results_eq(
  $$ select role, nspname::text collate "default" from own_schemas, unnest(array['anon', 'authenticated', 'service_role']) as role
     where has_schema_privilege(role, oid, 'usage') order by 1, 2 $$,
  $$ select role, name from unnest(array['anon', 'authenticated', 'service_role']) as role,
       unnest(array['extensions', 'public']) as name order by 1, 2 $$,
  'The Data API''s roles may use only the schemas public and extensions'
);

select is_empty(
  $$ select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not (relrowsecurity and relforcerowsecurity) $$,
  'Row-level security is on and forced for every table'
);
select results_eq(
  $$ select format('%s: %s, %s %s', tablename, policyname, cmd, roles) collate "default" from pg_policies
     where schemaname = 'public' order by 1 $$,
  array[
    'mechanic_applications: Mechanics apply, INSERT {anon}',
    'registered_users: Visitors get the ID of the row that they are inserting, SELECT {anon}',
    'registered_users: Visitors join the waitlist, INSERT {anon}',
    'user_sessions: Visitors leave events, INSERT {anon}'
  ],
  'Every policy applies only to anon'
);
select is_empty(
  $$ select nspname::text, role from pg_namespace, unnest(array['anon', 'authenticated']) as role
     where nspname !~ '^pg_temp' and has_schema_privilege(role, oid, 'create') $$,
  'Visitors can create nothing in any schema'
);
select is_empty(
  $$ select defaclnamespace::regnamespace::text, defaclobjtype::text, entry.grantee
     from pg_default_acl, aclexplode(defaclacl) as entry
     where defaclrole = current_user::regrole
       and entry.grantee <> defaclrole
       and (entry.grantee, defaclobjtype, defaclnamespace) is distinct from (0, 'f', to_regnamespace('extensions')) $$,
  'No other role has default privileges on objects that the migrating role creates, except on functions in the schema extensions'
);
select is_empty(
  $$ select pubname::text, tablename::text from pg_publication_tables
     where schemaname in (select nspname from own_schemas) $$,
  'No table is in a publication'
);
select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace
     and prosqlbody is null and not coalesce(proconfig, '{}') @> array['search_path=pg_catalog, pg_temp'] $$,
  'Every function has a fixed search_path, or a body that was parsed when the function was created'
);
select results_eq(
  $$ select proname::text collate "default" from pg_proc where pronamespace = 'private'::regnamespace and prosecdef
     order by 1 $$,
  array['alert_of_application', 'count_row', 'delete_oldest_events', 'refresh_row_estimate'],
  'Only the listed trigger functions run with more privileges than their callers have'
);
select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace
     and prosrc ~ 'interval|current_date' and not proconfig @> array['TimeZone=UTC'] and proname <> 'delete_oldest_events' $$,
  'The limits use hours and days in UTC'
);
select ok(has_function_privilege('pg_read_all_data', oid, 'execute'), format('A read-only login may execute %s for reports', oid::regprocedure))
from pg_proc where pronamespace = 'private'::regnamespace and exists (
  select from pg_depend join pg_rewrite on pg_rewrite.oid = objid join pg_class on pg_class.oid = ev_class
  where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid and relnamespace in ('private'::regnamespace, 'reporting'::regnamespace)
);
select set_config('role', role, true), throws_ok(statement, '42501', null, format('%s may not run %s', role, statement))
from unnest(array['anon', 'authenticated']) as role, unnest(array[
  'set local session_replication_role = replica',
  'alter table public.registered_users disable trigger count_row', 'drop trigger count_row on public.registered_users'
]) as statement;
reset role;

create table public.made_later (id integer);
create sequence public.sequence_made_later;
create function public.function_made_later() returns integer language sql return 1;
select results_eq(
  $$ select has_table_privilege(role, 'public.made_later', 'select, insert, update, delete, truncate, references, trigger')
       or has_sequence_privilege(role, 'public.sequence_made_later', 'usage, select, update')
       or has_function_privilege(role, 'public.function_made_later()', 'execute')
     from unnest(array['anon', 'authenticated', 'service_role', 'public']) as role $$,
  array[false, false, false, false],
  'No role of the Data API has privileges on new objects in public'
);

select * from finish();
rollback;
