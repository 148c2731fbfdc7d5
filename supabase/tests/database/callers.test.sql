-- Who counts as one caller, and what is kept of it.
begin;
select plan(68);
do $$ begin assert not exists (select from public.registered_users), 'For an empty local stack only, as sequences are not rolled back: npx supabase db reset'; end $$;

create function pg_temp.address_of(headers text) returns text
language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return host(private.caller_address());
end
$$;

select is(pg_temp.address_of(jsonb_build_object('cf-connecting-ip', header)::text), address, description)
from (values
  ('203.0.113.7', '203.0.113.7', 'An IPv4 address'),
  (' 203.0.113.7 ', '203.0.113.7', 'with space around it'),
  ('203.0.113.7/8', '203.0.113.7', 'with a mask'),
  ('2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', 'An IPv6 address'),
  ('2001:DB8:1:2::', '2001:db8:1:2::', 'however it is written'),
  ('2001:db8:1:2::1/16', '2001:db8:1:2::1', 'with a mask'),
  ('::ffff:203.0.113.7', '203.0.113.7', 'An IPv4 address in IPv6 form is the IPv4 address'),
  ('::ffff:cb00:7107/64', '203.0.113.7', 'in hexadecimal too'),
  ('::ffff:255.255.255.255', '255.255.255.255', 'up to the last'),
  ('::ffff:0.0.0.0', '0.0.0.0', 'from the first'),
  ('::1', '::1', 'Loopback is an address like any other')
) as example (header, address, description);

select is(pg_temp.address_of(headers), address, description)
from (values
  ('{"x-forwarded-for": "203.0.113.9"}', '203.0.113.9', 'Without Cloudflare''s header the forwarding one counts'),
  ('{"x-forwarded-for": "198.51.100.1, 10.0.0.1,203.0.113.9"}', '203.0.113.9', 'and of it the last entry alone'),
  ('{"x-forwarded-for": "junk,2001:db8::1 "}', '2001:db8::1', 'whatever stands before it'),
  ('{"x-forwarded-for": "203.0.113.9, unknown"}', null, 'An earlier one, which the caller may have written, never counts'),
  ('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.9"}', '203.0.113.7', 'Cloudflare''s comes first'),
  ('{"cf-connecting-ip": "junk", "x-forwarded-for": "203.0.113.9"}', '203.0.113.9', 'unless it holds no address'),
  ('{"x-real-ip": "203.0.113.7", "forwarded": "for=203.0.113.7", "true-client-ip": "203.0.113.7"}', null, 'Other headers are anyone''s to write'),
  ('{"CF-Connecting-IP": "203.0.113.7"}', null, 'The data interface writes names in small letters')
) as example (headers, address, description);

select is(pg_temp.address_of(headers), null, format('Junk is no address and no error: %s', left(headers, 60)))
from unnest(array[
  null, '', ' ', 'junk', '{', 'null', '1', '"203.0.113.7"', '[]', '["203.0.113.7"]', '{}', repeat('[', 100),
  '{"cf-connecting-ip": null}', '{"cf-connecting-ip": ""}', '{"cf-connecting-ip": " "}', '{"cf-connecting-ip": 1}',
  '{"cf-connecting-ip": ["203.0.113.7"]}', '{"cf-connecting-ip": {"a": "203.0.113.7"}}',
  '{"cf-connecting-ip": "203.0.113.256"}', '{"cf-connecting-ip": "203.0.113.7, 203.0.113.8"}',
  '{"cf-connecting-ip": "203.0.113.7/33"}', '{"cf-connecting-ip": "fe80::1%eth0"}', '{"cf-connecting-ip": "::1''; drop table x; --"}',
  '{"cf-connecting-ip": "\u202e203.0.113.7"}', '{"x-forwarded-for": ","}', '{"x-forwarded-for": "203.0.113.7,"}',
  jsonb_build_object('cf-connecting-ip', repeat('9', 1000000))::text,
  jsonb_build_object('x-forwarded-for', repeat('203.0.113.7,', 100000))::text
]) as headers;
select is(
  (select array_agg(caller) from private.scopes('registered_users')), array[''::bytea], 'Who has no address counts among all visitors only'
);

-- Networks: which of two callers' scopes are the same.
create function pg_temp.hashes_of(address text, of_table text default 'registered_users') returns bytea[]
language plpgsql as $$
begin
  perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', address)::text, true);
  return (select array_agg(caller) from private.scopes(of_table) where caller <> '');
