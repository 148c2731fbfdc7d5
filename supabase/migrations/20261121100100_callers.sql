-- Whom a request counts for, and what is kept of it.
--
-- Nothing about callers is logged: it is in no physical backup and on no replica, costs no write to the log, and begins
-- anew after a crash.

create unlogged table private.row_counts (
  ends_at timestamptz not null,
  table_name text not null,
  caller bytea not null,
  counted integer not null,

  primary key (ends_at, table_name, caller)
)
-- Room on each page for the next version of a row, which then needs no new entry in the index.
with (fillfactor = 50);

comment on table private.row_counts is
  'How many rows visitors have stored, a row for each window, table and network. Deleted when the window is over.';
comment on column private.row_counts.ends_at is 'End of the window.';
comment on column private.row_counts.table_name is 'As in private.limits.';
comment on column private.row_counts.caller is
  'Salted hash of the network, see private.scopes(); empty for all visitors together.';
comment on column private.row_counts.counted is 'Rows stored within the window so far.';

create unlogged sequence private.salt_high minvalue 0;
create unlogged sequence private.salt_low minvalue 0;
create unlogged sequence private.salt_ends_at minvalue 0;

-- In seconds, as the session's time zone is the caller's choice (Prefer: timezone=...) and must not choose a window.
create function private.window_end(length interval)
returns bigint
language sql
stable
return (floor(extract(epoch from now()) / extract(epoch from length)) + 1) * extract(epoch from length);

comment on function private.window_end(interval) is
  'End of the running window of that length, in seconds since 1970. The first of a day starts at midnight UTC.';

-- On sequences, so that a refused request renews it too. Never renewed by a request that began before the window.
create function private.salt()
returns bytea
language plpgsql
set search_path = ''
as $$
declare
  ends_at constant bigint := (select private.window_end(max(lasts)) from private.limits where family > 0);
begin
  if (select last_value < ends_at from private.salt_ends_at) then
    -- The first to come renews it, and whoever comes at the same time waits: two salts would be two counts.
    perform pg_advisory_xact_lock('private.salt_ends_at'::regclass::bigint);
    -- The last 48 bits of a version 4 UUID are random, and not random() whose next value can be guessed.
    perform setval(half, ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint)
    from unnest(array['private.salt_high', 'private.salt_low']::regclass[]) as half, private.salt_ends_at
    where last_value < ends_at;
    perform setval('private.salt_ends_at', greatest(last_value, ends_at)) from private.salt_ends_at;
  end if;
  return (select int8send(high.last_value) || int8send(low.last_value) from private.salt_high as high, private.salt_low as low);
end;
$$;

comment on function private.salt() is
  'What is mixed into the hashes of networks, 96 random bits, renewed when the longest window of a network is over.';

-- Both headers are written by the gateway. Cloudflare, in front of every hosted project, sets cf-connecting-ip itself; a
-- proxy appends to x-forwarded-for, so only its last entry is the proxy's own.
create function private.caller_address()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers jsonb;
  entry text;
  address inet;
begin
  begin
    headers := current_setting('request.headers', true)::jsonb;
  exception when others then
    return null;
  end;

  foreach entry in array array[headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)] loop
    begin
      address := host(btrim(entry, e' \t')::inet)::inet;
    exception when others then
      address := null;
    end;
    exit when address is not null;
  end loop;

  -- An IPv4 address written as IPv6: all of them share one /64.
  if address <<= inet '::ffff:0.0.0.0/96' then
    return inet '0.0.0.0' + (address - inet '::ffff:0.0.0.0');
  end if;
  return address;
end;
$$;

comment on function private.caller_address() is
  'The caller''s address by the gateway''s headers. Null without them, and whenever they hold no address; never an error.';

create type private.scope as (
  caller bytea, ends_at bigint, stored integer, most_rows integer, passes boolean, most_attempts integer, counter regclass,
  tag bigint
);

comment on type private.scope is
  'A network or all visitors (empty caller) in the running window: rows stored and allowed, whether one beyond them passes; attempts allowed, and their counter and tag for private.draw().';

-- The hash holds the table and the window too, so one caller's counts cannot be told to belong together.
create function private.scopes(of_table text)
returns setof private.scope
language plpgsql
set search_path = ''
as $$
declare
  address constant inet := private.caller_address();
  salt constant bytea := private.salt();
begin
  return query
  with network as materialized (
    select *, row_number() over (order by bits desc) as level, case when family = 0 then '' else sha256(
      salt || convert_to(concat_ws(' ', of_table, ends_at, network(set_masklen(address, bits))), 'UTF8')
    ) end as caller
    from private.limits cross join lateral private.window_end(lasts) as ends_at
    where table_name = of_table and family in (0, family(address))
  )
  select
    network.caller, network.ends_at, counted, rows, first_row_passes and first_value(counted) over (order by level) is null,
    attempts,
    case when family > 0 then format('private.attempts_%s_%s', of_table, case level
      when 1 then get_byte(network.caller, 0) % 128 else 64 + level * 32 + get_byte(network.caller, 0) % 32
    end)::regclass end,
    ('x' || encode(substr(network.caller, 2, 4), 'hex'))::bit(32)::bigint >> 1
  from network
  left join private.row_counts as present
    on present.ends_at = to_timestamp(network.ends_at) and present.table_name = of_table and present.caller = network.caller
  order by level;
end;
$$;

comment on function private.scopes(text) is
  'Whom a row of this request counts for, narrowest first: the caller, the networks around, all visitors.';
