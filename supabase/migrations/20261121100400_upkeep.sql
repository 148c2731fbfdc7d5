-- Events are kept for a while (private.limits.kept_for), and nobody has to think of it where jobs can run.

-- Rows arrive in the order of time, so the smallest and largest time of each stretch of pages is all an index of time
-- has to hold: a few pages for millions of rows, where a B-tree would be as long as the table. No query but the
-- deletion of old events needs an index here.
create index user_sessions_created_at_idx on public.user_sessions using brin (created_at) with (autosummarize = on);

comment on index public.user_sessions_created_at_idx is 'For private.delete_old_events().';

create function private.delete_old_events()
returns bigint
language sql
set search_path = ''
as $$
  with deleted as (
    delete from public.user_sessions
    where created_at < now() - (select kept_for from private.limits where table_name = 'user_sessions')
    returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_old_events() is
  'Deletes events older than private.limits says and gives their number. Hourly through pg_cron; by hand without it: select private.delete_old_events();';

-- Asks for pg_cron when it is run, not when it is created, so that it can be run again once the extension is there.
create function private.schedule_upkeep()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using
    'upkeep', '7 * * * *',
    'select private.renew_caller_salt(), private.delete_old_counts(), private.delete_old_events()';
  return true;
end;
$$;

comment on function private.schedule_upkeep() is
  'Has pg_cron delete old events and counts at seven past each hour. False where pg_cron is not enabled: enable it and run this again, or delete by hand.';

revoke all on function private.delete_old_events() from public, anon, authenticated, service_role;
revoke all on function private.schedule_upkeep() from public, anon, authenticated, service_role;

-- Hosted projects have the extension at hand but switched off. Without it everything else still works, so a database
-- that lists it and then refuses it (a server that has not preloaded it) is no reason to fail.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
  end if;
exception when others then
  raise notice 'pg_cron could not be enabled: %', sqlerrm;
end;
$$;

select private.schedule_upkeep();
