-- What the owner pastes is read without what came along: white space and characters that show nothing, wherever they are (those
-- that private.is_visible_line lists), quotes, brackets and what stands around them, "mailto:". An address has none of these.
create function private.pasted(address text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return regexp_replace(
  regexp_replace(
    address,
    '[\u0001-\u0020"\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]',
    '', 'g'
  ),
  '^(.*<)?(mailto:)?|>.*$', '', 'gi'
);

-- As before, but for the address in Vault.
create or replace function private.post_alert(event text) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  webhook constant text := (
    select nullif(private.pasted(decrypted_secret), '') from vault.decrypted_secrets where name = 'alert_webhook'
  );
  today constant date := private.day_of(now());
  line text;
begin
  if webhook is null then return null; end if;
  select format(
    case waiting when 0 then '%s None waits.' when 1 then '%s %s waits, since %s.' else '%s %s wait, the oldest since %s.' end,
    event, waiting, to_char(since, case when since = today then '"today"' when since > today - 7 then 'FMDay' else 'FMMonth FMDD' end)
  ) into line
  from (select count(*) as waiting, private.day_of(min(created_at)) as since from private.listed_mechanics where answered_at is null)
    as unanswered;
  perform net.http_post(url := webhook, body := jsonb_build_object('text', line));
  return line;
end;
$$;

-- As before, but for the address that is asked for.
create or replace function private.person(email text) returns table (table_name text, kept jsonb)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with asked as (
    select lower(private.pasted(email) collate "C") as email_key
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

revoke all on function private.pasted(text) from public, anon, authenticated, service_role;
