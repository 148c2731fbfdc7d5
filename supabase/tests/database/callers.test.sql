-- Who counts as one caller, and what is kept of it.
begin;
select plan(57);

create function pg_temp.network_of(headers text) returns text
language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return host(private.caller_network()) || case family(private.caller_network()) when 6 then '/64' else '' end;
end
$$;

select is(pg_temp.network_of(jsonb_build_object('cf-connecting-ip', address)::text), network, description)
from (values
  ('203.0.113.7', '203.0.113.7', 'An IPv4 address is one caller'),
  (' 203.0.113.7 ', '203.0.113.7', 'with space around it'),
  ('203.0.113.7/8', '203.0.113.7', 'with a mask'),
  ('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'An IPv6 address counts as its /64'),
  ('2001:DB8:1:2::', '2001:db8:1:2::/64', 'however it is written'),
  ('2001:db8:1:2::1/128', '2001:db8:1:2::/64', 'with a mask'),
  ('2001:db8:1:2::1/16', '2001:db8:1:2::/64', 'with a wide one'),
  ('::ffff:203.0.113.7', '203.0.113.7', 'An IPv4 address in IPv6 form is the IPv4 address'),
  ('::ffff:cb00:7107/64', '203.0.113.7', 'in hexadecimal too'),
  ('::ffff:255.255.255.255', '255.255.255.255', 'up to the last'),
  ('::ffff:0.0.0.0', '0.0.0.0', 'from the first'),
  ('::1', '::/64', 'Loopback is an address like any other')
) as example (address, network, description);

select is(pg_temp.network_of(headers), network, description)
from (values
  ('{"x-forwarded-for": "203.0.113.9"}', '203.0.113.9', 'Without Cloudflare''s header the forwarding one counts'),
  ('{"x-forwarded-for": "198.51.100.1, 10.0.0.1,203.0.113.9"}', '203.0.113.9', 'and of it the last entry alone'),
  ('{"x-forwarded-for": "junk,2001:db8::1 "}', '2001:db8::/64', 'whatever stands before it'),
  ('{"x-forwarded-for": "203.0.113.9, unknown"}', null, 'An earlier one, which the caller may have written, never counts'),
  ('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.9"}', '203.0.113.7', 'Cloudflare''s comes first'),
  ('{"cf-connecting-ip": "junk", "x-forwarded-for": "203.0.113.9"}', '203.0.113.9', 'unless it holds no address'),
  ('{"x-real-ip": "203.0.113.7", "forwarded": "for=203.0.113.7", "true-client-ip": "203.0.113.7"}', null, 'Other headers are anyone''s to write'),
  ('{"CF-Connecting-IP": "203.0.113.7"}', null, 'The data interface writes names in small letters')
) as example (headers, network, description);

select is(pg_temp.network_of(headers), null, format('Junk is no address and no error: %s', left(headers, 60)))
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

-- What is kept.
select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true);
create temporary table seen as select private.caller() as hash, salt from private.caller_salt;

select is(
  (select hash from seen), (select sha256(salt || '203.0.113.7'::bytea) from seen), 'A caller is a salted hash'
);
select ok(length(salt) = 32, 'with a salt nobody can guess') from seen;
update private.caller_salt set made_on = made_on - 1;
select private.renew_caller_salt();
select results_eq(
  'select made_on, count(*) over () from private.caller_salt',
  $$ select (now() at time zone 'UTC')::date, 1::bigint $$,
  'The salt of an earlier day is replaced by today''s'
);
select isnt(private.caller(), (select hash from seen), 'With it, yesterday''s hash of the same address fits no more');
create temporary table renewed as select salt from private.caller_salt;
select private.renew_caller_salt();
select results_eq('select salt from private.caller_salt', 'select salt from renewed', 'Today''s salt stays');
select throws_ok(
  'insert into private.caller_salt values (false, ''x'', now())', '23514', null, 'There is never another beside it'
);
select isnt(
  pg_temp.network_of('{"cf-connecting-ip": "203.0.113.7"}'), null, 'The address itself is known while the request lasts'
);
select is_empty(
  $$ select attribute.attname::text from pg_attribute as attribute
     join pg_class as relation on relation.oid = attribute.attrelid
     where relation.relnamespace in ('private'::regnamespace, 'public'::regnamespace)
       and attribute.atttypid in ('inet'::regtype, 'cidr'::regtype) $$,
  'and no column could hold it'
);
delete from private.caller_salt;
select is(private.caller(), null, 'Were the salt lost, nobody would be anybody');

select * from finish();
rollback;
