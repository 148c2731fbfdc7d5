-- How much visitors may send. The data interface is public and its key is in the page, so only the database can keep
-- the tables from being flooded. docs/security.md describes it threat by threat, and what each limit costs.
--
-- A refusal is SQLSTATE PT429, HTTP 429 at the data interface. It rolls back whatever its request wrote, so rows are
-- counted in a table and attempts, which are mostly refused, on sequences: a rollback does not take those back.

create table private.limits (
  table_name text primary key,
  rows_per_request integer,
  rows_per_caller integer,
  rows_per_56 integer,
  rows_per_24 integer,
  rows_per_48 integer,
  attempts_per_caller integer,
  attempts_per_56 integer,
  attempts_per_24 integer,
  attempts_per_48 integer,
  caller_window interval not null default '1 hour',
  rows_per_table integer,
  table_window interval not null default '1 hour',
  first_row_passes boolean not null default false,
  bytes_per_table bigint,
  kept_for interval,

  constraint limits_numbers_positive check (
    least(
      rows_per_request, rows_per_caller, rows_per_56, rows_per_24, rows_per_48, attempts_per_caller, attempts_per_56,
      attempts_per_24, attempts_per_48, rows_per_table, bytes_per_table
    ) > 0
  ),
  constraint limits_windows_part_of_a_day check (
    least(caller_window, table_window) >= interval '1 minute'
    and greatest(caller_window, table_window) <= interval '1 day'
    and mod(86400, extract(epoch from caller_window)) = 0
    and mod(86400, extract(epoch from table_window)) = 0
  ),
  constraint limits_kept_for_a_day_at_least check (kept_for >= interval '1 day')
);

comment on table private.limits is
  'What visitors may send, a row a table. The owner changes it with an update, at once and without a deployment. Null: no such limit.';
comment on column private.limits.table_name is 'Table of the schema public.';
comment on column private.limits.rows_per_request is 'Most rows of one request. The site sends them one by one.';
comment on column private.limits.rows_per_caller is
  'Most rows stored within a caller_window for one caller: an IPv4 address or an IPv6 /64.';
comment on column private.limits.rows_per_56 is 'The same for an IPv6 /56, which many providers give to one household.';
comment on column private.limits.rows_per_24 is 'The same for an IPv4 /24, the smallest block that is routed by itself.';
comment on column private.limits.rows_per_48 is 'The same for an IPv6 /48, which a company gets.';
comment on column private.limits.attempts_per_caller is
  'Most rows one caller may try within a caller_window, whatever becomes of them.';
comment on column private.limits.attempts_per_56 is 'The same for an IPv6 /56.';
comment on column private.limits.attempts_per_24 is 'The same for an IPv4 /24.';
comment on column private.limits.attempts_per_48 is 'The same for an IPv6 /48.';
comment on column private.limits.caller_window is
  'Windows do not slide: an hour begins at the full hour, so around its turn a caller may come to twice the number.';
comment on column private.limits.rows_per_table is 'Most rows of all visitors together within a table_window.';
comment on column private.limits.table_window is 'As caller_window, for rows_per_table.';
comment on column private.limits.first_row_passes is
  'Whether rows_per_table lets the first row of a caller through who has stored none in the running caller_window.';
comment on column private.limits.bytes_per_table is 'Nothing more is stored once the table, its indexes included, is larger.';
comment on column private.limits.kept_for is
  'private.delete_old_events() deletes older rows. Null: kept until the owner erases them.';
comment on constraint limits_numbers_positive on private.limits is 'To close a table, take the grant to insert away.';
comment on constraint limits_windows_part_of_a_day on private.limits is
  'What is known of a caller lives no longer than a window, and a day (UTC) begins with a new one.';
comment on constraint limits_kept_for_a_day_at_least on private.limits is 'A typing mistake must not empty the table.';

-- One address may be a whole office or campus. A long visit leaves about ten events: thirty visits at once from one
-- caller, a thousand an hour from all. Under a flood events are given up first: their ceiling has no exception, and they
-- never fill more than three quarters of a free plan's disk.
insert into private.limits (
  table_name, rows_per_request, rows_per_caller, rows_per_56, rows_per_24, rows_per_48, attempts_per_caller,
  attempts_per_56, attempts_per_24, attempts_per_48, caller_window, rows_per_table, first_row_passes, bytes_per_table, kept_for
) values
  ('registered_users', 1, 20, 100, 200, 400, 40, 200, 400, 800, '1 hour', 5000, true, null, null),
  ('mechanic_applications', 1, 10, 30, 60, 100, 20, 60, 120, 200, '1 hour', 1000, true, null, null),
  ('user_sessions', 50, 300, 500, 1000, 1000, 600, 1000, 2000, 2000, '10 minutes', 10000, false, 402653184, '180 days');

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

create function private.refusal_reasons()
returns text[]
language sql
immutable
set search_path = ''
return array['rows_per_request', 'rows_per_network', 'attempts_per_network', 'rows_per_table', 'bytes_per_table'];

