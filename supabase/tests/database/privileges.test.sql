-- Who may do what, read from the catalog: complete, so a privilege too many fails as much as one too few.
begin;
select plan(21);

-- What is granted on tables, views and sequences as a whole (column: *) and on single columns to everyone who comes
-- through the data interface.
create temporary view visitor_grants as
select
  case acl.grantee when 0 then 'public' else pg_get_userbyid(acl.grantee)::text end collate "default" as grantee,
  relation.relname::text collate "default" as table_name,
  acl.column_name collate "default" as column_name,
  acl.privilege_type collate "default" as privilege
from pg_class as relation
cross join lateral (
  select '*' as column_name, entry.grantee, entry.privilege_type from aclexplode(relation.relacl) as entry
  union all
  select attribute.attname::text, entry.grantee, entry.privilege_type
  from pg_attribute as attribute, aclexplode(attribute.attacl) as entry
  where attribute.attrelid = relation.oid
) as acl
where relation.relnamespace = 'public'::regnamespace
  and (acl.grantee = 0 or pg_get_userbyid(acl.grantee) in ('anon', 'authenticated'));

select results_eq(
  $$ select column_name from visitor_grants
     where grantee = 'anon' and table_name = 'registered_users' and privilege = 'INSERT' order by 1 $$,
  array['email_id', 'postal_code', 'referrer', 'user_agent'],
  'A visitor may insert exactly the specified columns into registered_users'
);
select results_eq(
  $$ select column_name from visitor_grants
     where grantee = 'anon' and table_name = 'mechanic_applications' and privilege = 'INSERT' order by 1 $$,
  array['city', 'email_address', 'full_name', 'phone_number', 'postal_code', 'street_address'],
  'A visitor may insert exactly the specified columns into mechanic_applications'
);
select results_eq(
  $$ select column_name from visitor_grants
     where grantee = 'anon' and table_name = 'user_sessions' and privilege = 'INSERT' order by 1 $$,
  array[
    'interaction_data', 'interaction_target', 'interaction_type', 'page_url', 'referrer', 'session_id',
    'user_agent', 'user_id', 'viewport_height', 'viewport_width'
  ],
  'A visitor may insert exactly the specified columns into user_sessions'
);
select results_eq(
  $$ select grantee, table_name, column_name, privilege from visitor_grants where privilege <> 'INSERT' $$,
  $$ values ('anon', 'registered_users', 'id', 'SELECT') $$,
  'Beyond inserting, the only privilege is to select the id of registered_users'
);
select is_empty(
  $$ select * from visitor_grants where grantee <> 'anon' $$,
  'authenticated and public hold nothing on any table, view or sequence'
);

select is_empty(
  $$ select relname::text from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'Row level security is on for every table'
);
select is_empty(
  $$ select relname::text from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relforcerowsecurity $$,
  'Row level security holds for the owner of every table too'
);
select policies_are('public', 'registered_users', array[
  'Visitors join the waitlist', 'Visitors get the id of the row they are inserting'
]);
select policies_are('public', 'mechanic_applications', array['Mechanics apply']);
select policies_are('public', 'user_sessions', array['Visitors leave events']);
select is_empty(
  $$ select policyname::text from pg_policies where schemaname = 'public' and roles <> array['anon']::name[] $$,
  'Every policy is for anon alone'
);

select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace
     and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
     and has_function_privilege('anon', oid, 'execute') $$,
  'The data interface offers visitors no function'
);
select ok(
  not has_schema_privilege('anon', 'private', 'usage') and not has_schema_privilege('authenticated', 'private', 'usage'),
  'The schema of the helpers is closed to visitors'
);
select is_empty(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace
     and has_function_privilege('authenticated', oid, 'execute') $$,
  'authenticated may run none of the helpers'
);
select is_empty(
  $$ select relname::text, privilege
     from pg_class, unnest(array['select', 'insert', 'update', 'delete']) as privilege
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not has_table_privilege('service_role', pg_class.oid, privilege) $$,
  'The owner works on every table with the secret key'
);

-- The whole catalogue, but for PostgreSQL's own schemas, those of Supabase's services and the members of extensions.
create temporary view own_schemas as
select oid, nspname from pg_namespace
where nspname !~ '^pg_' and nspname <> 'information_schema' and pg_get_userbyid(nspowner) !~ '^(supabase|pgbouncer)';
create temporary view own_objects as
select object.oid, object.kind, object.name, acl
from (
  select oid, 'pg_class'::regclass as catalogue, relkind::text as kind, relnamespace as schema, oid::regclass::text as name,
    coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
  from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  union all
  select oid, 'pg_proc', 'function', pronamespace, oid::regproc::text, coalesce(proacl, acldefault('f', proowner)) from pg_proc
) as object
where schema in (select oid from own_schemas)
  and not exists (select from pg_depend where classid = catalogue and objid = object.oid and deptype = 'e');
select results_eq(
  $$ select name collate "default", entry.privilege_type collate "default" from own_objects, aclexplode(acl) as entry
     where entry.grantee in (0, 'anon'::regrole, 'authenticated'::regrole) $$,
  $$ values ('private.visible_text', 'EXECUTE') $$,
  'In no schema do visitors hold a privilege on a whole table, view, sequence or function but that of the constraints'
);
select is_empty(
  $$ select nspname::text, role from pg_namespace, unnest(array['anon', 'authenticated']) as role
     where nspname !~ '^pg_temp' and has_schema_privilege(role, oid, 'create') $$,
  'Visitors make nothing in any schema'
);
select bag_eq(
  $$ select nspname::text collate "default" from own_schemas where has_schema_privilege('anon', oid, 'usage') $$,
  array['public', 'extensions'],
  'and enter no schema of this project but the served one'
);
select is_empty(
  $$ select defaclnamespace::regnamespace::text, defaclobjtype::text, entry.grantee
     from pg_default_acl, aclexplode(defaclacl) as entry
     where pg_get_userbyid(defaclrole) = (select tableowner from pg_tables where tablename = 'registered_users')
       and entry.grantee <> defaclrole
       and (entry.grantee, defaclobjtype, defaclnamespace) is distinct from (0, 'f', to_regnamespace('extensions')) $$,
  'Nothing that the migrating role makes is granted to others by default, but the functions of extensions'
);
select is_empty(
  $$ select pubname::text, tablename::text from pg_publication_tables
     where schemaname in (select nspname from own_schemas) $$,
  'No change of any table is published'
);
select set_config('role', tableowner::text, true) from pg_tables where tablename = 'registered_users';
create table public.made_later (id integer);
create sequence public.sequence_made_later;
create function public.function_made_later() returns integer language sql return 1;
reset role;
select results_eq(
  $$ select has_table_privilege(role, 'public.made_later', 'select, insert, update, delete, truncate, references, trigger')
       or has_sequence_privilege(role, 'public.sequence_made_later', 'usage, select, update')
       or has_function_privilege(role, 'public.function_made_later()', 'execute')
     from unnest(array['anon', 'authenticated', 'service_role', 'public']) as role $$,
  array[false, false, false, false],
  'A table, a sequence and a function that are made in public later are nobody''s'
);

select * from finish();
rollback;
