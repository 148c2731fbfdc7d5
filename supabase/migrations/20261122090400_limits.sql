-- How many rows visitors may store. The data interface is public and its key is in the page, so only the database can
-- keep the tables from being flooded and the project from running out of space, which makes it read-only. Stored rows
-- count; what is refused is rolled back with its count. docs/security.md says what each limit costs.

-- Most rows of visitors, in an hour (UTC; it begins at the full hour) where nothing else is said. An update holds at once.
create table private.limits (
  table_name text collate "C" primary key,
  -- Of one IPv4 address or IPv6 /64, which may be a whole office, or phones of one carrier.
  of_address integer not null check (of_address > 0),
  -- Of the IPv4 /24 or IPv6 /48 around it.
  of_network integer not null check (of_network > 0),
  -- The ceiling: of all visitors together. An IPv6 /32, often a whole provider, may store half of it.
  of_all integer not null check (of_all > 1),
  -- First rows of an address in the hour that are stored although of_all is reached, so that a flood closes no form.
  first_rows_above_ceiling integer not null check (first_rows_above_ceiling >= 0),
  -- Of all visitors in a day (UTC). Beyond it as many first rows are stored again. Null: any number.
  of_day integer check (of_day > 0),
  -- In the table, by the planner's estimate. Above it nobody joins a list; of events the oldest are deleted.
  most_rows bigint not null check (most_rows > 0)
);

-- At their longest all of these rows take 420 MB, and a new project 60, of the 500 of the free plan.
insert into private.limits values
  ('registered_users', 60, 300, 5000, 2500, 20000, 70000),
  ('mechanic_applications', 20, 60, 1000, 500, 3000, 10000),
  ('user_sessions', 2400, 12000, 100000, 0, null, 250000);

-- Rows stored until an hour or day ends, by a hash of the day's salt, the table and the network. Both tables are unlogged:
-- in no backup, on no replica, empty after a crash. Half of each page is room for the next version of a row.
create unlogged table private.counts (
  ends_at timestamptz not null,
  caller_hash bytea not null,
  counted integer not null,
  primary key (ends_at, caller_hash)
) with (fillfactor = 50);

-- A salt a day (UTC). Once it is deleted, no address can be found from the hashes.
create unlogged table private.salts (day date primary key, salt uuid not null default gen_random_uuid());

-- The caller's address by the gateway's headers. Null without them, and when they hold no address; never an error.
-- Cloudflare, in front of every hosted project, sets cf-connecting-ip; of x-forwarded-for only the last entry is the
-- proxy's own.
create function private.caller_address() returns inet
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  headers jsonb;
  address inet;
begin
  headers := current_setting('request.headers', true);
  address := host(coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet);
  -- An IPv4 address written as IPv6: all of them share one /64.
  return case when address <<= '::ffff:0:0/96' then inet '0.0.0.0' + (address - inet '::ffff:0:0') else address end;
exception when others then
  return null;
end;
$$;

-- Trigger before a statement: lets count_row() recognise the first row of a request, and refuses `Prefer: missing=default`,
-- which the site never sends, before the body is unpacked. PostgREST does that by jsonb_to_record(set), which for a text
-- column writes out numbers such as 1e131071: 70 KB become 5 GB. The header proves nothing, as a second Prefer line hides
-- the first, so this looks for PostgREST's SQL.
create function private.begin_request() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_query() like '%jsonb_to_record%' then
    raise sqlstate 'PT400' using message = 'Prefer: missing=default is not served';
  end if;
  perform set_config('private.request_has_row', 'false', true);
  return null;
end;
$$;

-- When a row is counted. The tests replace it, so that no hour ends while they run.
create function private.moment() returns timestamptz
language sql stable
return now();

-- Trigger before each row: counts it for its address, the networks around and all visitors. It runs before the row is
-- stored, so whoever may store no more learns nothing from the unique constraint.
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
    raise sqlstate 'PT507' using message = 'private.limits has no row of ' || tg_table_name;
  end if;
  -- Events above most_rows give way instead.
  if tg_table_name <> 'user_sessions' and (select reltuples from pg_class where oid = tg_relid) >= limits.most_rows then
    raise sqlstate 'PT429' using message = 'The table is full', hint = 'docs/owner.md: how full it is';
  end if;

  select salt into today_salt from private.salts where day = current_date;
  if today_salt is null then
    insert into private.salts values (current_date) on conflict do nothing;
    select salt into today_salt from private.salts where day = current_date;
  end if;

  -- The caller's counts, all read before one is written, so that what is refused holds no lock and leaves no row. They are
  -- written from narrow to wide: so two requests never wait for each other in a circle, and what all share is locked last.
  for scope in
    with scopes as (
      select place, most, more_for_first, date_trunc(span, private.moment()) + ('1 ' || span)::interval as ends_at,
        -- The span tells the count of a day from that of its last hour, which ends with it.
        sha256(convert_to(concat_ws(' ', today_salt, span, tg_table_name, network), 'UTF8')) as caller_hash
      from (values
        (1, 'hour', set_masklen(address, case family(address) when 4 then 32 else 64 end), limits.of_address, 0),
        (2, 'hour', set_masklen(address, case family(address) when 4 then 24 else 48 end), limits.of_network, 0),
        (3, 'hour', case family(address) when 6 then set_masklen(address, 32) end, limits.of_all / 2, 0),
        (4, 'hour', '::/0', limits.of_all, limits.first_rows_above_ceiling),
        (5, 'day', '::/0', limits.of_day, limits.of_day)
      ) as limited (place, span, network, most, more_for_first)
      where network is not null and most is not null
    ), seen as (
      -- A join would read the whole table when the plan was made while it was small.
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
      -- Locks the count until the transaction ends. It is looked at again, so counts are exact.
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
    -- The minute is for transactions that began before the day or hour ended.
    delete from private.salts where day < (now() - interval '1 minute')::date;
    -- The order makes PostgreSQL use the index, and nobody waits for another visitor who does the same.
    delete from private.counts where ctid = any (array(
      select ctid from private.counts where ends_at < now() - interval '1 minute'
      order by ends_at limit 100 for update skip locked
    ));
  end if;
  -- Bounds the wait at COMMIT, where the unique constraint is checked and statement_timeout no longer holds.
  perform set_config('lock_timeout', '1s', true);
  return new;
end;
$$;

-- By the role and not by row-level security: a table whose security is off is limited all the same. The owner, with the
-- secret key or in the dashboard, is not.
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