comment on function private.refusal_reasons() is 'Every reason that private.refuse() takes.';

-- A counter is a sequence whose value is a tag of 31 bits and a count of 31. Several callers share one; it counts for
-- whom it was tagged last, so a collision gives a caller more attempts and never fewer. Two requests that tag the same
-- counter at once may count as one.
create unlogged sequence private.salt_high minvalue 0;
create unlogged sequence private.salt_low minvalue 0;
create unlogged sequence private.salt_ends_at minvalue 0;

do $$
declare
  of_table text;
  reason text;
begin
  for of_table in select table_name from private.limits loop
    for number in 0 .. 191 loop
      execute format('create unlogged sequence private.attempts_%s_%s', of_table, number);
    end loop;
    foreach reason in array private.refusal_reasons() loop
      execute format('create unlogged sequence private.refusals_%s_%s_0', of_table, reason);
      execute format('create unlogged sequence private.refusals_%s_%s_1', of_table, reason);
    end loop;
  end loop;
end;
$$;

create function private.draw(counter regclass, tag bigint)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  drawn constant bigint := nextval(counter);
begin
  if drawn >> 31 = tag then
    return drawn & 2147483647;
  end if;
  return setval(counter, tag << 31 | 1) & 2147483647;
end;
$$;

comment on function private.draw(regclass, bigint) is
  'Counts one on a counter and returns the count, which begins at one when the counter has another tag.';

