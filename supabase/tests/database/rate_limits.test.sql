-- How much visitors may store: exactly as many rows as private.limits says, however they are sent.
begin;
select plan(108);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

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

-- Sends up to so many inserts of one row until one is refused, and returns how many were stored and what ended it.
create function pg_temp.stored_until_refused(name text, at_most int default 400) returns text
language plpgsql as $$
begin
  for stored in 0 .. at_most loop
    begin
      execute pg_temp.rows_for(name, 1);
    exception when others then
      return format('%s, then %s: %s', stored, sqlstate, sqlerrm);
    end;
  end loop;
  return format('more than %s', at_most);
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
from (values ('registered_users', 1), ('mechanic_applications', 1), ('user_sessions', 1)) as caps (name, most);
reset role;
update private.table_limits set rows_per_request = 50 where table_name = 'user_sessions';
set local role anon;
select throws_ok(pg_temp.rows_for('user_sessions', 51), 'PT429', 'Too many rows in one request', 'The owner may allow 50, and 51 are refused');
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

-- Larger networks.
reset role;
select results_eq(
  $$ select table_name collate "default", array_agg(counted order by counted)
     from private.row_counts group by table_name order by 1 $$,
  $$ values
    -- 198.51.100.1 and .2, their /24; ten hosts of a /64 and one of the next, their /56 and /48; all
    ('mechanic_applications', '{1,1,10,10,11,11,11,22}'::int[]),
    -- 198.51.100.1 and .2, their /24; all, 22 without an address among them
    ('registered_users', '{1,20,21,43}'),
    -- 198.51.100.1, .2 and .3, their /24; all
    ('user_sessions', '{1,300,300,601,601}') $$,
  'Every stored row is counted once for its caller, for each network around and for all, and no refused one'
);
update private.limits set rows = case bits when 24 then 3 when 56 then 4 when 48 then 6 end where bits in (24, 56, 48);
set local role anon;
select pg_temp.call_from(address), is(
  pg_temp.stored_until_refused(name), format('%s, then PT429: Too many rows', stored), format('%s from %s: %s', name, address, stored)
)
from (values
  ('registered_users', '192.0.2.1', 3), ('registered_users', '192.0.2.2', 0), ('registered_users', '203.0.113.1', 3),
  ('mechanic_applications', '2001:db8:9:1::1', 4), ('mechanic_applications', '2001:db8:9:2::1', 0),
  ('mechanic_applications', '2001:db8:9:102::1', 2), ('mechanic_applications', '2001:db8:9:202::1', 0),
  ('mechanic_applications', '2001:db8:a::1', 4), ('user_sessions', '192.0.2.1', 3), ('user_sessions', '192.0.2.2', 0)
) as example (name, address, stored);

-- All together.
reset role;
update private.limits set rows = null where bits in (24, 56, 48);
update private.limits set rows = case table_name
  when 'mechanic_applications' then 35 when 'registered_users' then 51 when 'user_sessions' then 607 end
