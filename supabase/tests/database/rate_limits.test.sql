-- How much visitors may store: exactly as many rows as private.limits says, however they are sent.
begin;
select plan(86);

create function pg_temp.call_from(address text) returns text
language sql as $$
  select set_config('request.headers', coalesce(jsonb_build_object('cf-connecting-ip', address)::text, ''), true)
$$;

-- An insert of so many sound rows into one of the tables.
create function pg_temp.rows_for(name text, many int) returns text
language sql as $$
  select case name
    when 'registered_users' then format(
      'insert into public.registered_users (email_id, postal_code, user_agent)
       select gen_random_uuid() || ''@pitlane.example'', ''M5V 2T6'', ''x'' from generate_series(1, %s)', many)
    when 'mechanic_applications' then format(
      'insert into public.mechanic_applications (full_name, phone_number, email_address, street_address, city, postal_code)
       select ''x'', ''x'', gen_random_uuid() || ''@garage.example'', ''x'', ''x'', ''x'' from generate_series(1, %s)', many)
    when 'user_sessions' then format(
      'insert into public.user_sessions
         (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
       select gen_random_uuid(), ''x'', ''x'', 0, 0, ''page_view'' from generate_series(1, %s)', many)
  end
$$;

-- Sends inserts of one row until one is refused, and says how many were stored and what ended it.
create function pg_temp.stored_until_refused(name text) returns text
language plpgsql as $$
declare
  stored int := 0;
begin
  loop
    begin
      execute pg_temp.rows_for(name, 1);
    exception when others then
      return format('%s, then %s: %s', stored, sqlstate, sqlerrm);
    end;
    stored := stored + 1;
  end loop;
end
$$;

set local role anon;

-- One caller.
select pg_temp.call_from('198.51.100.1');
select is(pg_temp.stored_until_refused('registered_users'), '20, then PT429: Too many rows', 'A caller registers 20 times an hour');
select is(pg_temp.stored_until_refused('mechanic_applications'), '10, then PT429: Too many rows', 'applies 10 times an hour');
select is(pg_temp.stored_until_refused('user_sessions'), '300, then PT429: Too many rows', 'and leaves 300 events in ten minutes');
select is(pg_temp.stored_until_refused(name), '0, then PT429: Too many rows', format('%s stays closed', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
select throws_ok(pg_temp.rows_for(name, 0), 'PT429', null, format('to a request of nothing too: %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
select set_config('TimeZone', zone, true),
  throws_ok(pg_temp.rows_for('registered_users', 1), 'PT429', null, 'A caller can choose a time zone but no window: ' || zone)
from unnest(array['Asia/Kathmandu', 'Pacific/Kiritimati', 'America/St_Johns']) as zone;
select set_config('TimeZone', 'UTC', true);

select pg_temp.call_from('198.51.100.2');
select lives_ok(pg_temp.rows_for(name, 1), format('Another caller is free to use %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

-- One household.
select pg_temp.call_from('2001:db8:1:1::' || to_hex(host)), lives_ok(pg_temp.rows_for('mechanic_applications', 1), format('Host %s of a /64 applies', host))
from generate_series(1, 10) as host;
select pg_temp.call_from('2001:db8:1:1:ffff::1');
select throws_ok(pg_temp.rows_for('mechanic_applications', 1), 'PT429', 'Too many rows', 'The eleventh is refused: they are one caller');
select pg_temp.call_from('2001:db8:1:2::1');
select lives_ok(pg_temp.rows_for('mechanic_applications', 1), 'The next /64 is another');

-- Requests of many rows.
select pg_temp.call_from('198.51.100.3');
select throws_ok(pg_temp.rows_for(name, most + 1), 'PT429', 'Too many rows in one request', format('%s rows at once into %s are refused', most + 1, name))
from (values ('registered_users', 1), ('mechanic_applications', 1), ('user_sessions', 50)) as caps (name, most);
select throws_ok(pg_temp.rows_for('user_sessions', 20000), 'PT429', 'Too many rows in one request', 'as are 20,000');
select lives_ok(pg_temp.rows_for(name, 0), format('None into %s are none', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
select lives_ok(pg_temp.rows_for('user_sessions', 50), format('50 events at once, time %s', time))
from generate_series(1, 5) as time;
select lives_ok(pg_temp.rows_for('user_sessions', 49), 'and 49: 299 of 300');
select throws_ok(pg_temp.rows_for('user_sessions', 2), 'PT429', 'Too many rows', 'Two more are refused together');
select lives_ok(pg_temp.rows_for('user_sessions', 1), 'and took no place: one still fits');
select throws_ok(pg_temp.rows_for('user_sessions', 1), 'PT429', 'Too many rows', 'The next does not');

-- Nobody's address.
select pg_temp.call_from(null);
select lives_ok(pg_temp.rows_for('registered_users', 1), format('Without the gateway''s header callers are not told apart (%s)', time))
from generate_series(1, 21) as time;
select set_config('request.headers', '{"cf-connecting-ip": "junk"}', true);
select lives_ok(pg_temp.rows_for('registered_users', 1), 'nor by junk in it');

-- All together.
reset role;
select results_eq(
  $$ select table_name collate "default", sum(counted) filter (where caller = ''), sum(counted) filter (where caller <> '')
     from private.row_counts group by table_name order by 1 $$,
  $$ values ('mechanic_applications', 22::bigint, 22::bigint), ('registered_users', 43, 21), ('user_sessions', 601, 601) $$,
  'Every stored row is counted once for its caller and once for its table, and no refused one'
);
select results_eq(
  $$ select table_name collate "default", count(*) from private.row_counts group by table_name order by 1 $$,
  $$ values ('mechanic_applications', 5::bigint), ('registered_users', 3), ('user_sessions', 4) $$,
  'in one row for each caller, table and window'
);
update private.limits set rows_per_table = case table_name
  when 'mechanic_applications' then 23 when 'registered_users' then 45 when 'user_sessions' then 604 end;
set local role anon;
select pg_temp.call_from('198.51.100.4');
select is(pg_temp.stored_until_refused('mechanic_applications'), '1, then PT429: Too many rows', 'The ceiling of a table holds for new callers');
select is(pg_temp.stored_until_refused('registered_users'), '2, then PT429: Too many rows', 'of each table by itself');
select pg_temp.call_from(null);
select is(pg_temp.stored_until_refused('user_sessions'), '3, then PT429: Too many rows', 'and for callers without an address');

-- The next window.
reset role;
update private.row_counts set ends_at = ends_at - interval '2 days';
select is(pg_temp.call_from('198.51.100.1') <> '', true, 'An hour later');
set local role anon;
select lives_ok(pg_temp.rows_for('mechanic_applications', 1), 'the first caller is welcome again');
reset role;
select results_eq(
  'select table_name collate "default", counted from private.row_counts order by caller',
  $$ values ('mechanic_applications', 1), ('mechanic_applications', 1) $$,
  'and the counts of the past are gone'
);
insert into private.row_counts
select now() + age, 'user_sessions', number::text::bytea, 1
from generate_series(1, 250) as number, (values (interval '-2 minutes'), ('-1 second'), ('1 second')) as ages (age);
select is(private.delete_old_counts(100), 100::bigint, 'A visitor deletes a hundred of them at most');
select is(private.delete_old_counts(), 150::bigint, 'the job all that are over');
select is(private.delete_old_counts(), 0::bigint, 'but none that a request under way may still need');
select ok(relpersistence = 'u', 'They are in no log and no backup') from pg_class where oid = 'private.row_counts'::regclass;

-- The owner.
set local role service_role;
select pg_temp.call_from('198.51.100.1');
select lives_ok(pg_temp.rows_for(name, 400), format('The owner imports 400 rows into %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

-- Limits that are not set.
reset role;
update private.limits set rows_per_request = null, rows_per_caller = null, rows_per_table = null, attempts_per_caller = null;
set local role anon;
select lives_ok(pg_temp.rows_for(name, 400), format('Without a number nothing is limited: %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
reset role;
delete from private.limits;
set local role anon;
select lives_ok(pg_temp.rows_for(name, 1), format('nor without a row: %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

select * from finish();
rollback;
