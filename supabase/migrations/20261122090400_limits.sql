-- Limits how many rows visitors may store. The Data API is public and its key is in the page, so only the database can
-- protect the tables from floods, and keep the project from filling up and becoming read-only. Only stored rows count: the
-- count of a rejected row is rolled back with it. docs/security.md explains the cost of each limit.

-- The maximum number of rows that visitors may store, per clock hour (UTC) unless the column's comment says otherwise. A
-- changed limit applies at once.
create table private.limits (
  table_name text collate "C" primary key,
  -- From one IPv4 address or IPv6 /64, which may be shared by a whole office, or by the phones of one carrier.
  per_address integer not null check (per_address > 0),
  -- From the IPv4 /24 or IPv6 /48 around the address.
  per_network integer not null check (per_network > 0),
  -- The ceiling: from all visitors together. An IPv6 /32, which often belongs to a whole provider, may store half of these
  -- rows.
  per_hour integer not null check (per_hour > 1),
  -- After the ceiling is reached, this many more addresses may store their first row of the hour, so that the forms stay
  -- open during a flood.
  first_rows_above_ceiling integer not null check (first_rows_above_ceiling >= 0),
  -- From all visitors together, per day (UTC). After this limit is reached, the same number of first rows is still stored.
  -- Null means no limit.
  per_day integer check (per_day > 0),
  -- The maximum number of rows in the table, by the planner's estimate. Above this limit, the lists accept nobody, and the
  -- oldest events are deleted.
  most_rows bigint not null check (most_rows > 0)
);

-- The rows that these limits allow take up at most 420 MB. A new project takes up 60 MB of the free plan's 500 MB.
insert into private.limits values
  ('registered_users', 60, 300, 5000, 2500, 20000, 70000),
  ('mechanic_applications', 20, 60, 1000, 500, 3000, 10000),
  ('user_sessions', 2400, 12000, 100000, 0, null, 250000);

-- The number of rows stored in a period, which is an hour or a day. The key consists of the end of the period, and a hash of
-- the day's salt, the type of period, the table and the network. This table and private.salts are unlogged: they are absent
-- from backups and replicas, and are empty after a crash. Half of each page is left free for the next version of a row.
create unlogged table private.counts (
  ends_at timestamptz not null,
  caller_hash bytea not null,
  counted integer not null,
  primary key (ends_at, caller_hash)
) with (fillfactor = 50);

-- One salt per day (UTC). Once it is deleted, the hashes no longer reveal an address.
create unlogged table private.salts (day date primary key, salt uuid not null default gen_random_uuid());

-- Returns the caller's IP address from the gateway's headers, or null if no header contains a valid address. Never raises an
-- error. Cloudflare, which is in front of every hosted project, sets cf-connecting-ip. In x-forwarded-for, only the last
-- entry comes from the proxy itself.
create function private.caller_address() returns inet
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  headers jsonb;
  address inet;
begin
  headers := current_setting('request.headers', true);
  address := host(coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet);
  -- An IPv4 address that is written as IPv6 is converted, because all such addresses share one /64.
  return case when address <<= '::ffff:0:0/96' then inet '0.0.0.0' + (address - inet '::ffff:0:0') else address end;
exception when others then
  return null;
end;
$$;

-- Trigger before each statement. Lets count_row() recognize the first row of a request. Also rejects `Prefer:
-- missing=default`, which the site never sends, before the body is unpacked: PostgREST implements it with
-- jsonb_to_record(set), which turns 70 KB of numbers such as 1e131071 into 5 GB of text. The trigger looks for that function
-- in the query, because a second `Prefer` header can hide the first one.
create function private.begin_request() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_query() like '%jsonb_to_record%' then
    raise sqlstate 'PT400' using message = 'Prefer: missing=default is not supported';
  end if;
  perform set_config('private.request_has_row', 'false', true);
  return null;
end;
$$;

-- Returns the time at which a row is counted. The tests replace this function, so that no hour ends while they run.
create function private.limits_now() returns timestamptz
language sql stable
return now();

-- Trigger before each row. Counts the row for the caller's address, for the networks around it, and for all visitors. Runs
-- before the row is stored, so a caller at a limit learns nothing from the unique constraint.
create function private.count_row() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  address constant cidr := private.caller_address();
  limits private.limits;
  today_salt uuid;
  scope record;
  is_first boolean := false;
  stored integer;
