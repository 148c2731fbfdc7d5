-- Tells the owner about each mechanic who applies, in a line without personal data. The line is posted to the URL that the
-- owner has stored in Vault as `alert_webhook`. pg_net queues the request within the transaction, so a rejected application
-- posts nothing.

-- Posts an event and the number of unanswered applications. Returns the posted line, or null if no URL is stored.
create function private.post_alert(event text) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  webhook constant text := (
    select nullif(private.clean_pasted(decrypted_secret), '') from vault.decrypted_secrets where name = 'alert_webhook'
  );
  today constant date := private.day_of(now());
  line text;
begin
  if webhook is null then return null; end if;
  select format(
    case waiting when 0 then '%s None is waiting.' when 1 then '%s %s is waiting, since %s.' else '%s %s are waiting, the oldest since %s.' end,
    event, waiting, to_char(since, case when since = today then '"today"' when since > today - 7 then 'FMDay' else 'FMMonth FMDD' end)
  ) into line
  from (select count(*) as waiting, private.day_of(min(created_at)) as since from private.listed_mechanics where answered_at is null)
    as unanswered;
  perform net.http_post(url := webhook, body := jsonb_build_object('text', line));
  return line;
end;
$$;

-- Trigger after a visitor's application. The application is stored even if the trigger fails.
create function private.alert_of_application() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.post_alert('A mechanic has applied.');
  return null;
exception when others then
  raise warning 'No alert was posted: %', sqlerrm;
  return null;
end;
$$;

create trigger alert_of_application after insert on public.mechanic_applications for each row
  when (current_user in ('anon', 'authenticated') and new.email_key not like '%doctor.invalid')
  execute function private.alert_of_application();

-- Reminds the owner of applications that have been waiting for more than two days. If the owner has scheduled this function,
-- pg_cron calls it every morning (docs/owner.md).
create function private.alert_of_waiting() returns text
language sql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
  select private.post_alert('A mechanic has been waiting for more than two days.')
  where exists (select from private.listed_mechanics where answered_at is null and created_at < now() - interval '48 hours');
$$;

revoke all on function private.post_alert(text), private.alert_of_application(), private.alert_of_waiting()
  from public, anon, authenticated, service_role;
