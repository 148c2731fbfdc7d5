-- What is kept for a time only. Each new event deletes a few old ones, so nothing rests on pg_cron alone.

-- Trigger after a visitor's event: deletes up to five of the oldest that are too old or too many. Events get their ids in
-- the order of time, so the primary key finds the oldest. Only one visitor at a time runs this, as each holds the count of
-- all; `skip locked` is for deletions by the owner and pg_cron.
create function private.delete_oldest_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  limits private.limits;
  most_bytes bigint;
  are_too_many boolean;
begin
  select * into limits from private.limits where table_name = tg_table_name;
  -- Deleting gives no space back to the disk, only to later rows. So once the table has grown to three quarters of its
  -- bytes, as many events are kept as fit there at their longest (3.3 KB with indexes), so that long ones cannot close it.
  most_bytes := limits.bytes * 3 / 4;
  if pg_total_relation_size(tg_relid) > most_bytes then
    limits.most_rows := least(limits.most_rows, most_bytes / 3300);
  end if;
  -- The planner's estimate, which is -1 for a table that was never analysed.
  are_too_many := (select reltuples from pg_class where oid = tg_relid) > limits.most_rows;
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

-- For pg_cron, where the owner has enabled it (docs/owner.md).
create function private.delete_old_rows() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  delete from private.counts where ends_at < now() - interval '1 minute';
  delete from private.salts where day < ((now() - interval '1 minute') at time zone 'UTC')::date;
  -- Stops at the first event that is kept, as no index knows the time.
  delete from public.user_sessions where id < coalesce(
    (select id from public.user_sessions where created_at >= now() - interval '180 days' order by id limit 1),
    9223372036854775807
  );
$$;
