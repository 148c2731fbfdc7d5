-- What refuses a request: SQLSTATE PT429, HTTP 429 at the data interface. It rolls back whatever its request wrote, so
-- rows are counted in a table and attempts, which are mostly refused, on sequences: a rollback does not take those back.

create function private.refusal_reasons()
returns text[]
language sql
immutable
return array['rows_per_request', 'rows_per_network', 'attempts_per_network', 'rows_per_table', 'bytes_per_table'];

comment on function private.refusal_reasons() is 'Every reason that private.refuse() takes.';

-- A counter is a sequence whose value is a tag of 31 bits and a count of 31. Several callers share one; it counts for
-- whom it was tagged last, so a collision gives a caller more attempts and never fewer. Two requests that tag the same
-- counter at once may count as one.
create function private.draw(counter regclass, tag bigint)
returns bigint
language plpgsql
strict
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

-- The triggers keep generic plans: a plan for each request would take longer than the queries themselves.

-- Before anything is looked up or written, so that a caller who has had enough costs no more than this.
create function private.admit_request()
returns trigger
language plpgsql
security definer
set search_path = ''
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  scopes constant private.scope[] := array(select scope from private.scopes(tg_table_name) as scope);
begin
  perform private.refuse(tg_table_name, 'bytes_per_table') from private.table_limits
  where table_name = tg_table_name and bytes < pg_total_relation_size(tg_relid);
  perform private.refuse(tg_table_name, case caller when '' then 'rows_per_table' else 'rows_per_network' end)
  from unnest(scopes) where stored >= most_rows and not passes;
  perform private.refuse(tg_table_name, 'attempts_per_network')
  from unnest(scopes) where private.draw(counter, tag) > most_attempts;
  perform set_config('private.scopes', scopes::text, true), set_config('private.row', '0', true);
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
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  number constant integer := set_config('private.row', (current_setting('private.row')::integer + 1)::text, true);
begin
  if number > 1 then
    perform private.refuse(tg_table_name, 'rows_per_request') from private.table_limits
    where table_name = tg_table_name and number > rows_per_request;
    perform private.refuse(tg_table_name, 'attempts_per_network')
    from unnest(current_setting('private.scopes')::private.scope[]) where private.draw(counter, tag) > most_attempts;
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
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  arrived constant integer := (select count(*) from arrivals);
  scope private.scope;
  narrowest integer;
  total integer;
begin
  if arrived = 0 then
    return null;
  end if;
  foreach scope in array current_setting('private.scopes')::private.scope[] loop
    continue when scope.most_rows is null;
    insert into private.row_counts as present (ends_at, table_name, caller, counted)
    values (to_timestamp(scope.ends_at), tg_table_name, scope.caller, arrived)
    on conflict (ends_at, table_name, caller) do update set counted = present.counted + excluded.counted
    returning counted into total;
    narrowest := coalesce(narrowest, total);
    if total > scope.most_rows and not (scope.passes and narrowest = 1) then
      perform private.refuse(tg_table_name, case scope.caller when '' then 'rows_per_table' else 'rows_per_network' end);
    end if;
  end loop;
  if narrowest = arrived then
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

-- The triggers ask for the role and not for row_security_active(): a table whose row-level security is off is limited all
-- the same. The owner, with the secret key or in the dashboard, is not. Triggers of one kind fire in the order of their
-- names.
do $$
declare
  statement text;
begin
  for statement in
    select format('create unlogged sequence private.attempts_%s_%s', table_name, number)
    from private.table_limits, generate_series(0, 191) as number
    union all
    select format('create unlogged sequence private.refusals_%s_%s_%s', table_name, reason, turn)
    from private.table_limits, unnest(private.refusal_reasons()) as reason, generate_series(0, 1) as turn
    union all
    select format(
      'create trigger %1$s_%2$s_%3$s %4$s when (current_user in (''anon'', ''authenticated'')) execute function private.%3$s()',
      table_name, place, action, format(event, table_name)
    )
    from private.table_limits, (values
      (10, 'admit_request', 'before insert on public.%s for each statement'),
      (20, 'admit_row', 'before insert on public.%s for each row'),
      (30, 'count_rows', 'after insert on public.%s referencing new table as arrivals for each statement')
    ) as part (place, action, event)
  loop
    execute statement;
  end loop;
end;
$$;
