begin;
select no_plan();
\ir example_rows.psql

-- Copies private.limits without the collation of its key.
create temporary table present as select table_name collate "default" as table_name, per_address, per_network, per_hour,
  first_rows_above_ceiling, per_day, most_rows from private.limits;
select results_eq(
  'select * from present order by 1',
  $$ values
    ('mechanic_applications', 20, 60, 1000, 500, 3000, 10000::bigint),
    ('registered_users', 60, 300, 5000, 2500, 20000, 70000),
    ('user_sessions', 2400, 12000, 100000, 0, null, 250000) $$,
  'Each table has its default limits. If you change one, update docs/security.md'
);
select bag_eq(
  'select table_name from present',
  $$ select relname::text collate "default" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') $$,
  'Every table that visitors write to has limits'
);
select is_empty(
  $$ select relname::text from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'
     and relname in ('counts', 'salts') and relpersistence <> 'u' $$,
  'The tables with data about callers are unlogged'
);

update private.limits set per_address = 10, per_network = 60 where table_name = 'mechanic_applications';
update private.limits set per_address = 20, per_network = 200 where table_name = 'registered_users';
update private.limits set per_address = 300, per_network = 1000 where table_name = 'user_sessions';

-- Returns the number of rows that a visitor can store, one by one, before a limit rejects one. Any other rejection ends the
-- test.
create function pg_temp.stored_from(address text, name text) returns integer
language plpgsql as $$
begin
  perform pg_temp.call_from(address);
  set local role anon;
  for stored in 0 .. 400 loop
    begin
      perform pg_temp.store(name);
    exception when sqlstate 'PT429' then
      assert sqlerrm = 'Too many rows', sqlerrm;
      reset role;
      return stored;
    end;
  end loop;
end
$$;

select is(pg_temp.stored_from('198.51.100.1', name), most, format('A caller stores %s rows in %s per hour', most, name))
from (values ('registered_users', 20), ('mechanic_applications', 10), ('user_sessions', 300)) as example (name, most);
select is(pg_temp.stored_from('198.51.100.1', name), 0, format('The caller stores no more rows in %s', name)) from tables;
set local role anon;
select pg_temp.call_from('198.51.100.2');
select lives_ok(pg_temp.insert_into(name), format('Another caller may store rows in %s', name)) from tables;

select pg_temp.call_from('198.51.100.3');
select lives_ok(pg_temp.insert_into('registered_users', '{"email_id": "listed@driver.example"}'), 'A driver may join while no limit has been reached');
select throws_ok(
  pg_temp.insert_into('registered_users', '{"email_id": "listed@driver.example"}'), '23505', null, 'A duplicate registration is rejected, attempt ' || time
)
from generate_series(1, 25) as time;
select throws_ok(pg_temp.insert_into('registered_users', '{"email_id": "none"}'), '23514', null, 'An invalid row is rejected');
reset role;
select is(pg_temp.stored_from('198.51.100.3', 'registered_users'), 19, 'Rejected rows do not count toward the limit for an address');
set local role anon;
select throws_ok(
  pg_temp.insert_into('registered_users', jsonb_build_object('email_id', address)), 'PT429', 'Too many rows',
  format('A caller at the limit learns nothing about %s', address)
)
from unnest(array['listed@driver.example', 'nobody@driver.example', 'none']) as address;

reset role;

select is(
  pg_temp.stored_from(address, 'mechanic_applications'), stored, format('From %s, %s applications are stored', address, stored)
)
from (values
  ('203.0.113.1', 10), ('203.0.113.2', 10), ('203.0.113.3', 10), ('203.0.113.127', 10), ('203.0.113.128', 10),
  ('203.0.113.254', 10), ('203.0.113.255', 0),
  ('2001:db8:1:0::1', 10), ('2001:db8:1:0:ffff::1', 0), ('2001:db8:1:1::1', 10), ('2001:db8:1:2::1', 10),
  ('2001:db8:1:ff::1', 10), ('2001:db8:1:100::1', 10), ('2001:db8:1:ffff::1', 10), ('2001:db8:1:300::1', 0), ('2001:db8:2::1', 10), ('::ffff:203.0.114.1', 10), ('203.0.114.1', 0)
) as example (address, stored);