create function private.refuse(of_table text, reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  hour constant bigint := extract(epoch from now())::bigint / 3600;
begin
  -- Two counters take turns, so that one hour can be copied while the next is counted.
  perform private.draw(format('private.refusals_%s_%s_%s', of_table, reason, hour % 2)::regclass, hour);
  raise sqlstate 'PT429' using hint = 'Try again later, with less.', message = case reason
    when 'rows_per_request' then 'Too many rows in one request'
    when 'attempts_per_network' then 'Too many attempts'
    else 'Too many rows'
  end;
end;
$$;

comment on function private.refuse(text, text) is 'Counts a refusal and ends the request with HTTP 429.';

-- All in UTC: a caller may choose the session's time zone (Prefer: timezone=...), and must not choose a window by it.
create function private.window_end(length interval)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return date_bin(length, now(), timestamptz '2000-01-01 00:00:00+00') + extract(epoch from length) * interval '1 second';
end;
$$;

comment on function private.window_end(interval) is
  'End of the running window of that length. The first of a day starts at midnight UTC.';

-- On sequences, so that a refused request renews it too. Never renewed by a request that began before the window.
create function private.salt()
returns bytea
language plpgsql
set search_path = ''
as $$
declare
  ends_at constant bigint := extract(epoch from private.window_end((select max(caller_window) from private.limits)));
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
  'What is mixed into the hashes of networks, 96 random bits, renewed when the longest caller_window is over.';

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

-- The hash holds the table and the window too, so one caller's counts cannot be told to belong together.
create function private.scopes(of_table text)
returns table (
  level integer, caller bytea, ends_at timestamptz, most_rows integer, most_attempts integer, counter regclass, tag bigint
)
language plpgsql
set search_path = ''
as $$
declare
  allowed private.limits;
  address constant inet := private.caller_address();
  salt constant bytea := private.salt();
  bits integer[] := case family(address) when 4 then '{32, 24}' when 6 then '{64, 56, 48}' else '{}' end;
begin
  select * into allowed from private.limits where table_name = of_table;
  ends_at := private.window_end(allowed.caller_window);
  for number in 1 .. cardinality(bits) loop
    level := number;
    caller := sha256(salt || convert_to(
      concat_ws(' ', of_table, extract(epoch from ends_at), network(set_masklen(address, bits[number]))), 'UTF8'
    ));
    counter := format('private.attempts_%s_%s', of_table, case number
      when 1 then get_byte(caller, 0) % 128 else 64 + 32 * number + get_byte(caller, 0) % 32 end)::regclass;
    tag := ('x' || encode(substr(caller, 2, 4), 'hex'))::bit(32)::bigint >> 1;
    most_rows := case bits[number] when 24 then allowed.rows_per_24 when 56 then allowed.rows_per_56
      when 48 then allowed.rows_per_48 else allowed.rows_per_caller end;
    most_attempts := case bits[number] when 24 then allowed.attempts_per_24 when 56 then allowed.attempts_per_56
      when 48 then allowed.attempts_per_48 else allowed.attempts_per_caller end;
    return next;
  end loop;
  return query select 4, ''::bytea, private.window_end(allowed.table_window), allowed.rows_per_table, null::integer, null::regclass, null::bigint;
end;
$$;

comment on function private.scopes(text) is
  'Whom a row of this request counts for, narrowest first: the caller (1), the networks around (2, 3), all visitors (4).';

create function private.admit(of_table text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  passes constant boolean := (select first_row_passes from private.limits where table_name = of_table);
  is_first boolean := false;
  scope record;
  stored integer;
begin
  for scope in select * from private.scopes(of_table) loop
    select counted into stored from private.row_counts
    where ends_at = scope.ends_at and table_name = of_table and caller = scope.caller;
    if stored >= scope.most_rows and not (scope.level = 4 and is_first and passes) then
      perform private.refuse(of_table, case scope.level when 4 then 'rows_per_table' else 'rows_per_network' end);
    end if;
    if private.draw(scope.counter, scope.tag) > scope.most_attempts then
      perform private.refuse(of_table, 'attempts_per_network');
    end if;
    is_first := is_first or scope.level = 1 and stored is null;
  end loop;
end;
$$;

comment on function private.admit(text) is
  'Counts an attempt for each network, and refuses it when one of them has had its attempts or its rows.';

-- Before anything is looked up or written, so that a caller who has had enough costs no more than this.
create function private.admit_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('private.rows_of_request', '0', true);
  if pg_total_relation_size(tg_relid) > (select bytes_per_table from private.limits where table_name = tg_table_name) then
    perform private.refuse(tg_table_name, 'bytes_per_table');
  end if;
  perform private.admit(tg_table_name);
  return null;
end;
$$;

comment on function private.admit_request() is
  'Trigger before a statement: counts its first row as an attempt and refuses what cannot succeed.';

create function private.admit_row()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  number constant integer := current_setting('private.rows_of_request')::integer + 1;
begin
  perform set_config('private.rows_of_request', number::text, true);
  if number > (select rows_per_request from private.limits where table_name = tg_table_name) then
    perform private.refuse(tg_table_name, 'rows_per_request');
  end if;
  if number > 1 then
    perform private.admit(tg_table_name);
  end if;
  return new;
end;
$$;

comment on function private.admit_row() is
  'Trigger before each row: refuses the first one too many before the rest is written, and counts it as an attempt before the unique index answers.';

-- Narrow before wide, always: two requests never wait for each other, and everyone waits for the count of all visitors,
-- so that one is held for the commit alone. The upsert locks a count until its transaction ends, so the next adds to a
-- number that is final: under any number of connections exactly as many rows are stored as are allowed.
create function private.count_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  passes constant boolean := (select first_row_passes from private.limits where table_name = tg_table_name);
  arrived constant integer := (select count(*) from arrivals);
  is_first boolean := false;
  begins_window boolean := false;
  scope record;
  total integer;
begin
  if arrived = 0 then
    return null;
  end if;
  for scope in select * from private.scopes(tg_table_name) where most_rows is not null loop
    insert into private.row_counts as present (ends_at, table_name, caller, counted)
    values (scope.ends_at, tg_table_name, scope.caller, arrived)
    on conflict (ends_at, table_name, caller) do update set counted = present.counted + excluded.counted
    returning counted into total;
    if total > scope.most_rows and not (scope.level = 4 and is_first and passes) then
      perform private.refuse(tg_table_name, case scope.level when 4 then 'rows_per_table' else 'rows_per_network' end);
    end if;
    is_first := is_first or scope.level = 1 and total = 1;
    begins_window := begins_window or total = arrived;
  end loop;
  if begins_window then
    perform private.delete_old_counts(100);
  end if;
  if total = arrived then
    perform private.keep_refusals();
  end if;
  return null;
end;
$$;

comment on function private.count_rows() is
  'Trigger after a statement, over all its rows (arrivals): counts them for each network and refuses the whole when it is too much.';

-- By role and not by row_security_active(): a table whose row-level security is off is limited all the same. The owner,
-- with the secret key or in the dashboard, is not. Triggers of one kind fire in the order of their names.
do $$
declare
  of_table text;
  part text[];
begin
  for of_table in select table_name from private.limits loop
    foreach part slice 1 in array array[
      ['10_admit_request', 'before insert', '', 'statement'],
      ['20_admit_row', 'before insert', '', 'row'],
      ['30_count_rows', 'after insert', 'referencing new table as arrivals', 'statement']
    ] loop
      execute format(
        'create trigger %s_%s %s on public.%1$I %4$s for each %s when (current_user in (''anon'', ''authenticated''))
         execute function private.%s()',
        of_table, part[1], part[2], part[3], part[4], substr(part[1], 4)
      );
    end loop;
  end loop;
end;
$$;

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
    where created_at < now() - (select kept_for from private.limits where table_name = 'user_sessions')
    returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_old_events() is
  'Deletes events older than private.limits says and returns their number. Hourly through pg_cron; by hand without it: select private.delete_old_events();';

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
    'select length(private.salt()), private.delete_old_counts(), private.keep_refusals(), private.delete_old_events()';
  return true;
end;
$$;

comment on function private.schedule_upkeep() is
  'Has pg_cron renew the salt and delete old counts and events at seven past each hour. False where pg_cron is not enabled: enable it and run this again.';

-- Hosted projects have the extension at hand but switched off. A database that lists it and then refuses it (a server
-- that has not preloaded it) is no reason to fail: everything else works without.
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