end
$$;
select is(
  (select string_agg((one = other)::int::text, '' order by place)
   from unnest(pg_temp.hashes_of(first), pg_temp.hashes_of(second)) with ordinality as pair (one, other, place)),
  shared, format('%s and %s: %s', first, second, shared)
)
from (values
  ('203.0.113.7', '203.0.113.7', '11'),
  ('203.0.113.7', '203.0.113.200', '01'),
  ('203.0.113.7', '203.0.114.7', '00'),
  ('::ffff:203.0.113.7', '203.0.113.7', '11'),
  ('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '111'),
  ('2001:db8:1:2::1', '2001:db8:1:ff::1', '011'),
  ('2001:db8:1:2::1', '2001:db8:1:102::1', '001'),
  ('2001:db8:1:2::1', '2001:db8:2:2::1', '000')
) as example (first, second, shared);
select is_empty(
  $$ select counter from private.scopes('registered_users') where caller <> ''
     intersect select counter from private.scopes('mechanic_applications') $$,
  'No table uses the counters of another'
);
select results_eq(
  $$ select distinct counter::text ~ '^private.attempts_registered_users_\d+$' from private.scopes('registered_users') where caller <> '' $$,
  array[true], 'but its own'
);
select ok(
  not pg_temp.hashes_of('203.0.113.7') && pg_temp.hashes_of('203.0.113.7', 'user_sessions'),
  'A caller''s hashes of two tables do not show that they belong together'
);

-- What is kept.
create function pg_temp.insert_event(kind text) returns void
language plpgsql as $$
begin
  set local role anon;
  insert into public.user_sessions (session_id, page_url, user_agent, viewport_width, viewport_height, interaction_type)
  values (gen_random_uuid(), 'x', 'x', 0, 0, kind);
  reset role;
exception when check_violation then
  reset role;
end
$$;
create temporary table seen as select pg_temp.hashes_of('203.0.113.7') as hashes, private.salt() as salt;
select is(private.salt(), (select salt from seen), 'A salt lasts');
select setval('private.salt_ends_at', last_value - 1) from private.salt_ends_at;
select pg_temp.insert_event('page_view');
select isnt(private.salt(), (select salt from seen), 'until its window is over and somebody comes');
select ok(
  not pg_temp.hashes_of('203.0.113.7') && (select hashes from seen), 'From then on the old hashes fit no address'
);
create temporary table renewed as select private.salt() as salt;
select setval('private.salt_ends_at', last_value - 1) from private.salt_ends_at;
select pg_temp.insert_event('nonsense');
select isnt(
  int8send(high.last_value) || int8send(low.last_value), (select salt from renewed), 'even by a request that is refused'
)
from private.salt_high as high, private.salt_low as low;

create function pg_temp.salt_after_seed() returns bytea
language plpgsql as $$
begin
  perform setval('private.salt_ends_at', last_value - 1) from private.salt_ends_at;
  perform setseed(0.5);
  return private.salt();
end
$$;
select isnt(pg_temp.salt_after_seed(), pg_temp.salt_after_seed(), 'A salt cannot be guessed from the state of random()');
select ok(min(last_value) > 0 and length(private.salt()) = 16, 'and is as long as it should be')
from (select last_value from private.salt_high union all select last_value from private.salt_low) as halves;
select setval('private.salt_ends_at', last_value + 1) from private.salt_ends_at;
create temporary table late as
select int8send(high.last_value) || int8send(low.last_value) as salt from private.salt_high as high, private.salt_low as low;
select is(private.salt(), (select salt from late), 'A request that began in the window before does not renew the next one''s');
select setval('private.salt_ends_at', last_value - 1) from private.salt_ends_at;

select is_empty(
  $$ select attribute.attname::text from pg_attribute as attribute
     join pg_class as relation on relation.oid = attribute.attrelid
     where relation.relnamespace in ('private'::regnamespace, 'public'::regnamespace)
       and attribute.atttypid in ('inet'::regtype, 'cidr'::regtype) $$,
  'No column could hold an address'
);
select is_empty(
  $$ select relname::text from pg_class where relnamespace = 'private'::regnamespace and relpersistence <> 'u'
     and relkind in ('r', 'S') and relname ~ '^(row_counts|salt|attempts|refusals_)' $$,
  'What is known of callers is in no log, no physical backup and on no replica'
);

select * from finish();
rollback;