begin
  if current_setting('private.request_has_row')::boolean then
    raise sqlstate 'PT429' using message = 'Too many rows in one request';
  end if;
  perform set_config('private.request_has_row', 'true', true);

  select * into limits from private.limits where table_name = tg_table_name;
  if not found then
    raise sqlstate 'PT507' using message = 'private.limits has no row for ' || tg_table_name;
  end if;
  -- Stores an event even above most_rows, because delete_oldest_events() then deletes older events.
  if tg_table_name <> 'user_sessions' and (select reltuples from pg_class where oid = tg_relid) >= limits.most_rows then
    raise sqlstate 'PT429' using message = 'The table is full', hint = 'docs/owner.md: how full it is';
  end if;

  select salt into today_salt from private.salts where day = current_date;
  if today_salt is null then
    insert into private.salts values (current_date) on conflict do nothing;
    select salt into today_salt from private.salts where day = current_date;
  end if;

  -- Reads all of the caller's counts before it writes one, so that a rejected request holds no lock and leaves no row.
  -- Writes from the narrowest network to the widest, so that two requests never wait for each other, and locks the count for
  -- all visitors last.
  for scope in
    with scopes as (
      select place, most, more_for_first, date_trunc(span, private.limits_now()) + ('1 ' || span)::interval as ends_at,
        -- The span distinguishes the count for a day from the count for its last hour, which ends at the same time.
        sha256(convert_to(concat_ws(' ', today_salt, span, tg_table_name, network), 'UTF8')) as caller_hash
      from (values
        (1, 'hour', set_masklen(address, case family(address) when 4 then 32 else 64 end), limits.per_address, 0),
        (2, 'hour', set_masklen(address, case family(address) when 4 then 24 else 48 end), limits.per_network, 0),
        (3, 'hour', case family(address) when 6 then set_masklen(address, 32) end, limits.per_hour / 2, 0),
        (4, 'hour', '::/0', limits.per_hour, limits.first_rows_above_ceiling),
        (5, 'day', '::/0', limits.per_day, limits.per_day)
      ) as limited (place, span, network, most, more_for_first)
      where network is not null and most is not null
    ), seen as (
      -- A join would read the whole table if PostgreSQL had planned it while the table was small.
      select *, (
        select counted from private.counts where counts.ends_at = scopes.ends_at and counts.caller_hash = scopes.caller_hash
      ) as counted
      from scopes
    )
    select seen.*, max(ends_at) filter (where counted >= most + case when is_first_row then more_for_first else 0 end)
      over () as full_until
    from seen, (select bool_or(place = 1 and counted is null) as is_first_row from seen) as caller
    order by place
  loop
    if scope.full_until is null then
      -- Locks the count until the transaction ends, and checks it again, so that the limit is exact.
      insert into private.counts as present values (scope.ends_at, scope.caller_hash, 1)
      on conflict on constraint counts_pkey do update set counted = present.counted + 1
        where present.counted < scope.most + case when is_first then scope.more_for_first else 0 end
      returning counted into stored;
    end if;
    if stored is null then
      raise sqlstate 'PT429' using message = 'Too many rows', hint = 'Try again after ' || coalesce(scope.full_until, scope.ends_at);
    end if;
    is_first := is_first or (scope.place = 1 and stored = 1);
  end loop;

  if is_first then
-- Keeps salts and counts for one more minute, because a transaction may have begun before the day or the hour ended.
    delete from private.salts where day < (now() - interval '1 minute')::date;
    -- `order by` makes PostgreSQL use the index. With `skip locked`, visitors who delete at the same time do not wait for
    -- each other.
    delete from private.counts where ctid = any (array(
      select ctid from private.counts where ends_at < now() - interval '1 minute'
      order by ends_at limit 100 for update skip locked
    ));
  end if;
  -- Limits the wait at COMMIT, where the unique constraint is checked and statement_timeout no longer applies.
  perform set_config('lock_timeout', '1s', true);
  return new;
end;
$$;

-- The triggers depend on the role, so they also limit a table whose row-level security is off. The owner, with the secret
-- key or in the dashboard, is not limited.
create trigger begin_request before insert on public.registered_users for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.begin_request();
create trigger count_row before insert on public.registered_users for each row
  when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger begin_request before insert on public.mechanic_applications for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.begin_request();
create trigger count_row before insert on public.mechanic_applications for each row
  when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger begin_request before insert on public.user_sessions for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.begin_request();
create trigger count_row before insert on public.user_sessions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.count_row();
