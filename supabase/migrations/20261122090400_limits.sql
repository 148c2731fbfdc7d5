-- How many rows visitors may store in an hour. The data interface is public and its key is in the page, so only the
-- database can keep the tables from being flooded. Stored rows count; what is refused is rolled back with its count.
-- docs/security.md says what each limit costs.

create table private.limits (
  table_name text primary key,
  of_address integer not null check (of_address > 0),
  of_network integer not null check (of_network > 1),
  of_all integer not null check (of_all > 0),
  first_row_passes boolean not null,
  bytes bigint check (bytes > 0)
);

comment on table private.limits is 'Most rows of visitors in an hour (UTC; it begins at the full hour). An update holds at once.';
comment on column private.limits.of_address is 'Of one IPv4 address or IPv6 /64, which may be a whole office.';
comment on column private.limits.of_network is 'Of the IPv4 /24 or IPv6 /48 around it. An IPv6 /56, often one household, may store half of it.';
comment on column private.limits.of_all is 'Of all visitors together.';
comment on column private.limits.first_row_passes is
  'Whether the first row of an address in the hour is stored although of_all is reached, so that a flood closes no form.';
comment on column private.limits.bytes is 'Nothing is stored while the table and its indexes are larger. Null: any size.';

-- Under a flood events are given up first. The tables of people have no limit of bytes: every refused duplicate leaves a
-- dead row until the next vacuum, so one caller could reach it and close the list.
insert into private.limits (table_name, of_address, of_network, of_all, first_row_passes, bytes) values
  ('registered_users', 20, 200, 5000, true, null),
  ('mechanic_applications', 10, 60, 1000, true, null),
  ('user_sessions', 300, 1000, 10000, false, 201326592);

-- Unlogged: in no backup, on no replica, empty after a crash. Half of each page is room for the next version of a row.
create unlogged table private.counts (
  hour timestamptz not null,
  network bytea not null,
  counted integer not null,
  primary key (hour, network)
) with (fillfactor = 50);

create unlogged table private.salts (day date primary key, salt uuid not null default gen_random_uuid());

comment on table private.counts is 'Rows stored in an hour, by a hash of the day''s salt, the table and the network.';
comment on table private.salts is 'A salt a day (UTC). Once it is deleted, no address can be found from the hashes.';

-- Cloudflare, in front of every hosted project, sets cf-connecting-ip; of x-forwarded-for only the last entry is the
-- proxy's own.
create function private.caller_address()
returns inet
language plpgsql
stable
set search_path = pg_catalog, pg_temp
as $$
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

comment on function private.caller_address() is
  'The caller''s address by the gateway''s headers. Null without them, and when they hold no address; never an error.';

-- For `Prefer: missing=default`, which the site never sends, PostgREST unpacks the body by jsonb_to_record(set). For a text
-- column that writes out numbers such as 1e131071 before any row exists: 70 KB become 5 GB. So this trigger rests on
-- PostgREST's SQL. The header proves nothing, as a second Prefer line hides the first. `npm run doctor` sends both kinds.
create function private.begin_request()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if current_query() like '%jsonb_to_record%' then
    raise sqlstate 'PT400' using message = 'Prefer: missing=default is not served';
  end if;
  perform set_config('private.request', 'empty', true);
  return null;
end;
$$;

comment on function private.begin_request() is 'Trigger before a statement: refuses one that unpacks its body at any cost, and lets count_row() tell its first row.';

-- Before the row is stored, so whoever may store no more learns nothing from the unique constraint. Always from narrow to
-- wide, so two requests never wait for each other in a circle. The upsert locks a count until the transaction ends: counts are exact.
create function private.count_row()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  today constant date := now() at time zone 'UTC';
  address constant inet := private.caller_address();
  limits private.limits;
  todays_salt uuid;
  bits integer;
  most integer;
  stored integer;
  of_address integer;
begin
  select * into limits from private.limits where table_name = tg_table_name;
  if current_setting('private.request') <> 'empty' then
    raise sqlstate 'PT429' using message = 'Too many rows in one request';
  end if;
  if pg_total_relation_size(tg_relid) > limits.bytes then
    raise sqlstate 'PT429' using message = 'The table is full';
  end if;
  perform set_config('private.request', 'full', true);

  select salt into todays_salt from private.salts where day = today;
  if not found then
    insert into private.salts (day) values (today) on conflict do nothing;
    select salt into todays_salt from private.salts where day = today;
    delete from private.salts where day < today;
  end if;

  for bits, most in values
    (case family(address) when 4 then 32 when 6 then 64 end, limits.of_address),
    (case family(address) when 6 then 56 end, limits.of_network / 2),
    (case family(address) when 4 then 24 when 6 then 48 end, limits.of_network),
    (0, limits.of_all)
  loop
    continue when bits is null;
    insert into private.counts as present (hour, network, counted)
    values (date_trunc('hour', now(), 'UTC'), sha256(convert_to(concat_ws(' ', todays_salt, tg_table_name,
      case when bits > 0 then network(set_masklen(address, bits)) end), 'UTF8')), 1)
    on conflict (hour, network) do update set counted = present.counted + 1 where present.counted < most
    returning counted into stored;
    of_address := coalesce(of_address, stored);
    if stored is null and (bits > 0 or of_address is distinct from 1 or not limits.first_row_passes) then
      raise sqlstate 'PT429' using message = 'Too many rows', hint = 'Try again later.';
    end if;
  end loop;

  if of_address = 1 then
    -- The slack is for transactions that began before the hour ended. The order has the index used, and nobody waits for
    -- another visitor who does the same.
    delete from private.counts where ctid = any (array(
      select ctid from private.counts where hour < now() - interval '61 minutes'
      order by hour limit 100 for update skip locked
    ));
  end if;
  return new;
end;
$$;

comment on function private.count_row() is
  'Trigger before each row: counts it for its address, the networks around and all visitors, and refuses one too many.';

-- By the role and not by row-level security: a table whose security is off is limited all the same. The owner, with the
-- secret key or in the dashboard, is not.
do $$
declare
  name text;
begin
  for name in select table_name from private.limits loop
    execute format('create trigger begin_request before insert on public.%s for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.begin_request()', name);
    execute format('create trigger count_row before insert on public.%s for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.count_row()', name);
  end loop;
end;
$$;