where family = 0;
set local role anon;
select pg_temp.call_from('198.51.100.4');
select is(pg_temp.stored_until_refused('mechanic_applications'), '3, then PT429: Too many rows', 'The ceiling of a table holds for all together');
select is(pg_temp.stored_until_refused('registered_users'), '2, then PT429: Too many rows', 'of each table by itself');
select pg_temp.call_from(null);
select throws_ok(pg_temp.rows_for('user_sessions', 4), 'PT429', 'Too many rows', 'Four events at once do not fit where three do');
select is(pg_temp.stored_until_refused('user_sessions'), '3, then PT429: Too many rows', 'and for callers without an address');
select is(pg_temp.stored_until_refused('registered_users'), '0, then PT429: Too many rows', 'who have no first row to claim');
select pg_temp.call_from('198.51.100.5');
select is(pg_temp.stored_until_refused('registered_users'), '1, then PT429: Too many rows', 'Above it a network that has stored none may register once');
select is(pg_temp.stored_until_refused('mechanic_applications'), '1, then PT429: Too many rows', 'and apply once');
select is(pg_temp.stored_until_refused('user_sessions'), '0, then PT429: Too many rows', 'while events are given up');
select throws_ok(
  'insert into public.registered_users (email_id, postal_code, user_agent) values (''no address'', ''x'', ''x'')',
  'PT429', 'Too many rows', 'and for whoever has had that row nothing is looked up'
);
select throws_ok(
  $$ insert into public.user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
     values (gen_random_uuid(), 'x', 'x', 0, 0, 'nonsense') $$,
  'PT429', 'Too many rows', 'nor for an event'
);
reset role;
update private.limits set rows = 100000 where family = 0;
update private.table_limits set bytes = pg_total_relation_size('public.user_sessions') - 1 where table_name = 'user_sessions';
set local role anon;
select pg_temp.call_from('198.51.100.6');
select throws_ok(pg_temp.rows_for('user_sessions', 1), 'PT429', 'Too many rows', 'A table that has had its share of the disk takes no more');
reset role;
update private.table_limits set bytes = bytes + 1 where table_name = 'user_sessions';
set local role anon;
select lives_ok(pg_temp.rows_for('user_sessions', 1), 'though all up to it');
reset role;
update private.table_limits set bytes = null;

-- One switch is one protection.
savepoint protected;
alter table public.registered_users disable row level security, no force row level security;
alter table public.user_sessions disable row level security, no force row level security;
set local role anon;
select pg_temp.call_from('198.51.100.7');
select is(pg_temp.stored_until_refused('registered_users'), '20, then PT429: Too many rows', 'Without row-level security the limits hold all the same');
select throws_ok(pg_temp.rows_for('user_sessions', 51), 'PT429', 'Too many rows in one request', 'of a request too');
reset role;
rollback to protected;
select is_empty(
  $$ select relname::text, tgname::text from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and tgname ~ '^.*_[123]0_'
       and pg_get_triggerdef(pg_trigger.oid) !~ 'WHEN .*anon.*authenticated' $$,
  'They hold for both roles of a visitor'
);

-- The next window.
delete from private.row_counts;
select pg_temp.call_from('198.51.100.8');
update private.table_limits set rows_per_request = 50;
set local role anon;
select lives_ok(pg_temp.rows_for('mechanic_applications', 10), 'A caller has applied as often as allowed');
select throws_ok(pg_temp.rows_for('mechanic_applications', 1), 'PT429', 'Too many rows', 'and is refused');
reset role;
update private.row_counts set ends_at = ends_at - interval '2 days';
set local role anon;
select lives_ok(pg_temp.rows_for('mechanic_applications', 1), 'An hour later the caller is welcome again');
reset role;
select results_eq(
  'select table_name collate "default", counted from private.row_counts',
  $$ values ('mechanic_applications', 1), ('mechanic_applications', 1) $$,
  'and the counts of the past are gone'
);
insert into private.row_counts
select now() + age, 'user_sessions', number::text::bytea, 1
from generate_series(1, 250) as number, (values (interval '-2 minutes'), ('-1 second'), ('1 second')) as ages (age);
select is(private.delete_old_counts(100), 100::bigint, 'A visitor deletes a hundred of them at most');
select is(private.delete_old_counts(), 150::bigint, 'the job all that are over');
select is(private.delete_old_counts(), 0::bigint, 'but none that a request under way may still need');

-- The owner.
set local role service_role;
select pg_temp.call_from('198.51.100.1');
select lives_ok(pg_temp.rows_for(name, 400), format('The owner imports 400 rows into %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

-- Limits that are not set.
reset role;
update private.limits set rows = null, attempts = null;
update private.table_limits set rows_per_request = null;
set local role anon;
select lives_ok(pg_temp.rows_for(name, 400), format('Without a number nothing is limited: %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;
reset role;
delete from private.limits;
delete from private.table_limits;
set local role anon;
select lives_ok(pg_temp.rows_for(name, 1), format('nor without a row: %s', name))
from unnest(array['registered_users', 'mechanic_applications', 'user_sessions']) as name;

select * from finish();
rollback;