-- Tests the limit for an IPv6 /32, which may store half as many rows as all visitors together. So far, 151 mechanics have
-- applied, 70 of them from 2001:db8::/32.
update private.limits set per_hour = 170 where table_name = 'mechanic_applications';
select is(
  pg_temp.stored_from(address, 'mechanic_applications'), stored, format('From %s, %s applications are stored', address, stored)
)
from (values ('2001:db8:3::1', 10), ('2001:db8:4::1', 5), ('2001:db8:ffff::1', 0), ('2001:db9::1', 4)) as example (address, stored);

-- Tests the limit for all visitors together. So far, 41 drivers have registered, and 301 events have been stored.
update private.limits set per_hour = case table_name when 'registered_users' then 43 when 'user_sessions' then 303 else per_hour end;
select is(pg_temp.stored_from(address, name), stored, format('%s rows in %s: %s', stored, name, what))
from (values
  ('192.0.2.1', 'registered_users', 2, 'all visitors share a ceiling'),
  ('192.0.2.1', 'user_sessions', 2, 'events have a ceiling too'),
  ('192.0.2.2', 'registered_users', 1, 'above the ceiling, each address may join once'),
  ('192.0.2.2', 'user_sessions', 0, 'above the ceiling, no event is stored'),
  (null, 'registered_users', 0, 'above the ceiling, no caller without an address may join'),
  ('junk', 'registered_users', 0, 'above the ceiling, no caller with an invalid address may join')
) as example (address, name, stored, what);
-- A rolled-back count would take up space until the next vacuum.
create temporary view written as select sum(n_tup_ins + n_tup_upd) as rows from pg_stat_xact_user_tables where relname in ('counts', 'user_sessions');
create temporary table written_before as select * from written;
select is(pg_temp.stored_from('2001:db8:' || network || '::1', 'user_sessions'), 0, 'No event is stored from network ' || network)
from generate_series(5, 9) as network;
select is(written.rows, written_before.rows, 'Rejected requests write no row, even if they come from many networks')
from written, written_before;
-- So far, 44 drivers have registered in this hour and on this day.
update private.limits set first_rows_above_ceiling = 3 where table_name = 'registered_users';
select is(pg_temp.stored_from(address, 'registered_users'), stored, 'First rows above the ceiling have a limit: ' || stored)
from (values ('192.0.2.10', 1), ('192.0.2.11', 1), ('192.0.2.12', 0)) as example (address, stored);
update private.limits set per_hour = 100, per_day = 48 where table_name = 'registered_users';
select is(pg_temp.stored_from(address, 'registered_users'), stored, what)
from (values
  ('192.0.2.13', 2, 'The number of rows per day is limited, too'),
  ('192.0.2.13', 0, 'The limit per day applies to a caller who has already stored a row'),
  ('192.0.2.14', 1, 'Beyond the limit per day, each address may join once'),
  ('192.0.2.14', 0, 'Beyond the limit per day, no address may join twice')
) as example (address, stored, what);
update private.limits set per_day = 25 where table_name = 'registered_users';
select is(pg_temp.stored_from(address, 'registered_users'), stored, 'First rows beyond the limit per day have the same limit: ' || stored)
from (values ('192.0.2.15', 1), ('192.0.2.16', 0)) as example (address, stored);
update private.limits set per_day = 100 where table_name = 'registered_users';

analyze public.registered_users;
update private.limits set most_rows = (select count(*) from public.registered_users) where table_name = 'registered_users';
set local role anon;
select pg_temp.call_from('192.0.2.3');
select throws_ok(pg_temp.insert_into('registered_users'), 'PT429', 'The table is full', 'A full list rejects a row');
set local role service_role;
delete from public.registered_users where id = (select id from public.registered_users limit 1);
set local role anon;
select lives_ok(pg_temp.insert_into('registered_users'), 'A full list accepts a row as soon as the owner has deleted one');
reset role;
analyze public.registered_users;
update private.limits set most_rows = most_rows + 1 where table_name = 'registered_users';
set local role anon;
select lives_ok(pg_temp.insert_into('registered_users'), 'A list accepts rows up to its limit');
reset role;
delete from private.limits where table_name = 'user_sessions';
set local role anon;
select throws_ok(pg_temp.insert_into('user_sessions'), 'PT507', 'private.limits has no row for user_sessions', 'A table without limits accepts no rows');
reset role;

