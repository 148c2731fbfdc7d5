-- What is deleted: counts of windows that are over, and old events.

-- The slack is for transactions that began before the window ended and have yet to count.
create function private.delete_old_counts(at_most integer default null)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  deleted bigint;
begin
  -- Looked at first, by the index: without statistics the deletion's plan may read the whole table.
  if (select min(ends_at) from private.row_counts) >= now() - interval '1 minute' then
    return 0;
  end if;
  delete from private.row_counts where ctid = any (array(
    select ctid from private.row_counts
    where ends_at < now() - interval '1 minute'
    order by ends_at
    limit at_most
    -- Never waits for another visitor who is doing the same.
    for update skip locked
  ));
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

comment on function private.delete_old_counts(integer) is
  'Deletes counts of windows that are over and returns their number; a caller''s first stored row of a window deletes a hundred.';

create function private.delete_old_events()
returns bigint
language sql
set search_path = ''
as $$
  with deleted as (
    delete from public.user_sessions
    where created_at < now() - (select kept_for from private.table_limits where table_name = 'user_sessions')
    returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_old_events() is
  'Deletes events older than private.table_limits says and returns their number. Hourly through pg_cron; by hand without it: select private.delete_old_events();';

-- Hosted projects have the extension at hand but switched off. A database without it, or that refuses it (a server that
-- has not preloaded it), is no reason to fail: everything else works.
create function private.schedule_upkeep()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    create extension pg_cron;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using
    'upkeep', '7 * * * *',
    'select length(private.salt()), private.delete_old_counts(), private.keep_refusals(), private.delete_old_events()';
  return true;
exception when others then
  raise notice 'Upkeep is not scheduled: %', sqlerrm;
  return false;
end;
$$;

comment on function private.schedule_upkeep() is
  'Has pg_cron renew the salt and delete old counts and events at seven past each hour. False where pg_cron cannot be enabled: run it again once it can.';

select private.schedule_upkeep();
