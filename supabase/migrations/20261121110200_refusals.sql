-- What is refused is rolled back, so the limiter counts it on sequences, and later rows that are stored copy those.
create table private.refusals (
  hour timestamptz not null,
  table_name text not null,
  reason text not null,
  refusals bigint not null,

  primary key (hour, table_name, reason)
);

comment on table private.refusals is
  'What was refused in each hour of the last seven days, as far as private.keep_refusals() has copied it from the counters.';
comment on column private.refusals.hour is 'Start of the hour.';
comment on column private.refusals.table_name is 'As in private.limits.';
comment on column private.refusals.reason is 'The limit that was met. "network": of the caller, or of the /24, /56 or /48 around.';
comment on column private.refusals.refusals is 'Requests that were refused for it.';

create function private.counted_refusals()
returns setof private.refusals
language sql
set search_path = ''
as $$
  select to_timestamp((value >> 31) * 3600), table_name, reason, value & 2147483647
  from private.table_limits
  cross join unnest(private.refusal_reasons()) as reason
  cross join generate_series(0, 1) as turn
  cross join lateral
    pg_sequence_last_value(format('private.refusals_%s_%s_%s', table_name, reason, turn)::regclass) as value
  where value >> 31 > extract(epoch from now() - interval '7 days') / 3600
$$;

comment on function private.counted_refusals() is 'What the counters of refusals hold: of each, the last two hours in which it counted.';

create function private.keep_refusals()
returns void
language sql
set search_path = ''
as $$
  delete from private.refusals where hour < now() - interval '7 days';
  insert into private.refusals
  select * from private.counted_refusals() except select * from private.refusals
  order by 1, 2, 3
  on conflict (hour, table_name, reason) do update set refusals = excluded.refusals;
$$;

comment on function private.keep_refusals() is 'Copies the counters of refusals to private.refusals, as a refusal itself cannot, and deletes what is older than seven days.';

create view reporting.refusals_by_hour with (security_invoker = true) as
select hour, table_name, reason, max(refusals) as refusals
from (select * from private.refusals union all select * from private.counted_refusals()) as counted
where hour > now() - interval '7 days'
group by hour, table_name, reason
order by hour desc, table_name, reason;

comment on view reporting.refusals_by_hour is
  'Requests that a limit refused in the last seven days. An hour is missing when two hours later more was refused and in all that time nothing was stored; what a constraint or the unique index refuses is not counted.';
comment on column reporting.refusals_by_hour.hour is 'Start of the hour.';
comment on column reporting.refusals_by_hour.table_name is 'Table that was written to.';
comment on column reporting.refusals_by_hour.reason is
  'The limit that was met. "network": of the caller, or of the /24, /56 or /48 around.';
comment on column reporting.refusals_by_hour.refusals is 'Requests refused for it; the server begins at zero again after a crash.';