update private.limits set per_hour = 100000, most_rows = 100000;
select is_empty(
  $$ select tgname::text from pg_trigger where tgname in ('begin_request', 'count_row')
     and pg_get_triggerdef(oid) !~ 'WHEN .*anon.*authenticated' $$,
  'The triggers run for both roles that visitors may have'
);
set local role service_role;
select pg_temp.call_from('192.0.2.4');
select lives_ok(format('select pg_temp.store(%L) from generate_series(1, 600)', name), format('The owner imports 600 rows into %s', name))
from tables;
reset role;

create temporary table seen as select caller_hash, (select salt from private.salts) as salt from private.counts;
select results_eq(
  'select distinct ends_at from private.counts order by 1',
  $$ select distinct date_trunc(span, now(), 'UTC') + ('1 ' || span)::interval from unnest(array['hour', 'day']) as span order by 1 $$,
  'Each count ends when its hour or its day ends'
);
select is_empty(
  'select caller_hash from private.counts group by caller_hash having count(distinct ends_at) > 1',
  'The count for a day is separate from the count for its last hour'
);
update private.counts set ends_at = ends_at - interval '1 day';
insert into private.counts values (now() - interval '1 minute', 'a', 1), (now() - interval '61 seconds', 'b', 1);
set local role anon;
select pg_temp.call_from('198.51.100.1');
select lives_ok(pg_temp.insert_into('registered_users'), 'A caller may store rows again in the next hour');
reset role;
select is(count(*)::int, 5, 'Old counts are deleted, except those that a running request may need') from private.counts;
select isnt_empty('select caller_hash from private.counts intersect select caller_hash from seen', 'An address has the same hash all day');
update private.salts set day = day - 2;
set local role anon;
select lives_ok(pg_temp.insert_into('registered_users'), 'A caller may store rows on the next day');
reset role;
select results_eq(
  $$ select day, salt <> (select min(salt::text)::uuid from seen) from private.salts $$,
  $$ select (now() at time zone 'UTC')::date, true $$, 'A new salt replaces the old one on the next day'
);
select is(count(*)::int, 9, 'The hashes are different on the next day') from private.counts;

create function pg_temp.address_of(headers text) returns text
language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return host(private.caller_address());
end
$$;
select is(pg_temp.address_of(jsonb_build_object('cf-connecting-ip', header)::text), address, format('The header %s means the address %s', header, address))
from (values
  ('203.0.113.7', '203.0.113.7'), ('203.0.113.7/8', '203.0.113.7'),
  ('2001:DB8:1:2::', '2001:db8:1:2::'), ('2001:db8:1:2::1/16', '2001:db8:1:2::1'), ('::1', '::1'),
  ('::ffff:203.0.113.7', '203.0.113.7'), ('::ffff:cb00:7107/64', '203.0.113.7'), ('::ffff:255.255.255.255', '255.255.255.255')
) as example (header, address);
select is(pg_temp.address_of(headers), address, description)
from (values
  ('{"x-forwarded-for": "198.51.100.1, 10.0.0.1,203.0.113.9"}', '203.0.113.9', 'The last entry in x-forwarded-for is used if Cloudflare''s header is missing'),
  ('{"x-forwarded-for": "203.0.113.9, unknown"}', null, 'Earlier entries, which the caller may have written, are never used'),
  ('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.9"}', '203.0.113.7', 'Cloudflare''s header takes precedence'),
  ('{"x-real-ip": "203.0.113.7", "forwarded": "for=203.0.113.7", "true-client-ip": "203.0.113.7"}', null, 'Headers that anyone can write are never used')
) as example (headers, address, description);
select is(pg_temp.address_of(headers), null, format('Invalid headers give null instead of an error: %s', left(headers, 60)))
from unnest(array[
  null, '', 'junk', '{', '["203.0.113.7"]', repeat('[', 100), '{"cf-connecting-ip": null}', '{"cf-connecting-ip": "203.0.113.256"}',
  '{"cf-connecting-ip": "::1''; drop table x; --"}', jsonb_build_object('x-forwarded-for', repeat('203.0.113.7,', 100000))::text
]) as headers;

select * from finish();
rollback;
