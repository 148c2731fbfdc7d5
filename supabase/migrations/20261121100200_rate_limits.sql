-- Counting what is stored, and refusing what is too much with SQLSTATE PT429: HTTP 429 at the data interface.

-- Unlogged, as nothing here is worth a write to the log or a place in a backup: after a crash the counts begin anew.
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
  'How many rows visitors have stored, a row for each window, table and caller. Deleted when the window is over.';
comment on column private.row_counts.ends_at is 'End of the window.';
comment on column private.row_counts.table_name is 'As in private.limits.';
comment on column private.row_counts.caller is 'private.caller(); empty for all callers together.';
comment on column private.row_counts.counted is 'Rows stored within the window so far.';

revoke all on table private.row_counts from public, anon, authenticated, service_role;

-- All in UTC: a caller may choose the session's time zone (Prefer: timezone=...), and must not choose a window by it.
create function private.window_start(length interval)
returns timestamptz
language sql
stable
set search_path = ''
return date_bin(length, now() at time zone 'UTC', timestamp '2000-01-01') at time zone 'UTC';

comment on function private.window_start(interval) is
  'Start of the running window of that length. The first of a day starts at midnight UTC.';

create function private.window_end(length interval)
returns timestamptz
language sql
stable
set search_path = ''
return (private.window_start(length) at time zone 'UTC' + length) at time zone 'UTC';

comment on function private.window_end(interval) is 'End of the running window of that length.';

create function private.refuse(reason text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PT429' using message = reason, hint = 'Try again later, with less.';
end;
$$;

comment on function private.refuse(text) is 'Ends the request with HTTP 429.';

-- The upsert locks the row until its transaction ends, so the next one adds to a number that is final: under any number
-- of connections exactly as many rows are stored as are allowed. A refused insert takes its count back with it.
create function private.add_to_count(of_table text, by_caller bytea, length interval, arrived integer, most integer)
returns void
language plpgsql
set search_path = ''
as $$
declare
  total integer;
begin
  insert into private.row_counts as present (ends_at, table_name, caller, counted)
  values (private.window_end(length), of_table, by_caller, arrived)
  on conflict (ends_at, table_name, caller) do update set counted = present.counted + excluded.counted
  returning counted into total;

  if total > most then
    perform private.refuse('Too many rows');
  end if;
  if total = arrived then
    perform private.delete_old_counts(100);
  end if;
end;
$$;

comment on function private.add_to_count(text, bytea, interval, integer, integer) is
  'Adds to the count of the running window and refuses what goes beyond the most.';

-- The slack is for transactions that began before the window ended and have yet to count.
create function private.delete_old_counts(at_most integer default null)
returns bigint
language sql
set search_path = ''
as $$
  with old as (
    select ctid from private.row_counts
    where ends_at < now() - interval '1 minute'
    order by ends_at
    limit at_most
    -- Never waits for another visitor who is doing the same.
    for update skip locked
  ),
  deleted as (
    delete from private.row_counts where ctid = any (array(select ctid from old)) returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_old_counts(integer) is
  'Deletes counts of windows that are over and says how many. Each caller''s first row of a window deletes a hundred, so they go with no job at all as long as anyone comes.';

-- Before anything is stored or looked up. Here a request that cannot succeed costs two looks at an index and leaves
-- nothing behind, and once a caller's rows are used up, an address on the list answers like any other.
create function private.refuse_when_full()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed private.limits;
begin
  select * into allowed from private.limits where table_name = tg_table_name;
  if exists (
    select from private.row_counts
    where ends_at = private.window_end(allowed.caller_window) and table_name = tg_table_name
      and caller = private.caller() and counted >= allowed.rows_per_caller
  ) or exists (
    select from private.row_counts
    where ends_at = private.window_end(allowed.table_window) and table_name = tg_table_name
      and caller = '' and counted >= allowed.rows_per_table
  ) then
    perform private.refuse('Too many rows');
  end if;
  return null;
end;
$$;

comment on function private.refuse_when_full() is 'Trigger before a statement: refuses it when its caller or the table has had enough already.';

-- The caller's count comes before the table's, always in this order, and the table's is the last thing a request does:
-- everyone has to wait for that row, so it is held for the commit alone.
create function private.count_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed private.limits;
  arrived constant integer := (select count(*) from arrivals);
  caller bytea;
begin
  if arrived = 0 then
    return null;
  end if;
  select * into allowed from private.limits where table_name = tg_table_name;
  if arrived > allowed.rows_per_request then
    perform private.refuse('Too many rows in one request');
  end if;

  perform private.renew_caller_salt();
  caller := private.caller();
  if caller is not null and allowed.rows_per_caller is not null then
    perform private.add_to_count(
      tg_table_name, caller, allowed.caller_window, arrived, allowed.rows_per_caller
    );
  end if;
  if allowed.rows_per_table is not null then
    perform private.add_to_count(tg_table_name, '', allowed.table_window, arrived, allowed.rows_per_table);
  end if;
  return null;
end;
$$;

comment on function private.count_rows() is
  'Trigger after a statement, over all its rows (arrivals): counts each of them, and refuses the whole when it is too much.';

-- Triggers of one kind fire in the order of their names.
create trigger registered_users_10_refuse_when_full
  before insert on public.registered_users
  for each statement when (row_security_active('public.registered_users'::regclass))
  execute function private.refuse_when_full();
create trigger registered_users_30_count_rows
  after insert on public.registered_users
  referencing new table as arrivals
  for each statement when (row_security_active('public.registered_users'::regclass))
  execute function private.count_rows();

create trigger mechanic_applications_10_refuse_when_full
  before insert on public.mechanic_applications
  for each statement when (row_security_active('public.mechanic_applications'::regclass))
  execute function private.refuse_when_full();
create trigger mechanic_applications_30_count_rows
  after insert on public.mechanic_applications
  referencing new table as arrivals
  for each statement when (row_security_active('public.mechanic_applications'::regclass))
  execute function private.count_rows();

create trigger user_sessions_10_refuse_when_full
  before insert on public.user_sessions
  for each statement when (row_security_active('public.user_sessions'::regclass))
  execute function private.refuse_when_full();
create trigger user_sessions_30_count_rows
  after insert on public.user_sessions
  referencing new table as arrivals
  for each statement when (row_security_active('public.user_sessions'::regclass))
  execute function private.count_rows();

-- Called by triggers alone, which run as the owner.
revoke all on function private.window_start(interval) from public, anon, authenticated, service_role;
revoke all on function private.window_end(interval) from public, anon, authenticated, service_role;
revoke all on function private.refuse(text) from public, anon, authenticated, service_role;
revoke all on function private.add_to_count(text, bytea, interval, integer, integer)
  from public, anon, authenticated, service_role;
revoke all on function private.delete_old_counts(integer) from public, anon, authenticated, service_role;
revoke all on function private.refuse_when_full() from public, anon, authenticated, service_role;
revoke all on function private.count_rows() from public, anon, authenticated, service_role;
