-- What is kept for a time only.

create function private.delete_old_rows()
returns bigint
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from private.counts where hour < now() - interval '61 minutes';
  delete from private.salts where day < (now() - interval '1 minute') at time zone 'UTC' - interval '1 day';
  with deleted as (delete from public.user_sessions where created_at < now() - interval '180 days' returning 1)
  select count(*) from deleted;
$$;

comment on function private.delete_old_rows() is
  'Deletes events older than 180 days, and counts and salts that are over. Returns the number of events. Hourly where pg_cron is enabled.';

-- Enabled later: run this one select in the SQL editor.
do $$
begin
  if to_regnamespace('cron') is not null then
    execute $cron$ select cron.schedule('delete-old-rows', '7 * * * *', 'select private.delete_old_rows()') $cron$;
  end if;
end;
$$;
