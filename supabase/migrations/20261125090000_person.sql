-- Shows and deletes what is stored about one person. Each task takes one line in the dashboard's SQL Editor
-- (docs/privacy.md).

-- Returns every row about the person who has the given email address, in any spelling: the rows on the two lists, and the
-- events of the page view in which the person joined.
create function private.person(email text) returns table (table_name text, stored_row jsonb)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with asked as (
    select lower(private.clean_pasted(email) collate "C") as email_key
  ), drivers as (
    select registered_users.* from public.registered_users join asked using (email_key)
  )
  select 'registered_users', to_jsonb(drivers) from drivers
  union all
  select 'mechanic_applications', to_jsonb(mechanic_applications)
  from public.mechanic_applications join asked using (email_key)
  union all
  select 'user_sessions', to_jsonb(user_sessions) from public.user_sessions
  where session_id in (select session_id from public.user_sessions where user_id in (select id from drivers));
$$;

-- Deletes the rows that private.person returns. Returns the number of deleted rows by table.
create function private.erase_person(email text) returns jsonb
language sql set search_path = pg_catalog, pg_temp as $$
  with person as materialized (
    select table_name, stored_row ->> 'id' as id from private.person(email)
  ), drivers as (
    delete from public.registered_users
    where id in (select id::uuid from person where table_name = 'registered_users') returning id
  ), mechanics as (
    delete from public.mechanic_applications
    where id in (select id::uuid from person where table_name = 'mechanic_applications') returning id
  ), events as (
    delete from public.user_sessions
    where id in (select id::bigint from person where table_name = 'user_sessions') returning id
  )
  select jsonb_build_object(
    'registered_users', (select count(*) from drivers),
    'mechanic_applications', (select count(*) from mechanics),
    'user_sessions', (select count(*) from events)
  );
$$;

revoke all on function private.person(text), private.erase_person(text) from public, anon, authenticated, service_role;
