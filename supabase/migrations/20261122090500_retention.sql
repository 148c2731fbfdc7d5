-- Deletes rows that are stored only for a limited time. Each new event deletes a few old ones, so that pg_cron is optional.

-- Trigger after a visitor's event. Deletes those of the five oldest events that are too old, or all five if the table has
-- too many rows. The primary key finds the oldest events, because IDs ascend with time. Only one visitor at a time runs this
-- trigger, because the visitor's transaction holds the lock on the count for all visitors. `skip locked` skips events that
-- the owner or pg_cron is deleting.
create function private.delete_oldest_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- Uses the planner's estimate, which is -1 for a table that was never analyzed.
  are_too_many constant boolean := (select reltuples from pg_class where oid = tg_relid) >
    (select most_rows from private.limits where table_name = tg_table_name);
begin
  if are_too_many or (select created_at from public.user_sessions order by id limit 1) < now() - interval '180 days' then
    delete from public.user_sessions where id = any (array(
      select id from public.user_sessions
      where id in (select id from public.user_sessions order by id limit 5)
        and (are_too_many or created_at < now() - interval '180 days')
      for update skip locked
    ));
  end if;
  return null;
end;
$$;

create trigger delete_oldest_events after insert on public.user_sessions for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.delete_oldest_events();

-- Deletes all rows that are too old. If the owner has scheduled this function, pg_cron calls it every hour (docs/owner.md).
create function private.delete_old_rows() returns void
language sql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
  delete from private.counts where ends_at < now() - interval '1 minute';
  delete from private.salts where day < (now() - interval '1 minute')::date;
  -- Stops at the first event that is recent enough, because `created_at` has no index.
  delete from public.user_sessions where id < coalesce(
    (select id from public.user_sessions where created_at >= now() - interval '180 days' order by id limit 1),
    9223372036854775807
  );
$$;

-- Reopens a full list as soon as the owner has deleted rows. Otherwise, PostgreSQL would renew the planner's estimate only
-- after a tenth of the rows have changed.

create function private.refresh_row_estimate() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('analyze public.%I', tg_table_name);
  return null;
end;
$$;
revoke all on function private.refresh_row_estimate() from public, anon, authenticated, service_role;

create trigger refresh_row_estimate after delete on public.registered_users for each statement
  execute function private.refresh_row_estimate();
create trigger refresh_row_estimate after delete on public.mechanic_applications for each statement
  execute function private.refresh_row_estimate();
